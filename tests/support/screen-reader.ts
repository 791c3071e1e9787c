/** A virtual screen reader in the page: what it speaks while a person works with the keyboard. */
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { build } from 'vite';

/** As one script, because a page with a strict policy loads no module of a test. */
const script = (async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js')),
        formats: ['iife'],
        name: 'screenReader',
      },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (!bundle || !('output' in bundle)) throw new Error('The screen reader was not built.');
  return bundle.output[0].code;
})();

interface Reader {
  readonly screenReader: typeof import('@guidepup/virtual-screen-reader');
  /** The reader's own list, to which it adds. */
  spoken: string[];
}

/** Before the page is loaded: the reader does not look into shadow roots, in which the app announces its messages. */
export const openShadowRoots = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Element.prototype.attachShadow = function () {
      return this as unknown as ShadowRoot;
    };
  });

/** Starts the reader in the page. From here on it speaks what gets the focus, and what live regions say. */
export const startReader = async (page: Page): Promise<void> => {
  await page.evaluate(`${await script}; window.screenReader = screenReader;`);
  await page.evaluate(async () => {
    const reader = window as unknown as Reader;
    const { virtual } = reader.screenReader;
    await virtual.start({ container: document.body });
    reader.spoken = await virtual.spokenPhraseLog();
    reader.spoken.length = 0;
  });
};

/** What was spoken since it was last forgotten, without the characters that isolate text of another direction. */
export const spokenPhrases = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    (window as unknown as Reader).spoken.map((phrase) =>
      phrase
        .replaceAll(/[\u2066-\u2069]/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ),
  );

export const forgetSpoken = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (window as unknown as Reader).spoken.length = 0;
  });

/** Reads an element from its beginning, up to another one in it or to its end, as a person does who moves the reader's cursor. */
export const readThrough = async (element: Locator, last?: Locator): Promise<void> => {
  await element.evaluate(
    async (first, end) => {
      const reader = window as unknown as Reader;
      const { virtual } = reader.screenReader;
      const before = reader.spoken.length;
      const isIn = () => first.contains(virtual.activeNode);
      do await virtual.next();
      while (!isIn());
      reader.spoken.splice(before, reader.spoken.length - before - 1);
      while (isIn() && virtual.activeNode !== end) await virtual.next();
      if (!isIn()) reader.spoken.pop();
    },
    await last?.elementHandle(),
  );
};
