// The builder with JavaScript: clicks answer in place, number keys press the buttons of a card, cards show their face.
//
// Every control is a form post that works without this file. Clicks are sent one after the other, in the order
// they were made, each with what it said at that moment: none is lost, and no late answer overwrites a newer one.
// A number says how many copies; + and − say one more or one fewer than whatever the deck holds by then.

const build = document.getElementById("build");
const sheet = document.getElementById("deck-sheet");
const wide = matchMedia("(min-width: 75rem)");

// ---- clicks, in order

let queue = Promise.resolve();

function send(form, button) {
  const address = button?.getAttribute("formaction") ?? form.action;
  const values = Object.fromEntries(new FormData(form, button));
  press(button);
  const sent = queue.then(() => post(address, values, button));
  queue = sent.catch(() => {});
  return sent;
}

// Whether the change was made: the answer is the deck anew, and holds no refusal.
async function post(address, values, button) {
  const before = document.getElementById("deck");
  sheet.setAttribute("aria-busy", "true");
  values.seen = document.querySelector("input[name=seen]").value;
  try {
    // Not from the form: htmx would send it to the button pressed last, which may be a later one.
    await htmx.ajax("POST", address, { values, source: sheet, target: "#deck", swap: "outerHTML show:none" });
  } finally {
    sheet.removeAttribute("aria-busy");
    release(button);
  }
  const deck = document.getElementById("deck");
  return deck !== before && !deck.querySelector(".notice.is-error");
}

// What was pressed shows at once. An answer that changes it brings new buttons; any other leaves these as they were.
function press(button) {
  const count = button?.closest(".stepper")?.querySelector(".stepper-count");
  if (count) {
    count.dataset.was ??= count.textContent;
    count.textContent = Math.max(0, Number(count.textContent) + Number(button.value));
  }
  const group = button?.closest(".copies");
  if (!group) return;
  for (const other of group.querySelectorAll("button")) {
    if (other.getAttribute("aria-pressed") === "true") group.dataset.was ??= other.value;
    other.setAttribute("aria-pressed", String(other === button));
  }
}

function release(button) {
  const shown = button?.closest(".copies") ?? button?.closest(".stepper")?.querySelector(".stepper-count");
  if (shown?.dataset.was === undefined) return;
  if (shown.matches(".stepper-count")) shown.textContent = shown.dataset.was;
  for (const other of shown.querySelectorAll("button")) {
    other.setAttribute("aria-pressed", String(other.value === shown.dataset.was));
  }
  delete shown.dataset.was;
}

// An answer may put a new button under a finger that is down; the browser makes no click of that, so this does.
let held = null;

document.addEventListener("pointerdown", (event) => (held = event.target.closest("button[form=build][id]")));
document.addEventListener("pointerup", (event) => {
  const button = event.target.closest?.("button[form=build][id]");
  if (held && !held.isConnected && held.id === button?.id) button.click();
  held = null;
});

document.addEventListener("submit", (event) => {
  if (event.target !== build && !event.target.matches("[data-save]")) return;
  event.preventDefault();
  if (event.target === build) send(event.target, event.submitter);
  else save(event.target);
});

// ---- name and notes: saved a moment after the last key, on leaving the field, and on leaving the page

const unsaved = new Map();

function save(form) {
  clearTimeout(unsaved.get(form));
  unsaved.delete(form);
  const start = form.closest("details")?.querySelector(".notes-start");
  if (start) start.textContent = form.elements.notes.value.trim().split("\n", 1)[0];
  tell(form, "Saving");
  send(form).then((isDone) => tell(form, isDone ? "Saved" : "Not saved"), () => tell(form, "Not saved"));
}

function tell(form, state) {
  form.querySelector(".save-state").textContent = unsaved.has(form) ? "" : state;
}

document.addEventListener("input", (event) => {
  const form = event.target.closest("form[data-save]");
  if (!form) return;
  clearTimeout(unsaved.get(form));
  unsaved.set(form, setTimeout(() => form.checkValidity() && save(form), 800));
  tell(form, "");
});

document.addEventListener("change", (event) => {
  const form = event.target.closest("form[data-save]");
  if (unsaved.has(form) && form.reportValidity()) save(form);
});

addEventListener("pagehide", () => {
  for (const form of unsaved.keys()) if (form.checkValidity()) navigator.sendBeacon(form.action, new FormData(form));
  unsaved.clear();
});

// ---- what is open stays open, and what is under the finger stays there

let opened = [];
let kept = null;
let scope = "";

document.addEventListener("htmx:beforeSwap", (event) => {
  if (event.detail.target.id !== "deck") return;
  scope = event.detail.target.dataset.scope;
  opened = [...event.detail.target.querySelectorAll("details[open][id]")].map((details) => details.id);
  const active = document.activeElement;
  kept = event.detail.target.contains(active) && active.id ? [active.id, active.getBoundingClientRect().top] : null;
});

document.addEventListener("htmx:afterSwap", (event) => {
  // A search that the deck started shows its cards: on a phone the deck, opened by its address, goes down again.
  if (event.detail.target.id === "results" && sheet.matches(":target")) location.hash = "results";
  if (event.detail.target.id !== "deck") return;
  for (const id of opened) document.getElementById(id)?.setAttribute("open", "");
  searchAnew(document.getElementById("deck").dataset.scope);
  const again = kept && document.getElementById(kept[0]);
  if (again) sheet.scrollTop += again.getBoundingClientRect().top - kept[1];
});

// Another leader or format asks for other cards.
function searchAnew(asked) {
  if (asked === scope) return;
  scope = asked;
  htmx.trigger("form.search", "submit");
}

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
    const asked = { source: "#preview", target: "#preview", swap: "innerHTML show:none" };
    htmx.ajax("GET", shown, asked).catch(() => (shown = null));
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
