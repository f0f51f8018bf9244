// Runs before the first paint, so that a dark page never flashes white and no row changes its height.
(() => {
  const root = document.documentElement.dataset;
  let choice = 'system';
  try {
    choice = localStorage.getItem('theme') || 'system';
    for (const name of ['density', 'motion']) root[name] = localStorage.getItem(name) || '';
  } catch {
    // A browser without storage follows the system.
  }
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.bsTheme = dark ? 'dark' : 'light';
})();
