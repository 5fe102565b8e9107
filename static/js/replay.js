// A replay with JavaScript: ← and → step, with Shift by turns, Home and End go to the first and the last step, and the
// slider says where it would go. The links and the form that they press work without.

const KEYS = {
  ArrowLeft: ["step-before", "step-turn-before"],
  ArrowRight: ["step-after", "step-turn-after"],
  Home: ["step-first"],
  End: ["step-last"],
};

document.addEventListener("keydown", (event) => {
  const [step, turn] = KEYS[event.key] ?? [];
  const isElsewhere = event.target.matches("input, select, textarea") || event.target.closest("[data-arrows]");
  if (!step || isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
  const link = document.getElementById((event.shiftKey && turn) || step);
  event.preventDefault();
  if (link.hasAttribute("href")) link.click();
});

document.addEventListener("input", (event) => {
  if (event.target.id === "step") document.getElementById("step-number").textContent = event.target.value;
});
