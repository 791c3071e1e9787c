/** Scanning with the camera: a file stands for it in Chromium, and shows a code of each format. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { violations } from '../../support/axe';
import { type ShownCode, writeVideo } from '../../support/camera-video';
import { enterDemo, test } from '../../support/demo-page';

const codes: readonly ShownCode[] = [
  { format: 'qrcode', text: 'QR-TICKET-4711' },
  { format: 'code128', text: 'C128-4712' },
  { format: 'pdf417', text: 'PDF417-TICKET-4713' },
  { format: 'azteccode', text: 'AZTEC-TICKET-4714' },
];

const folder = mkdtempSync(join(tmpdir(), 'pitwall-camera-'));
const video = join(folder, 'codes.y4m');

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-video-capture=${video}`,
      ],
    }),
});

test.beforeAll(() => writeVideo(video, codes));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a code of each format is read from the camera, which stops visibly', async ({ page }) => {
  await enterDemo(page, '/desk');
  const picture = page.getByLabel('Picture of the camera');
  await page.getByRole('button', { name: 'Scan with the camera' }).click();
  await expect(picture).toBeVisible();
  const result = page.getByRole('region', { name: 'Scan result' });
  for (const { text } of codes) await expect(result).toContainText(text);
  expect(await violations(page, 'light')).toEqual([]);
  await page.getByRole('button', { name: 'Stop the camera' }).click();
  await expect(picture).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Scan with the camera' })).toBeVisible();
});

for (const [name, words] of [
  ['NotFoundError', 'No camera was found'],
  ['NotAllowedError', "The camera isn't allowed"],
  ['NotReadableError', 'Another program uses the camera'],
] as const)
  test(`${name} says what to do, and offers the box`, async ({ page }) => {
    await page.addInitScript((error) => {
      navigator.mediaDevices.getUserMedia = async () => {
        throw new DOMException('', error);
      };
    }, name);
    await enterDemo(page, '/desk');
    await page.getByRole('button', { name: 'Scan with the camera' }).click();
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Scan with the camera' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Scan or type' })).toBeFocused();
  });

test('a reader of the codes that fails says what to do, stops the camera and offers the box', async ({ page }) => {
  await page.route(/camera-worker/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'self.onmessage = () => { throw new Error("broken"); };' }),
  );
  await enterDemo(page, '/desk');
  await page.getByRole('button', { name: 'Scan with the camera' }).click();
  await expect(page.getByRole('alert').filter({ hasText: "The codes in the picture can't be read" })).toBeVisible();
  await expect(page.getByLabel('Picture of the camera')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Scan or type' })).toBeFocused();
});
