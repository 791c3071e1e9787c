/** Pictures and documents of a live server: drawn in the window, fetched with the token on the server's own host only. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type {} from '../../../renderer/kit/bridge';
import { test as base } from '../../support/desktop';
import type { Desktop } from '../../support/electron';
import { type MediaServer, pdf, startMediaServer } from '../../support/media-server';
import { frame, signInScreen } from '../../support/pages';

interface Fixtures {
  readonly server: MediaServer;
  readonly desktop: Desktop;
}

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
  server: async ({}, use) => {
    const server = await startMediaServer();
    await use(server);
    await server.close();
  },
  desktop: async ({ start, server }, use) => {
    const desktop = await start({ switches: [`--server=${server.url}`] });
    await signInScreen(desktop.page).enter();
    await use(desktop);
  },
});

const elsewhere = (server: MediaServer) => server.requests().filter(({ isElsewhere }) => isElsewhere);

/** How many pictures of the server are drawn. */
const drawn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.images].filter(
        ({ src, complete, naturalWidth }) => src.startsWith('app://pitwall/media/') && complete && naturalWidth > 0,
      ).length,
  );

test('pictures of the server are drawn; those of another host only after the person was asked', async ({
  desktop,
  server,
}) => {
  const { page } = desktop;
  await page.evaluate(() => location.assign('/tracks'));
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  const hidden = page.getByText('Pictures from localhost');
  await expect(hidden).toBeVisible();
  await expect.poll(() => drawn(page)).toBeGreaterThan(0);
  expect(elsewhere(server)).toEqual([]);
  const before = await drawn(page);
  const questions = await desktop.answerMessage(0, 1);
  await page.getByRole('button', { name: 'Show…' }).first().click();
  await expect(hidden).toBeVisible();
  expect(elsewhere(server)).toEqual([]);
  await page.getByRole('button', { name: 'Show…' }).first().click();
  await expect.poll(() => drawn(page)).toBeGreaterThan(before);
  await expect(hidden).toHaveCount(0);
  expect((await questions())[0]?.message).toMatch(/^Show pictures from localhost:\d+\?$/);
  for (const { headers, path, isElsewhere } of server.requests()) {
    expect(headers.authorization, path).toEqual(isElsewhere ? undefined : expect.stringMatching(/^Bearer /));
    expect(headers.cookie, path).toBeUndefined();
    expect(headers.referer, path).toBeUndefined();
  }
});

test('an id of the last session shows nothing after signing out, and the page cannot name an address itself', async ({
  desktop,
  server,
}) => {
  const { page } = desktop;
  await page.evaluate(() => location.assign('/tracks'));
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect.poll(() => drawn(page)).toBeGreaterThan(0);
  const address = await page.evaluate(
    () => [...document.images].find(({ src }) => src.startsWith('app://pitwall/media/'))?.src ?? '',
  );
  const invented = await page.evaluate(
    (url) => window.bridge.media.resolve({ urls: [`${url}/files/99999.png`, 'https://evil.example/a.png'] }),
    server.url,
  );
  expect(invented).toEqual({ ok: true, value: [{ state: 'refused' }, { state: 'refused' }] });
  const load = () =>
    page.evaluate(
      (src) =>
        new Promise((resolve) => {
          const image = new Image();
          image.onload = () => resolve('shown');
          image.onerror = () => resolve('refused');
          image.src = src;
        }),
      address,
    );
  expect(await load()).toBe('shown');
  const before = server.requests().length;
  await page.evaluate(() => window.bridge.session.signOut());
  await expect(signInScreen(page).heading).toBeVisible();
  await page.reload();
  await expect(signInScreen(page).heading).toBeVisible();
  expect(await load()).toBe('refused');
  expect(server.requests()).toHaveLength(before);
});

test('a document of the server is drawn page by page in the app, and saved byte for byte', async ({
  desktop,
  folder,
}) => {
  const { page } = desktop;
  await page.evaluate(() => location.assign('/tracks/1'));
  await page.getByRole('tab', { name: 'Waiver' }).click();
  await page.getByRole('button', { name: 'paper.pdf' }).click();
  const viewer = page.getByRole('dialog', { name: 'paper.pdf' });
  await expect(viewer.getByRole('region', { name: 'Page 1 of 3' })).toContainText('Sheet 1');
  const isInked = await viewer
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height / 4).data ?? [];
      return pixels.some((value, at) => at % 4 === 0 && value < 100);
    });
  expect(isInked).toBe(true);
  await desktop.answerSave(join(folder, 'Paper.pdf'));
  await viewer.getByRole('button', { name: 'Save as…' }).click();
  await expect.poll(() => readFile(join(folder, 'Paper.pdf')).catch(() => undefined)).toEqual(pdf(3));
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(frame(page).toast('Paper.pdf is saved')).toBeVisible();
});
