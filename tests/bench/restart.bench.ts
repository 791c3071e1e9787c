/** The time from a restart with a session to rows of the list that was open, compared with a bare Electron window. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { click, type ElectronPage, firstRow, openElectron, present, signIn } from './electron-page';
import { atMost, type Bench, CannotMeasure, info, median } from './figure';
import { startMockProgram } from './mock-program';

/** When the page has painted, in wall-clock time. */
const painted = `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(Date.now()))))`;

/** Waits until main has the path of the list, which the next start opens. */
const saved = `(async () => {
  for (;;) {
    const session = await window.bridge.session.current();
    if (session.ok && session.value.resumeState?.path.startsWith('/bookings')) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
})()`;

const timeTo = async (selector: string, opening: Promise<ElectronPage>): Promise<number> => {
  const page = await opening;
  try {
    await page.evaluate(present(selector));
    return (await page.evaluate<number>(painted)) - page.startedAt;
  } finally {
    await page.close();
  }
};

export const restart: Bench = async ({ short }) => {
  if (process.env.PITWALL_KEYCHAIN !== 'ok') throw new CannotMeasure('there is no unlocked keychain here');
  const folder = mkdtempSync(join(tmpdir(), 'pitwall-bench-restart-'));
  const server = await startMockProgram();
  const open = () => openElectron('.', [`--server=${server.url}`], folder);
  const app: number[] = [];
  const bare: number[] = [];
  try {
    const first = await open();
    await first.evaluate(present('form button[type=submit]'));
    await first.evaluate(signIn);
    await first.evaluate(click('Bookings'));
    await first.evaluate(present(firstRow));
    await first.evaluate(saved);
    await first.close();
    for (let round = 0; round < (short ? 9 : 21); round += 1) {
      app.push(await timeTo(firstRow, open()));
      bare.push(await timeTo('h1', openElectron('tests/bench/bare-app')));
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  return [
    atMost('restart with a session into the last list / bare window', median(app) / median(bare), 'x', 1.9, [
      info('Pitwall', median(app), 'ms'),
      info('bare window', median(bare), 'ms'),
    ]),
  ];
};
