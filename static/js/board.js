// The board with JavaScript: a click on a card chooses it and shows where it can go, a click there does it; where that
// leaves more than one thing to do, the next click decides between them.
//
// Every action is a button of one form and works without this file; whatever is clicked, dragged or typed here
// presses one of those buttons. Nothing is guessed: the answer is the board as it stands then.
//
// Marks in the HTML:
//   data-card="7" data-lies="7"      a card of the match, and its picture on a pile
//   data-rings="zone-0-FL card-9"    on a button of a card: what is clicked for it after the card, one after another
//   data-place-ring="zone-0-FL"      on a button of no card: the place that stands for it
//   data-worth data-needed           what a picked card adds, and how much stops the attack
//   data-from="zone-0-deck"          on a zone: where cards come from that were nowhere before
//   data-scrolls                     on what may be wider than a phone: where it was scrolled to stays
//   data-printed                     on the picture of a card that shows it as it is now: the one as it is printed
//   data-why                         the link that answers what speaks against a card's actions
//   data-aims="5-9 7--1"             on the board: between which cards there was just now an arrow; -1 is the player
//   data-player                      what stands for a player: there such an arrow ends
//   data-told                        on the board: what a screen reader hears of it

const board = () => document.getElementById("board");
const focusPanel = () => document.getElementById("focus-card");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const narrow = matchMedia("(max-width: 56rem)");
const QUICK = { duration: 180, easing: "ease-out" };

// ---- sending: one action at a time

async function send(form, button) {
  if (board().ariaBusy === "true") return;
  board().ariaBusy = "true";
  const values = new FormData(form, button);
  try {
    await htmx.ajax("POST", form.getAttribute("action"), { values, source: ".bar", target: "#board", swap: "none" });
  } finally {
    board().ariaBusy = "false";
  }
}

document.addEventListener("submit", (event) => {
  if (!event.target.matches("#act, [data-acts]")) return;
  event.preventDefault();
  send(event.target, event.submitter);
});

// ---- choosing a card, and what it can do

let chosen = null;
// The ids that were clicked after the card.
let path = [];

const cardOf = (instance) => document.querySelector(`.card[data-card="${instance}"]`);
const actionsOf = (card) => [...card.querySelectorAll(".about-actions button")];

function choose(card, byKey) {
  unchoose();
  chosen = card.dataset.card;
  card.classList.add("is-chosen");
  show(card);
  point(actionsOf(card), byKey);
  if (!actionsOf(card).length) focusPanel().querySelector("[data-why]")?.click();
}

function unchoose() {
  withdraw();
  document.querySelector(".card.is-chosen")?.classList.remove("is-chosen");
  chosen = null;
  path = [];
}

function withdraw() {
  for (const ring of document.querySelectorAll(".ring:not(.is-lasting)")) ring.remove();
  for (const each of document.querySelectorAll(".bar-chosen, .prompt-next, .why-here")) each.remove();
}

const ringsOf = (button) => (button.dataset.rings ?? "").split(" ").filter(Boolean);

// Show what may be clicked next for these actions, which begin with what was clicked already.
function point(actions, byKey) {
  const next = new Map();
  for (const action of actions) {
    const id = ringsOf(action)[path.length];
    if (id) next.set(id, [...(next.get(id) ?? []), action]);
  }
  const rings = [...next].map(([id, of]) => ringAt(id, of[0], () => follow(id, of))).filter(Boolean);
  if (byKey) rings[0]?.focus();
  if (rings.length) hint(rings.length);
  offer(actions.filter((action) => ringsOf(action).length === path.length));
}

// Whoever has never played here is told what a dashed frame is for.
function hint(count) {
  const textContent = count > 1 ? " Choose one of the dashed frames." : " Choose the dashed frame.";
  document.getElementById("prompt").append(Object.assign(document.createElement("span"), { className: "prompt-next", textContent }));
}

// Of the actions that begin so far: the only one is done, between several the next click decides.
function follow(id, actions) {
  path.push(id);
  if (actions.length === 1 && ringsOf(actions[0]).length === path.length) return actions[0].click();
  withdraw();
  point(actions, true);
}

