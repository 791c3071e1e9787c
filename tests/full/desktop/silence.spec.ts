/** The demo makes no network requests, and neither does Chromium itself. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../../support/live';
import { frame, listOf, mediaScreen, openArea, openEveryArea, signInScreen } from '../../support/page-objects';
import { picture } from '../../support/upload-files';

interface NetLog {
  readonly events: readonly { readonly params?: Readonly<Record<string, unknown>> }[];
}

/** The requests and DNS look-ups in Chromium's own network log. */
const mentioned = (log: NetLog, name: 'url' | 'host'): readonly string[] => [
  ...new Set(log.events.map(({ params }) => params?.[name]).filter((text) => typeof text === 'string')),
];

/** The log up to its last complete event: Chromium may exit before closing it. */
const readLog = async (path: string): Promise<NetLog> => {
  const text = await readFile(path, 'utf8');
  const end = text.trimEnd().endsWith(']}') ? undefined : text.lastIndexOf('},\n') + 1;
  return JSON.parse(end === undefined ? text : `${text.slice(0, end)}]}`);
};

/** The address for spell-check dictionaries: a closed port of this computer. */
const nowhere = 'https://127.0.0.1:9/';

test('a complete visit of the demo contacts no server, not even the one in the settings', async ({
  start,
  server,
  folder,
}) => {
  const data = join(folder, 'user-data');
  await mkdir(data);
  await writeFile(join(data, 'settings.json'), JSON.stringify({ mode: 'demo', server: server.url }));
  const netLog = join(folder, 'net.json');
  const desktop = await start({ switches: ['--demo', `--log-net-log=${netLog}`] });
  const { page } = desktop;
  await signInScreen(page).exploreDemo();
  await openEveryArea(page);
  const bookings = listOf(page, 'Bookings');
  await bookings.open();
  await desktop.answerSave(join(folder, 'bookings.csv'));
  await bookings.exportButton.click();
  await bookings.saveAs.click();
  await expect(frame(page).toast('Bookings saved')).toBeVisible();
  await openArea(page, 'Media');
  await writeFile(join(folder, 'gate.png'), picture(40));
  await desktop.answerOpen([join(folder, 'gate.png')]);
  await mediaScreen(page).choose.click();
  await expect(mediaScreen(page).upload('gate.png')).toContainText('Uploaded');
  await frame(page).signOut();
  await expect(signInScreen(page).heading).toBeVisible();
  expect(server.requests()).toEqual([]);

  // The one request that the log must contain: without it an empty log would prove nothing.
  await desktop.app.evaluate(
    ({ net }, url) => net.fetch(url).then((answer) => answer.text()),
    `${server.url}/on-purpose`,
  );
  await desktop.quit();
  const log = await readLog(netLog);
  expect(mentioned(log, 'url').filter((url) => !url.startsWith(nowhere))).toEqual([`${server.url}/on-purpose`]);
  for (const host of mentioned(log, 'host')) expect(host).toMatch(/^(https?:\/\/)?127\.0\.0\.1(:\d+)?$/);
});
