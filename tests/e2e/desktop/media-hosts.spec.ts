/** The window shows pictures and documents of a live server, and only the server's own host gets the token. */
import { expect } from '@playwright/test';
import type {} from '../../../renderer/kit/bridge/bridge';
import { test } from '../../support/desktop';
import { drawn, drawnAll, enterMediaOnce } from '../../support/live-media';
import type { MediaServer } from '../../support/media-server';
import { signInScreen } from '../../support/page-objects';

const live = enterMediaOnce({ elsewhere: true });

const elsewhere = (server: MediaServer) => server.requests().filter(({ isElsewhere }) => isElsewhere);

test('pictures of the server are shown, those of another host only after the user agrees, and if that is down as soon as it is back', async () => {
  const { page, server, answerMessage } = live();
  await page.evaluate(() => location.assign('/tracks'));
  const name = await page.getByRole('row').nth(1).getByRole('link').first().innerText();
  // By name, because rows may move while the list loads.
  await page.getByRole('row').getByRole('link', { name, exact: true }).click();
  // The list shows pictures too; they must not be counted.
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const hidden = page.getByText('Pictures from localhost');
  await expect(hidden).toBeVisible();
  const before = await drawnAll(page);
  expect(elsewhere(server)).toEqual([]);
  const questions = await answerMessage(0, 1);
  await page.getByRole('button', { name: 'Show…' }).first().click();
  await expect(hidden).toBeVisible();
  expect(elsewhere(server)).toEqual([]);
  server.setElsewhereDown(true);
  await page.getByRole('button', { name: 'Show…' }).first().click();
  const bar = page.getByText(/^Pictures from localhost:\d+ can't be loaded\./);
  await expect(bar).toBeVisible();
  expect(await drawn(page)).toBe(before);
  server.setElsewhereDown(false);
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(bar).toHaveCount(0);
  await expect.poll(() => drawn(page)).toBeGreaterThan(before);
  await expect(hidden).toHaveCount(0);
  expect(elsewhere(server)).not.toEqual([]);
  expect((await questions())[0]?.message).toMatch(/^Show pictures from localhost:\d+\?$/);
  for (const { headers, path, isElsewhere } of server.requests()) {
    expect(headers.authorization, path).toEqual(isElsewhere ? undefined : expect.stringMatching(/^Bearer /));
    expect(headers.cookie, path).toBeUndefined();
    expect(headers.referer, path).toBeUndefined();
  }
});

test('a media id is invalid after signing out, and the page cannot request an address of its own', async () => {
  const { page, server } = live();
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
  await page.evaluate(() => window.bridge.session.signOut());
  await expect(signInScreen(page).heading).toBeVisible();
  await page.reload();
  await expect(signInScreen(page).heading).toBeVisible();
  const before = server.requests().length;
  expect(await load()).toBe('refused');
  expect(server.requests()).toHaveLength(before);
});
