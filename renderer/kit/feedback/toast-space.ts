/** The height that toasts need at the lower edge. Scrolling areas end above it, so that toasts cover no row. */

/** The padding for scrolling areas; zero without toasts. */
export const toastSpace = 'var(--toast-space, 0px)';

/** From the lower edge of a list's rows to the toasts' own lower edge, and a little above them. */
const gap = 24;

export const reserveToastSpace = (height: number): void => {
  const { style } = document.documentElement;
  if (height === 0) style.removeProperty('--toast-space');
  else style.setProperty('--toast-space', `${height + gap}px`);
};
