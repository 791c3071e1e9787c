/**
 * Restores a focus that was lost with a removed button: to the first of these elements that still exists,
 * else to the page's heading.
 */
export const restoreFocus = (...left: readonly (HTMLElement | null)[]): void => {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement !== document.body) return;
  const target = left.find((element) => element?.isConnected) ?? document.querySelector<HTMLElement>('main h1');
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus();
};