// What the chosen card can do without a second click stands under the thumb too.
function offer(buttons) {
  const place = Object.assign(document.createElement("span"), { className: "bar-chosen" });
  for (const button of buttons) {
    const copy = button.cloneNode(true);
    copy.className = "button is-primary";
    place.append(copy);
  }
  document.querySelector(".bar-buttons").prepend(place);
}

// A dashed ring over a card or a place, which stands for a button.
function ringAt(id, button, act) {
  const goal = document.getElementById(id);
  const place = goal?.matches("summary") ? goal.closest(".card").parentElement : goal;
  if (!place || place.querySelector(":scope > .ring")) return null;
  const ring = Object.assign(document.createElement("button"), { type: "button", className: "ring" });
  ring.classList.toggle("is-warned", "warns" in button.dataset);
  ring.dataset.stop = "";
  ring.ariaLabel = button.title || button.textContent;
  ring.title = ring.ariaLabel;
  ring.addEventListener("click", act);
  place.append(ring);
  return ring;
}

function tap(card, byKey) {
  const pick = card.parentElement.querySelector(":scope > .toggle input");
  if (pick) {
    pick.click();
    show(card);
    return;
  }
  const actions = actionsOf(card);
  const now = chosen !== null && cardOf(chosen);
  if (now && now !== card && !actions.length && canAsk(now)) whyNot(now, card);
  else if (chosen !== card.dataset.card) choose(card, byKey);
  else if (actions.length === 1) actions[0].click();
  else unchoose();
}

// Only beside what a card can do one wonders why it cannot do something else.
const canAsk = (card) => card.querySelector(".about [data-why]") && document.querySelector(".ring:not(.is-lasting)");

// A click on no card: on a place it asks why not there, elsewhere it lets the chosen card go.
function tapBeside(target) {
  const [place, now] = [target.closest("#board [id^='zone-']"), cardOf(chosen)];
  if (place && now && canAsk(now)) whyNot(now, place);
  else unchoose();
}

// Why the chosen card cannot act on another one or go to a place; where nobody would think of that, it is let go.
async function whyNot(card, other) {
  const place = Object.assign(document.createElement("div"), { className: "notice why-here" });
  document.querySelector(".why-here")?.remove();
  document.getElementById("note").append(place);
  const address = `${card.querySelector(".about [data-why]").href}?to=${other.dataset.card ?? other.id}`;
  await htmx.ajax("GET", address, { source: place, target: place, swap: "innerHTML" }).catch(() => {});
  if (!place.isConnected || place.querySelector("dd")) return;
  if (other.dataset.card) choose(other);
  else unchoose();
}

// What the pointer did is done already, by dragging or below: the click that the browser makes of it says nothing more.
let isDone = false;

document.addEventListener("pointerdown", () => (isDone = false), { capture: true });
document.addEventListener("click", (event) => {
  const summary = event.target.closest(".card > summary");
  if (summary) event.preventDefault();
  if (isDone && event.isTrusted) return;
  if (summary) tap(summary.parentElement, event.detail === 0);
  else if (chosen !== null && event.isTrusted && !event.target.closest(".focus-card, .bar, .ring")) tapBeside(event.target);
});

// A board may arrive while a finger is down; the browser makes no click of that, so this does.
let held = null;

document.addEventListener("pointerdown", (event) => (held = event.target.closest("#board :is(summary, button)[id]")));
document.addEventListener("pointerup", (event) => {
  const now = event.target.closest?.("#board :is(summary, button)[id]");
  if (held && !held.isConnected && held.id === now?.id) {
    now.click();
    isDone = true;
  }
  held = null;
});

// ---- the card under the pointer, in focus or chosen, large and with everything about it

function show(card) {
  const panel = focusPanel();
  const face = card.querySelector("summary img").cloneNode();
  if (face.dataset.printed) face.src = face.dataset.printed;
  const about = card.querySelector(".about").cloneNode(true);
  panel.replaceChildren(face, about);
  panel.dataset.shows = card.dataset.card;
}

