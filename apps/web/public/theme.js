// Applies the stored theme before the first paint; a file of its own because the page allows no inline script.
try {
  const theme = localStorage.getItem('greenpen.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage can be disabled; the system's theme applies then.
}
