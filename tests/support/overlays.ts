/** What opens above a page: found by the buttons that say so, so that a new dialog or menu is tested as soon as it has one. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Surfaces that hold the focus until they are closed. Toasts and tooltips are none. */
const surfaces = '[role="dialog"], [role="alertdialog"], [role="menu"]';

export const openSurfaces = (page: Page): Locator => page.locator(surfaces).filter({ visible: true });

/** Presses Escape until nothing is open: a dialog that still loads what it asks about stays open. */
export const closeSurfaces = (page: Page, message = 'all closes'): Promise<void> =>
  expect(async () => {
    await page.keyboard.press('Escape');
    await expect(openSurfaces(page)).toHaveCount(0, { timeout: 1_000 });
  }, message).toPass();

/** Openers say what they open by `aria-haspopup`, or by the ellipsis of their name; a deletion always asks. */
const markOpeners = (): readonly Opener[] =>
  [...document.querySelectorAll<HTMLElement>('header button, main button')].flatMap((button, index) => {
    const name = (button.getAttribute('aria-label') ?? button.textContent ?? '').trim();
    const isOff = button.getAttribute('aria-disabled') === 'true' || button.hasAttribute('disabled');
    const opens = button.hasAttribute('aria-haspopup') || name.includes('…') || name === 'Delete';
    if (isOff || !opens || !button.checkVisibility()) return [];
    button.dataset.opener = `${index}`;
    // "Change shortcut: Print…" and "Change shortcut: Settings…" open the same.
    const kind = name.replace(/:.*$/, '');
    const hasFocus = button === document.activeElement;
    return [{ kind, isInHeader: button.closest('header') !== null, hasFocus, selector: `[data-opener="${index}"]` }];
  });

export interface Opener {
  /** Its name, without what differs between openers of the same dialog. */
  readonly kind: string;
  readonly isInHeader: boolean;
  readonly hasFocus: boolean;
  readonly selector: string;
}

/** Names of openers of the system's dialog for files, or of what starts at the first press and has another name from then on. */
export const opensNoSurface =
  /^(Choose (files?|an? .+)|Add pictures|Open hand-over file|Upload files)…$|^Prepare for this event$/;

/** Looked for again after each change of the page: the places of buttons change with what is loaded and with the width. */
export const openersOf = (page: Page): Promise<readonly Opener[]> => page.evaluate(markOpeners);

/** Names the surface that opened last, so that measures can be limited to it. */
export const markSurface = async (page: Page): Promise<string> => {
  await openSurfaces(page)
    .last()
    .evaluate((surface) => {
      for (const other of document.querySelectorAll('[data-surface]')) other.removeAttribute('data-surface');
      surface.setAttribute('data-surface', '');
    });
  return '[data-surface]';
};

/** What has the focus, and whether it is inside an element; "nothing" for the page's body. */
export const focusedIn = (page: Page, within = 'body'): Promise<string> =>
  page.evaluate((selector) => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return 'nothing';
    const name = (activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? '').slice(0, 40);
    return activeElement.closest(selector) ? 'inside' : `${activeElement.tagName} "${name}"`;
  }, within);
