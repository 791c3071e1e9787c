/** The height that toasts need at the bottom. Scroll areas end above it, so that toasts cover no row. */

/** The padding for scrolling areas; zero without toasts. */
export const toastSpace = 'var(--toast-space, 0px)';

/** The distance between the bottom of a list's rows and the bottom of the toasts, plus a margin. */
const gap = 24;

export const reserveToastSpace = (height: number): void => {
  const { style } = document.documentElement;
  if (height === 0) style.removeProperty('--toast-space');
  else style.setProperty('--toast-space', `${height + gap}px`);
};
