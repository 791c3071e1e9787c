// Before the first paint: last time's skin and direction, so that a dark desk does not flash white.
try {
  const { state } = JSON.parse(localStorage.getItem('pitwall.layout') ?? '{}');
  const { skin = 'system', direction } = state ?? {};
  const isSystemDark = skin === 'system' && matchMedia('(prefers-color-scheme: dark)').matches;
  if (['dark', 'contrast'].includes(skin)) document.documentElement.dataset.skin = skin;
  else if (isSystemDark)
    document.documentElement.dataset.skin = matchMedia('(prefers-contrast: more)').matches ? 'contrast' : 'dark';
  if (direction === 'rtl') document.documentElement.dir = 'rtl';
} catch {
  // Unreadable preferences mean the defaults.
}
