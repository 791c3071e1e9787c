// Before the first paint: last time's skin and direction, so that a dark desk does not flash white.
try {
  const { state } = JSON.parse(localStorage.getItem('pitwall.layout') ?? '{}');
  if (['dark', 'contrast'].includes(state?.skin)) document.documentElement.dataset.skin = state.skin;
  if (state?.direction === 'rtl') document.documentElement.dir = 'rtl';
} catch {
  // Unreadable preferences mean the defaults.
}
