// What every page gains with JavaScript; each works without it.
//
// Marks in the HTML:
//   data-search         the field that "/" focuses
//   data-arrows         a container whose [data-stop] links and buttons the arrow keys walk, as they lie on the screen
//   data-announce="…"   in swapped content: the sentence that screen readers hear
//   data-focus          in swapped content: takes the focus when the focused element is gone

const announcer = document.getElementById("announcer");

function announce(sentence) {
  announcer.textContent = "";
  requestAnimationFrame(() => (announcer.textContent = sentence));
}

function toast(sentence) {
  document.querySelector(".toast")?.remove();
  const note = Object.assign(document.createElement("p"), { className: "toast", textContent: sentence });
  document.body.append(note);
  announce(sentence);
  setTimeout(() => note.remove(), 8000);
}

// ---- keys

const isTyping = (element) => element.matches("input, select, textarea, [contenteditable]");

function nearest(stops, from, key) {
  const { x, y, width, height } = from.getBoundingClientRect();
  const horizontal = key === "ArrowLeft" || key === "ArrowRight";
  const sign = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  let best = null;
  let least = Infinity;
  for (const stop of stops) {
    const box = stop.getBoundingClientRect();
    const dx = box.x + box.width / 2 - x - width / 2;
    const dy = box.y + box.height / 2 - y - height / 2;
    const [along, across] = horizontal ? [dx * sign, Math.abs(dy)] : [dy * sign, Math.abs(dx)];
    const isAhead = along > 1 && (!horizontal || across < height / 2);
    const distance = along + 3 * across;
    if (isAhead && distance < least) [best, least] = [stop, distance];
  }
  return best;
}

function walk(event) {
  const from = event.target.closest("[data-stop]");
  const area = from?.closest("[data-arrows]");
  const stops = area && [...area.querySelectorAll("[data-stop]")];
  if (!stops) return;
  const sideways = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const next = nearest(stops, from, event.key) ?? (sideways && stops[stops.indexOf(from) + sideways]);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const search = document.querySelector("[data-search]");
  if (event.key === "/" && search && !isTyping(event.target)) {
    event.preventDefault();
    search.focus();
    search.select();
  } else if (event.key === "ArrowDown" && event.target === search) {
    document.querySelector("[data-arrows] [data-stop]")?.focus();
  } else if (event.key.startsWith("Arrow") && !isTyping(event.target)) {
    walk(event);
  }
});

// ---- menus: <details class="menu"> closes as a menu does

function closeMenus(except) {
  for (const menu of document.querySelectorAll("details.menu[open]")) if (menu !== except) menu.open = false;
}

document.addEventListener("click", (event) => closeMenus(event.target.closest("details.menu")));
document.addEventListener("keydown", (event) => {
  const menu = event.key === "Escape" && event.target.closest("details.menu[open]");
  if (!menu) return;
  menu.open = false;
  menu.querySelector("summary").focus();
});

// ---- swaps

let focusedBefore = null;

document.addEventListener("htmx:beforeSwap", (event) => {
  const asking = event.detail.requestConfig?.elt;
  const active = asking?.disabled ? asking : document.activeElement; // a disabled button loses the focus it had
  focusedBefore = event.detail.target.contains(active) ? active : null;
});

document.addEventListener("htmx:afterSettle", (event) => {
  const target = document.getElementById(event.detail.target.id) ?? event.detail.target;
  const told = target.matches("[data-announce]") ? target : target.querySelector("[data-announce]");
  if (told) announce(told.dataset.announce);
  if (focusedBefore && !focusedBefore.isConnected && document.activeElement === document.body) {
    const again = focusedBefore.id && document.getElementById(focusedBefore.id);
    (again || target.querySelector("[data-focus]"))?.focus({ preventScroll: true });
  }
  focusedBefore = null;
});

document.addEventListener("htmx:sendError", () => toast("The site could not be reached. Nothing was changed."));
document.addEventListener("htmx:responseError", (event) => {
  const { status, responseText } = event.detail.xhr;
  if ([413, 429].includes(status)) toast(responseText);
  else if (![409, 422].includes(status)) toast(`That did not work (${status}). Reload the page and try again.`);
});

// ---- light and dark

const theme = document.getElementById("theme");
if (theme) {
  theme.parentElement.hidden = false;
  theme.value = document.documentElement.dataset.theme ?? "";
  theme.addEventListener("change", () => {
    if (theme.value) {
      document.documentElement.dataset.theme = theme.value;
      localStorage.setItem("theme", theme.value);
    } else {
      delete document.documentElement.dataset.theme;
      localStorage.removeItem("theme");
    }
  });
}
