// The builder with JavaScript: clicks answer in place, number keys press the buttons of a card, cards show their face.
//
// Every control is a form post that works without this file. Clicks are sent one after the other, in the order
// they were made, each with what it said at that moment: none is lost, and no late answer overwrites a newer one.

const build = document.getElementById("build");
const sheet = document.getElementById("deck-sheet");
const wide = matchMedia("(min-width: 75rem)");

// ---- clicks, in order

let queue = Promise.resolve();

function send(form, button) {
  const address = button?.getAttribute("formaction") ?? form.action;
  const values = Object.fromEntries(new FormData(form, button));
  press(button);
  queue = queue.then(() => post(address, values, button)).catch(() => {});
}

async function post(address, values, button) {
  sheet.setAttribute("aria-busy", "true");
  values.seen = document.querySelector("input[name=seen]").value;
  try {
    // Not from the form: htmx would send it to the button pressed last, which may be a later one.
    await htmx.ajax("POST", address, { values, source: sheet, target: "#deck", swap: "outerHTML show:none" });
  } finally {
    sheet.removeAttribute("aria-busy");
    release(button);
  }
}

// The pressed number shows at once. An answer that changes it brings new buttons; any other leaves these as they were.
function press(button) {
  const group = button?.closest(".copies");
  if (!group) return;
  for (const other of group.querySelectorAll("button")) {
    if (other.getAttribute("aria-pressed") === "true") group.dataset.was ??= other.value;
    other.setAttribute("aria-pressed", String(other === button));
  }
}

function release(button) {
  const group = button?.closest(".copies");
  if (group?.dataset.was === undefined) return;
  for (const other of group.querySelectorAll("button")) {
    other.setAttribute("aria-pressed", String(other.value === group.dataset.was));
  }
  delete group.dataset.was;
}

document.addEventListener("submit", (event) => {
  if (event.target !== build && !event.target.matches("[data-save]")) return;
  event.preventDefault();
  send(event.target, event.submitter);
});

document.addEventListener("change", (event) => {
  const form = event.target.closest("form[data-save]");
  if (form?.reportValidity()) send(form);
});

// ---- what is open stays open, and what is under the finger stays there

let opened = [];
let held = null;

document.addEventListener("htmx:beforeSwap", (event) => {
  if (event.detail.target.id !== "deck") return;
  opened = [...event.detail.target.querySelectorAll("details[open][id]")].map((details) => details.id);
  const active = document.activeElement;
  held = event.detail.target.contains(active) && active.id ? [active.id, active.getBoundingClientRect().top] : null;
});

document.addEventListener("htmx:afterSwap", (event) => {
  // A search that the deck started shows its cards: on a phone the deck, opened by its address, goes down again.
  if (event.detail.target.id === "results" && sheet.matches(":target")) location.hash = "results";
  if (event.detail.target.id !== "deck") return;
  for (const id of opened) document.getElementById(id)?.setAttribute("open", "");
  const again = held && document.getElementById(held[0]);
  if (again) sheet.scrollTop += again.getBoundingClientRect().top - held[1];
});

// ---- keys: a number for the card in focus, the usual ones to undo and do again

function buttonFor(event) {
  if (event.altKey || event.target.matches("input, select, textarea")) return null;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key === "z") return document.getElementById(event.shiftKey ? "redo" : "undo");
    return key === "y" ? document.getElementById("redo") : null;
  }
  const row = /^[0-9]$/.test(key) && event.target.closest(".find, .printing-row");
  return row ? row.querySelector(`.copies button[value="${key}"]`) : null;
}

document.addEventListener("keydown", (event) => {
  const button = buttonFor(event);
  if (!button) return;
  event.preventDefault();
  button.click();
});

// ---- the card under the pointer or the focus

let shown = null;
let soon = 0;

function preview(row) {
  clearTimeout(soon);
  if (!wide.matches || row.dataset.preview === shown) return;
  soon = setTimeout(() => {
    shown = row.dataset.preview;
    htmx.ajax("GET", shown, { source: "#preview", target: "#preview", swap: "innerHTML show:none" });
  }, 90);
}

for (const name of ["mouseover", "focusin"]) {
  document.addEventListener(name, (event) => {
    const row = event.target.closest?.("[data-preview]");
    if (row) preview(row);
  });
}

document.addEventListener("click", async (event) => {
  const link = event.target.closest("a.find-card");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const dialog = document.getElementById("card-dialog");
  await htmx.ajax("GET", link.closest("[data-preview]").dataset.preview, { source: dialog, target: "#card-in-dialog", swap: "innerHTML" });
  dialog.showModal();
});
