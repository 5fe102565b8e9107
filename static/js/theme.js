// The remembered choice of light or dark, set before the first paint. Without one, the system's is used.
try {
  const theme = localStorage.getItem("theme");
  if (theme) document.documentElement.dataset.theme = theme;
} catch {
  // storage is switched off: the system's choice stands
}
