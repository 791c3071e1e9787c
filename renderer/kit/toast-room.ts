/** The room that toasts take above the lower edge. What scrolls there ends above it, so that they cover no row. */

/** For the padding of what scrolls; nothing while there is no toast. */
export const toastRoom = 'var(--toast-room, 0px)';

const gap = 8;

export const reserveToastRoom = (height: number): void => {
  const { style } = document.documentElement;
  if (height === 0) style.removeProperty('--toast-room');
  else style.setProperty('--toast-room', `${height + gap}px`);
};
