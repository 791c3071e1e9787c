/** Every part of the app that shows a picture, on a live server; and which of many pictures load first. */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from '../../support/desktop';
import { enterMediaOnce, expectDrawn, openRacer } from '../../support/live-media';
import { frame, listOf, mediaScreen, openArea } from '../../support/page-objects';
import { picture } from '../../support/upload-files';

const live = enterMediaOnce({ pictures: 40 });

const main = (page: Page) => page.getByRole('main');
const head = (page: Page) => main(page).locator('header').first();
const fields = (page: Page) => main(page).locator('section').first();

/** From the navigation to the list, and from there to its first record that has a picture. */
const openPictured = async (page: Page, title: string): Promise<void> => {
  await openArea(page, title);
  const { grid } = listOf(page, title);
  await expectDrawn(grid, `list of ${title}`);
  await grid
    .getByRole('row')
    .filter({ has: page.locator('img') })
    .first()
    .getByRole('link')
    .first()
    .click();
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
};

test('photos, logos, banners and signatures load wherever the app shows them', async () => {
  test.setTimeout(600_000);
  const { page } = live();
  await expectDrawn(frame(page).accountMenu, 'photo of the person signed in');
  for (const title of ['Visitors', 'Admins', 'Inspectors', 'Track contacts']) {
    await openPictured(page, title);
    await expectDrawn(head(page), `photo in the head of ${title}`);
    await expectDrawn(fields(page), `photo among the fields of ${title}`);
  }
  await openPictured(page, 'Tracks');
  const pictures = main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Pictures' }) });
  await expectDrawn(pictures, 'logo of a track');
  await expectDrawn(pictures.getByRole('list'), 'banners of a track');
  await openPictured(page, 'Events');
  await expectDrawn(main(page), 'banner of an event');
  await page.getByRole('tab', { name: 'Promotion' }).click();
  await expectDrawn(main(page), 'banner on the website');

  await openRacer(page);
  await expectDrawn(page.getByRole('button', { name: 'Open Front' }).first(), 'gallery');
  for (const name of ['Terms', 'Tech card'])
    await expectDrawn(page.getByRole('region', { name: new RegExp(name, 'i') }).first(), `signature: ${name}`);
  await page.getByRole('button', { name: 'Open Front' }).first().click();
  await expectDrawn(page.getByRole('dialog', { name: 'Pictures' }), 'viewer');
});

test('a picture is shown right after its upload', async ({ folder }) => {
  const { page, answerOpen } = live();
  const file = join(folder, 'paddock.png');
  await writeFile(file, picture(40));
  await answerOpen([file]);
  await openArea(page, 'Media');
  await mediaScreen(page).choose.click();
  await expectDrawn(mediaScreen(page).upload('paddock.png'), 'upload');
});

test('a gallery of many pictures stops loading when it is closed; the next screen loads first', async () => {
  const { page, server } = live();
  server.hold();
  await openRacer(page);
  const requestCount = () => server.requests().filter(({ path }) => path.includes('/front-')).length;
  await page.getByRole('button', { name: 'Open Front' }).last().scrollIntoViewIfNeeded();
  // The number of parallel downloads; the others wait in the app's queue.
  await expect.poll(requestCount).toBeGreaterThan(0);
  await openArea(page, 'Tracks');
  await expect.poll(() => server.ended().filter((path) => path.includes('/front-')).length).toBe(requestCount());
  const before = requestCount();
  server.release();
  await expectDrawn(listOf(page, 'Tracks').grid, 'list of tracks');
  expect(requestCount()).toBe(before);
  // Canceled pictures load again when they are shown again.
  await page.goBack();
  await expectDrawn(page.getByRole('button', { name: 'Open Front' }).first(), 'gallery, shown again');
});

test('a gallery of many pictures loads its end first after the user scrolled there', async () => {
  const { page, server } = live();
  server.hold();
  await openRacer(page);
  const gallery = page.getByRole('button', { name: 'Open Front' });
  await gallery.first().scrollIntoViewIfNeeded();
  const front = () =>
    server
      .requests()
      .flatMap(({ path }) => /front-(\d+)/.exec(path)?.[1] ?? [])
      .map(Number);
  await expect.poll(() => front().length).toBeGreaterThan(2);
  const first = front().length;
  await gallery.nth(39).scrollIntoViewIfNeeded();
  // The page requests them in any order; the app queues them until the earlier ones are answered.
  await expect.poll(() => page.locator('img[src*="/media/"]').count()).toBeGreaterThan(20);
  server.release();
  await expect.poll(() => front().length).toBeGreaterThan(first);
  expect(front()[first], 'the first after those on their way').toBeGreaterThan(20);
  await expectDrawn(gallery.nth(39), 'the last picture');
});
