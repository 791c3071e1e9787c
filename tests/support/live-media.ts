/** Tests of pictures, videos and documents: the app, signed in to a server with media files. */
import { expect, type Locator, type Page } from '@playwright/test';
import { startOnce, test } from './desktop';
import type { Desktop } from './electron';
import { openFirstRacer, showOnly } from './inspections';
import { enterAgain } from './live';
import { type MediaServer, type MediaServerOptions, startMediaServer } from './media-server';
import { openArea } from './page-objects';

/**
 * One start and one server for all tests of a file. Each test begins signed in, on a page that is loaded anew, with a
 * server that answers, and without a request of the test before.
 */
export const enterMediaOnce = (files?: MediaServerOptions): (() => Desktop & { readonly server: MediaServer }) => {
  let server: MediaServer;
  const desktop = startOnce(async (later) => {
    server = await startMediaServer(files);
    later(server.close);
    return { switches: [`--server=${server.url}`] };
  });
  test.beforeEach(async () => {
    server.release();
    server.setElsewhereDown(false);
    await enterAgain(desktop().page);
    server.clearRequests();
  });
  return () => ({ ...desktop(), server });
};

const fetched = 'img[src^="app://pitwall/media/"]';

/** The number of the server's pictures that are shown. */
export const drawn = (page: Page): Promise<number> =>
  page
    .locator(fetched)
    .evaluateAll(
      (images) =>
        images.filter((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0).length,
    );

/** The number of the server's pictures once all are shown, also those that load only when they are scrolled to. */
export const drawnAll = async (page: Page): Promise<number> => {
  const pictures = page.locator(fetched);
  for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await drawn(page)) > 0 && (await drawn(page)) === (await pictures.count())).toBe(true);
  return drawn(page);
};

/** Waits until an element shows a picture of the server. */
export const expectDrawn = async (container: Locator, what: string): Promise<void> => {
  const image = container.locator(fetched).first();
  const widthOf = (): Promise<number> =>
    image.evaluate((element) => (element instanceof HTMLImageElement ? element.naturalWidth : 0), null, {
      timeout: 5_000,
    });
  // A list that reloads replaces its pictures, also between two steps.
  await expect(async () => {
    await image.scrollIntoViewIfNeeded({ timeout: 5_000 });
    expect(await widthOf(), `${what}: the picture's width`).toBeGreaterThan(0);
  }).toPass({ timeout: 60_000 });
};

/** Opens the first racer of the board; its inspection has all kinds of files. */
export const openRacer = async (page: Page): Promise<void> => {
  await openArea(page, 'Inspections');
  // Others may have submitted nothing.
  await showOnly(page, 'Ready');
  await openFirstRacer(page);
  await expect(page.getByRole('button', { name: 'Open Front' }).first()).toBeVisible();
};

/** Clicks with the mouse at a button's position; Playwright's `click` might reach a button that is covered. */
export const press = async (button: Locator): Promise<void> => {
  await expect(button).toBeVisible();
  const box = await button.boundingBox();
  if (!box) throw new Error('the button is not visible');
  const { mouse } = button.page();
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await mouse.down();
  await mouse.up();
};

/** Replaces opening the browser and returns the addresses that the app tried to open. */
export const watchBrowser = async ({ app }: Desktop): Promise<() => Promise<readonly string[]>> => {
  await app.evaluate(({ shell }) => {
    const opened: string[] = [];
    Object.assign(shell, { openExternal: async (url: string) => void opened.push(url) });
    Object.assign(globalThis, { opened });
  });
  return () => app.evaluate(() => [...(Reflect.get(globalThis, 'opened') as string[])]);
};