for (const name of ["mouseover", "focusin"]) {
  document.addEventListener(name, (event) => {
    if (chosen !== null || (narrow.matches && name === "mouseover")) return;
    const word = event.target.closest?.(".card-word[data-about]");
    const card = word ? cardOf(word.dataset.about) : event.target.closest?.(".card[data-card]");
    if (card && focusPanel() && focusPanel().dataset.shows !== card.dataset.card) show(card);
  });
}

document.addEventListener("click", async (event) => {
  const link = event.target.closest(".focus-card [data-why]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const place = link.parentElement;
  await htmx.ajax("GET", link.href, { source: place, target: place, swap: "innerHTML" }).catch(() => {});
});

// ---- picking several: what they come to, before it is sent

const picked = () => [...document.querySelectorAll('input[form="act"]:checked')];

function count() {
  for (const pick of document.querySelectorAll('input[form="act"]')) {
    pick.closest(".toggle")?.parentElement.querySelector(".card")?.classList.toggle("is-picked", pick.checked);
  }
  const confirm = document.getElementById("confirm");
  if (!confirm) return;
  const { few, some, least, most, unit } = confirm.dataset;
  const picks = picked();
  const sum = picks.reduce((total, pick) => total + Number(pick.dataset.worth), 0);
  const told = unit ? `${sum} ${unit}` : `${picks.length}${least === most ? ` of ${most}` : ""}`;
  confirm.textContent = picks.length || few === some ? `${some}: ${told}` : few;
  confirm.disabled = picks.length < Number(least) || picks.length > Number(most);
  const battle = document.getElementById("battle");
  if (!battle || !unit) return;
  const missing = Number(battle.dataset.needed) - sum;
  battle.querySelector(".battle-needed").textContent = missing > 0 ? `: ${missing} more ${unit} needed` : ": enough as it stands";
  battle.classList.toggle("hits", missing > 0);
}

document.addEventListener("change", (event) => {
  if (!event.target.matches('input[form="act"]')) return;
  count();
  announce(`${document.getElementById("battle")?.textContent ?? ""} ${document.getElementById("confirm").textContent}`);
});

// ---- dragging with a mouse: the same rings, the same buttons

let drag = null;

document.addEventListener("pointerdown", (event) => {
  const card = event.target.closest?.(".card.is-able");
  if (!card || event.pointerType === "touch" || event.button || !actionsOf(card).some((button) => button.dataset.rings)) return;
  drag = { card, x: event.clientX, y: event.clientY, isMoving: false };
});

document.addEventListener("pointermove", (event) => {
  if (!drag) return;
  const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
  if (!drag.isMoving && Math.hypot(dx, dy) > 8) {
    drag.isMoving = true;
    choose(drag.card);
    drag.card.classList.add("is-dragged");
  }
  // An animation, and no style attribute: htmx would carry that over to the next board.
  drag.motion?.cancel();
  drag.motion = drag.isMoving && drag.card.querySelector("summary").animate({ translate: [`${dx}px ${dy}px`] }, { fill: "forwards" });
});

document.addEventListener("pointerup", (event) => {
  if (!drag) return;
  const { card, isMoving, motion } = drag;
  drag = null;
  if (!isMoving) return;
  isDone = true;
  const ring = document.elementsFromPoint(event.clientX, event.clientY).find((each) => each.matches(".ring"));
  card.classList.remove("is-dragged");
  if (ring) ring.click();
  else unchoose();
  if (board().ariaBusy !== "true") motion.cancel();
});

document.addEventListener("dragstart", (event) => event.target.closest?.(".card") && event.preventDefault());

// ---- keys: arrows walk within the field (site.js), Tab goes from zone to zone

function rove() {
  for (const zone of document.querySelectorAll("[data-zone]")) {
    const stops = [...zone.querySelectorAll("summary[data-stop]")];
    const [first] = stops.filter((stop) => stop === document.activeElement).concat(stops);
    for (const stop of stops) stop.tabIndex = stop === first ? 0 : -1;
  }
}

document.addEventListener("focusin", (event) => event.target.matches("[data-zone] summary") && rove());

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input:not([type=checkbox]), select, textarea")) return;
  if (event.key === "Escape") escape();
  else if (event.key === "?") document.getElementById("keys")?.showModal();
  else if (event.key === "p") document.getElementById("prompt").focus();
});

