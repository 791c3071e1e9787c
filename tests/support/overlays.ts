/** What opens above a page: found by the buttons that say so, so that a new dialog or menu is tested as soon as it has one. */
import type { Locator, Page } from '@playwright/test';

/** Surfaces that hold the focus until they are closed. Toasts and tooltips are none. */
const surfaces = '[role="dialog"], [role="alertdialog"], [role="menu"]';

export const openSurfaces = (page: Page): Locator => page.locator(surfaces).filter({ visible: true });

/** Openers say what they open by `aria-haspopup`, or by the ellipsis of their name. */
const markOpeners = (): readonly Opener[] =>
  [...document.querySelectorAll<HTMLElement>('header button, main button')].flatMap((button, index) => {
    const name = (button.getAttribute('aria-label') ?? button.textContent ?? '').trim();
    const isOff = button.getAttribute('aria-disabled') === 'true' || button.hasAttribute('disabled');
    if (isOff || !(button.hasAttribute('aria-haspopup') || name.includes('…')) || !button.checkVisibility()) return [];
    button.dataset.opener = `${index}`;
    // "Change shortcut: Print…" and "Change shortcut: Settings…" open the same.
    const kind = name.replace(/:.*$/, '');
    return [{ kind, isInHeader: button.closest('header') !== null, selector: `[data-opener="${index}"]` }];
  });

export interface Opener {
  /** Its name, without what differs between openers of the same dialog. */
  readonly kind: string;
  readonly isInHeader: boolean;
  readonly selector: string;
}

/** Looked for again after each change of the page: the places of buttons change with what is loaded and with the width. */
export const openersOf = (page: Page): Promise<readonly Opener[]> => page.evaluate(markOpeners);
