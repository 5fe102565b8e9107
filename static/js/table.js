// Clocks and countdowns beside the board go on between two words of the server, which alone decides.
//
// What is open in the panel stays open when it comes anew by itself.
//
// Marks in the HTML: data-clock="seconds" around a [data-clock-face], data-countdown="seconds" with the number as text.

const LOW = 30; // seconds
const since = new WeakMap(); // by element: when the page learned its number

function left(element, seconds) {
  if (!since.has(element)) since.set(element, performance.now());
  return Math.max(0, Math.floor(seconds - (performance.now() - since.get(element)) / 1000));
}

setInterval(() => {
  for (const clock of document.querySelectorAll("[data-clock]")) {
    const seconds = left(clock, Number(clock.dataset.clock));
    clock.classList.toggle("is-low", seconds < LOW);
    clock.querySelector("[data-clock-face]").textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  }
  for (const count of document.querySelectorAll("[data-countdown]")) count.textContent = left(count, Number(count.dataset.countdown));
}, 1000);

let opened = [];

document.addEventListener("htmx:oobBeforeSwap", ({ detail: { target } }) => {
  opened = target.id === "table" ? [...target.querySelectorAll("details[open]")].map((details) => details.id) : [];
});
document.addEventListener("htmx:oobAfterSwap", () => {
  for (const id of opened) document.getElementById(id)?.setAttribute("open", "");
});