function escape() {
  const card = chosen !== null && cardOf(chosen);
  const pile = document.querySelector(".pile[open]:not(.is-asking)");
  if (card) {
    unchoose();
    card.querySelector("summary").focus();
  } else if (pile) {
    pile.open = false;
    pile.querySelector("summary").focus();
  }
}

document.addEventListener("click", (event) => {
  for (const pile of document.querySelectorAll(".pile[open]:not(.is-asking)")) {
    if (!pile.contains(event.target) && !event.target.closest(".focus-card")) pile.open = false;
  }
});

// ---- from one board to the next: what is open, scrolled and chosen stays; cards travel from where they were

let before = null;
const SCROLLS = "#board .hand, #board [data-scrolls]";

function places() {
  const found = new Map();
  for (const element of document.querySelectorAll("[data-lies], [data-card] > summary")) {
    const box = element.getBoundingClientRect();
    if (!box.width) continue;
    const isResting = Boolean(element.closest(".card.is-resting, .is-fanned .pile-card"));
    const card = element.dataset.lies ?? element.parentElement.dataset.card;
    found.set(card, { element, x: box.x + box.width / 2, y: box.y + box.height / 2, height: Math.max(box.width, box.height), turn: isResting ? 90 : 0 });
  }
  return found;
}

function origin(element) {
  const from = document.getElementById(element.closest("[data-from]")?.dataset.from)?.getBoundingClientRect();
  return from && { x: from.x + from.width / 2, y: from.y + Math.min(from.height / 2, 60), height: 0, turn: 0 };
}

function travel(old) {
  for (const [card, now] of places()) {
    const was = old.get(card) ?? origin(now.element);
    if (!was) continue;
    const [dx, dy] = [was.x - now.x, was.y - now.y];
    if (Math.hypot(dx, dy) < 2 && was.turn === now.turn) continue;
    const start = { translate: `${dx}px ${dy}px`, rotate: `${was.turn}deg`, scale: was.height ? was.height / now.height : 0.6 };
    now.element.animate([start, { translate: "0 0", rotate: `${now.turn}deg`, scale: 1 }], QUICK);
  }
}

document.addEventListener("htmx:oobBeforeSwap", (event) => {
  if (event.detail.target.id !== "board") return;
  before = {
    seq: board().dataset.seq,
    places: places(),
    chosen,
    shown: focusPanel().dataset.shows,
    picks: picked().map((pick) => pick.value),
    opened: [...document.querySelectorAll("#board details[open][id]")].map((details) => details.id),
    focus: board().contains(document.activeElement) ? document.activeElement.id || "prompt" : null,
    scrolled: [...document.querySelectorAll(SCROLLS)].map((each) => [each.id, each.scrollLeft]),
  };
});

document.addEventListener("htmx:oobAfterSwap", (event) => {
  if (event.detail.target.id !== "board") return;
  const { seq, places: old, picks, opened, focus, scrolled, chosen: was, shown } = before;
  chosen = null;
  const isSame = seq === board().dataset.seq;
  for (const id of opened) if (isSame || !id.startsWith("zone-")) document.getElementById(id)?.setAttribute("open", "");
  for (const pick of document.querySelectorAll('input[form="act"]')) pick.checked = isSame && picks.includes(pick.value);
  for (const [id, left] of scrolled) document.getElementById(id)?.scrollTo({ left, behavior: "instant" });
  if (focus) (document.getElementById(focus) ?? document.getElementById("prompt")).focus({ preventScroll: true });
  document.title = board().dataset.title ?? document.title;
  lay();
  if (cardOf(shown)) show(cardOf(shown));
  if (isSame && was !== null && cardOf(was)) choose(cardOf(was));
  if (!still.matches && !isSame) travel(old);
  if (!isSame) recall(old);
  reveal();
  if (!isSame) announce(board().dataset.told);
});

