/** A restart into a usable list without the server, compared with the same restart while the server answers. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { click, type ElectronPage, firstRow, kept, openElectron, present, signIn } from './electron-page';
import { atMost, type Bench, info, median } from './figure';
import { startMockProgram } from './mock-program';

/** Opens the list of bookings and returns the milliseconds from the start of the process to its first row. */
const timeToList = async (page: ElectronPage): Promise<number> => {
  await page.evaluate(click('Bookings'));
  await page.evaluate(present(firstRow));
  return (await page.evaluate<number>('Date.now()')) - page.startedAt;
};

/** Waits until the copy has the list, so that nothing is lost when the process is killed. */
const copied = `(async () => {
  for (;;) {
    const view = await window.bridge.offline.view();
    if (view.ok && view.value.answers > 0 && view.value.storage === 'disk') return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
})()`;

export const offlineStart: Bench = async ({ short }) => {
  if (process.env.PITWALL_KEYCHAIN !== 'ok')
    return [info('offline start: not measured, because there is no unlocked keychain here', Number.NaN, 'x')];
  const folder = mkdtempSync(join(tmpdir(), 'pitwall-bench-offline-'));
  const server = await startMockProgram();
  const switches = [`--server=${server.url}`];
  const open = () => openElectron('.', switches, folder);
  const measure = async (): Promise<number> => {
    const page = await open();
    try {
      return await timeToList(page);
    } finally {
      await page.close();
    }
  };
  try {
    const first = await open();
    await first.evaluate(present('form button[type=submit]'));
    await first.evaluate(signIn);
    await timeToList(first);
    await first.evaluate(copied);
    await first.evaluate(kept);
    await first.close();
    const rounds = short ? 3 : 7;
    const online: number[] = [];
    for (let round = 0; round < rounds; round += 1) online.push(await measure());
    await server.stop();
    const offline: number[] = [];
    for (let round = 0; round < rounds; round += 1) offline.push(await measure());
    return [
      atMost('restart to a usable list without the server / with it', median(offline) / median(online), 'x', 1.3),
      info('  without the server', median(offline), 'ms'),
      info('  with the server', median(online), 'ms'),
    ];
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};
