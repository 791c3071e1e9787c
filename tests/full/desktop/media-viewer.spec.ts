/** Videos, documents and the viewers, on a live server: played, drawn, saved, printed, and used with a real mouse. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../../support/desktop';
import type { Desktop } from '../../support/electron';
import { enterMediaOnce, expectDrawn, openRacer, press, watchBrowser } from '../../support/live-media';
import { pdf } from '../../support/media-files';
import { unreachable } from '../../support/media-server';
import { frame } from '../../support/page-objects';
import { picture } from '../../support/upload-files';

const live = enterMediaOnce();

const viewerOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Pictures' });

const view = async (page: Page, category: string): Promise<Locator> => {
  await page
    .getByRole('button', { name: `Open ${category}` })
    .first()
    .click();
  const viewer = viewerOf(page);
  await expect(viewer.getByRole('heading', { name: category })).toBeVisible();
  return viewer;
};

const state = (video: Locator) =>
  video.evaluate((element: HTMLVideoElement) => ({
    ready: element.readyState,
    duration: element.duration,
    time: element.currentTime,
    width: element.videoWidth,
  }));

/** Replaces the native print dialog and stores what Chromium would print, as a PDF. */
const printed = async (desktop: Desktop, print: () => Promise<void>): Promise<Buffer> => {
  await desktop.page.evaluate(() => {
    Object.assign(window, { print: () => Object.assign(window, { printed: true }) });
  });
  await print();
  await desktop.page.waitForFunction(() => Reflect.get(window, 'printed') === true);
  const paper = await desktop.app.evaluate(async ({ BrowserWindow }) => {
    const page = BrowserWindow.getAllWindows()[0]?.webContents;
    return (await page?.printToPDF({ pageSize: 'Letter' }))?.toString('base64') ?? '';
  });
  await desktop.page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(desktop.page.locator('.print-sheet')).toHaveCount(0);
  return Buffer.from(paper, 'base64');
};
const count = (paper: Buffer, what: RegExp): number => paper.toString('latin1').match(what)?.length ?? 0;
const pages = (paper: Buffer): number => count(paper, /\/Type\s*\/Page[^s]/g);
const images = (paper: Buffer): number => count(paper, /\/Subtype\s*\/Image/g);

test('the viewer of an inspection plays videos, cancels what is closed, saves and prints pictures, and opens others in the browser', async ({
  folder,
}) => {
  const desktop = live();
  const { page, server } = desktop;
  await openRacer(page);

  await test.step('a document or video that is still loading is canceled when the viewer closes', async () => {
    server.hold();
    for (const [name, path] of [
      ['Belt tag', '/files/card.pdf'],
      ['Engine', '/files/ranges.webm'],
    ] as const) {
      await page.getByRole('button', { name: `Open ${name}` }).click();
      await expect.poll(() => server.requests().map((request) => request.path)).toContain(path);
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await expect.poll(server.ended).toContain(path);
    }
    server.release();
    await page.getByRole('button', { name: 'Open Belt tag' }).click();
    const document = page.getByRole('dialog', { name: 'card.pdf' });
    await expect(document.getByRole('region', { name: 'Page 1 of 3' })).toContainText('Sheet 1');
    await page.keyboard.press('Escape');
    await expect(document).toBeHidden();
  });

  for (const [category, kind] of [
    ['Engine', 'in parts, a WebM'],
    ['Rear', 'as a whole, an MP4'],
  ] as const)
    await test.step(`a video that the server sends ${kind}, plays from any position`, async () => {
      const viewer = await view(page, category);
      const video = viewer.locator('video');
      await expect.poll(async () => (await state(video)).ready).toBeGreaterThanOrEqual(1);
      expect(await state(video)).toMatchObject({ width: 64, duration: expect.closeTo(3, 0) });
      await video.evaluate((element: HTMLVideoElement) => {
        element.muted = true;
        element.currentTime = 2.5;
      });
      await expect.poll(async () => (await state(video)).ready).toBeGreaterThanOrEqual(2);
      expect((await state(video)).time).toBeCloseTo(2.5, 1);
      await video.evaluate((element: HTMLVideoElement) => element.play());
      await expect.poll(async () => (await state(video)).time).toBeGreaterThan(2.6);
      for (const { headers } of server.requests().filter(({ path }) => /webm|mp4/.test(path)))
        expect(headers.authorization).toMatch(/^Bearer /);
      await page.keyboard.press('Escape');
      await expect(viewer).toBeHidden();
    });

  await test.step('a picture is saved byte for byte, and printed on one page', async () => {
    const viewer = await view(page, 'Front');
    await expectDrawn(viewer, 'viewer');
    await desktop.answerSave(join(folder, 'front.png'));
    await viewer.getByRole('button', { name: 'Save as…' }).click();
    await expect.poll(() => readFile(join(folder, 'front.png')).catch(() => undefined)).toEqual(picture(64));
    const paper = await printed(desktop, () => viewer.getByRole('button', { name: 'Print' }).click());
    expect(pages(paper)).toBe(1);
    expect(images(paper)).toBeGreaterThanOrEqual(1);
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
  });

  await test.step('a file that cannot be shown is opened in the browser with the mouse, after one question per host', async () => {
    const opened = await watchBrowser(desktop);
    const viewer = await view(page, 'Cage');
    // The user allows pictures of that host, but it does not answer.
    const questions = await desktop.answerMessage(1, 0, 1);
    await press(viewer.getByRole('button', { name: 'Show…' }));
    await expect(viewer.getByText("This file can't be shown here.")).toBeVisible();
    // The header has the same button; this one is in the area where pictures can be dragged.
    const open = viewer.getByRole('button', { name: 'Open in the browser' }).last();
    await press(open);
    await expect.poll(async () => (await questions()).at(1)?.message).toBe('Open localhost:1 in your browser?');
    expect(await opened()).toEqual([]);
    await press(open);
    await expect.poll(opened).toEqual([unreachable]);
  });
});

test('a document is shown page by page in the app, saved byte for byte, and printed with all its pages', async ({
  folder,
}) => {
  const desktop = live();
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
  const paper = await printed(desktop, () => viewer.getByRole('button', { name: 'Print' }).click());
  expect(pages(paper)).toBe(3);
  expect(images(paper)).toBeGreaterThanOrEqual(3);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(frame(page).toast('Paper.pdf saved')).toBeVisible();
});

test('a host that the user always allows is asked about only once', async () => {
  const desktop = live();
  const { page } = desktop;
  const opened = await watchBrowser(desktop);
  await desktop.app.evaluate(({ dialog }) => {
    const questions: string[] = [];
    Object.assign(globalThis, { questions });
    Object.assign(dialog, {
      showMessageBox: async (_window: unknown, { message }: { readonly message: string }) => {
        questions.push(message);
        return { response: 1, checkboxChecked: true };
      },
    });
  });
  await page.evaluate(() => location.assign('/tracks/1'));
  const link = page.getByRole('button', { name: /^https:\/\// }).first();
  await press(link);
  await expect.poll(async () => (await opened()).length).toBe(1);
  await press(link);
  await expect.poll(async () => (await opened()).length).toBe(2);
  const questions = await desktop.app.evaluate(() => Reflect.get(globalThis, 'questions') as string[]);
  expect(questions).toHaveLength(1);
  expect(questions[0]).toMatch(/^Open [a-z0-9.-]+ in your browser\?$/);
});