// Settling, htmx gives elements the attributes back that they came with.
document.addEventListener("htmx:afterSettle", (event) => {
  if (event.target.id !== "board") return;
  count();
  rove();
});

// What only a script can add to a board that has just come.
function lay() {
  for (const button of document.querySelectorAll("[data-place-ring]")) {
    ringAt(button.dataset.placeRing, button, () => button.click())?.classList.add("is-lasting");
  }
  count();
  rove();
  aim();
  toNewest();
  const first = document.querySelector(".card:is(.is-source, .is-attacker)") ?? document.querySelector(".is-below .card[data-card]");
  if (first) show(first);
}

function toNewest() {
  const log = document.getElementById("log");
  if (log) log.scrollTop = log.scrollHeight;
}

// ---- the arrow of an attack

function aim() {
  for (const arrow of document.querySelectorAll(".arrow")) arrow.remove();
  const battle = document.getElementById("battle");
  const [from, to] = ["from", "to"].map((end) => battle && document.getElementById(battle.dataset[end])?.getBoundingClientRect());
  if (from && to) arrow(middleOf(from), middleOf(to));
}

const middleOf = (box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2, height: box.height, width: box.width });

// Arrows of what is over already, from where the cards lay then, for a moment.
function recall(old) {
  const lies = places();
  const placeOf = (card) => {
    const now = lies.get(card);
    return now && !now.element.closest(".pile") ? now : old.get(card) ?? now;
  };
  for (const pair of (board().dataset.aims ?? "").split(" ").filter(Boolean)) {
    const [, start, goal] = pair.match(/^(-?\d+)-(-?\d+)$/);
    const [from, to] = [placeOf(start), Number(goal) < 0 ? playerAgainst(start) : placeOf(goal)];
    if (from && to) arrow(from, to).classList.add("is-past");
  }
}

function playerAgainst(card) {
  const player = document.querySelector(`.half:not(:has([data-card="${card}"])) [data-player]`);
  return player && middleOf(player.getBoundingClientRect());
}

function arrow(from, to) {
  const cloth = document.querySelector(".cloth");
  const area = cloth.getBoundingClientRect();
  const [x, y, u, v] = [from.x - area.x, from.y - area.y, to.x - area.x, to.y - area.y];
  const length = Math.hypot(u - x, v - y);
  const [ex, ey] = [(u - x) / length, (v - y) / length];
  const at = (along, across) => `${x + ex * along - ey * across} ${y + ey * along + ex * across}`;
  const [tail, tip] = [from.height * 0.3, length - Math.min(to.height, to.width ?? to.height) * 0.42];
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", "arrow");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(svg.namespaceURI, "path");
  path.setAttribute("d", `M${at(tail, 3)} L${at(tip - 20, 6)} L${at(tip - 22, 15)} L${at(tip, 0)} L${at(tip - 22, -15)} L${at(tip - 20, -6)} L${at(tail, -3)}Z`);
  svg.append(path);
  cloth.append(svg);
  return svg;
}

addEventListener("resize", aim);

// ---- cards that were turned over, one by one; a click skips

function reveal() {
  const strip = document.getElementById("reveals");
  if (!strip) return;
  const cards = [...strip.querySelectorAll(".reveal")];
  const pace = still.matches ? 0 : 700;
  cards.forEach((card, number) => {
    const turn = [{ transform: "perspective(600px) rotateY(90deg)", opacity: 0 }, { transform: "none", opacity: 1 }];
    if (pace) card.animate(turn, { duration: 220, delay: number * pace, fill: "backwards", easing: "ease-out" });
  });
  const gone = setTimeout(() => strip.remove(), cards.length * pace + 2_500);
  strip.addEventListener("click", () => {
    clearTimeout(gone);
    strip.remove();
  });
}

lay();
document.fonts.ready.then(toNewest);
