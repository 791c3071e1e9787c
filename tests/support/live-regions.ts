/** What a screen reader says by itself: the texts of live regions, in the order in which they change. */
import { expect, type Page } from '@playwright/test';

/** Starts with the next document. */
export const recordAnnouncements = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const announcements: string[] = [];
    Object.assign(window, { announcements });
    const regions =
      '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"], [aria-live="true"]';
    const roots: (Document | ShadowRoot)[] = [document];
    const last = new WeakMap<Element, string>();
    const listen = (): void => {
      for (const region of roots.flatMap((root) => [...root.querySelectorAll(regions)])) {
        const text = (region.textContent ?? '')
          .replaceAll(/[\u2066-\u2069]/g, '')
          .replaceAll(/\s+/g, ' ')
          .trim();
        if (text === (last.get(region) ?? '')) continue;
        last.set(region, text);
        if (text !== '') announcements.push(text);
      }
    };
    const observer = new MutationObserver(listen);
    const observe = (root: Document | ShadowRoot): void =>
      observer.observe(root, { childList: true, characterData: true, subtree: true });
    observe(document);
    const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = function (init) {
      const root = attachShadow.call(this, init);
      roots.push(root);
      observe(root);
      return root;
    };
  });

const announcementsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { readonly announcements: readonly string[] }).announcements);

/** Forgets what was said so far. */
export const forgetAnnouncements = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (window as unknown as { readonly announcements: string[] }).announcements.length = 0;
  });

/** Waits until all of these were said, in this order; others may be said between them. */
export const expectAnnouncements = async (page: Page, expected: readonly RegExp[]): Promise<void> => {
  await expect
    .poll(async () => {
      let next = 0;
      const said = await announcementsOf(page);
      for (const text of said) if (expected[next]?.test(text)) next += 1;
      return next === expected.length ? 'all' : `${expected[next]} after ${JSON.stringify(said)}`;
    })
    .toBe('all');
};
