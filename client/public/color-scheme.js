// Runs before the first paint, so that a dark page does not flash light. The content security policy allows no inline script.
(() => {
  let chosen = null;
  let hadSession = false;
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value');
    // As `had-session.ts` notes it.
    hadSession = localStorage.getItem('gatehouse-signed-in') !== null;
  } catch {
    // Without access to storage, the system's scheme applies.
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  document.documentElement.toggleAttribute('data-had-session', hadSession);
})();
