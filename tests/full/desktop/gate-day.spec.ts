/** A day at two gates on two real Electrons: every scan is answered, kept and merged by hand-over files, none lost or doubled. */
import { join } from 'node:path';
import type { LogEntry } from '@contract/event-log/entry';
import { expect, type Locator, type Page } from '@playwright/test';
import type {} from '../../../renderer/kit/bridge/bridge';
import { button } from '../../support/area-actions';
import { allOf } from '../../support/areas-csv';
import type { Desktop } from '../../support/electron';
import { logOf } from '../../support/event-log';
import * as day from '../../support/gate-day';
import { test } from '../../support/live';
import { admin, closeToast, frame, listOf, openArea } from '../../support/page-objects';
import { prepareEvent } from '../../support/prepare-event';
import { keysOf, pressScanned } from '../../support/scanner';

// As many tickets as it takes to have some in every state.
test.use({ rows: 2_000 });
test.skip(process.env.PITWALL_KEYCHAIN !== 'ok', 'No unlocked keychain on this computer.');

const event = '27';
const passphrase = 'two gates and one paddock';
const result = (page: Page): Locator => page.getByRole('region', { name: 'Scan result' });
const box = (page: Page): Locator => page.getByRole('textbox', { name: 'Scan or type' });

type ScanEntry = Extract<LogEntry, { readonly kind: 'scan' }>;

/** The sorted ids of the log's entries, without the readiness, which is kept whenever the desk has read the racers. */
const idsOf = async (page: Page): Promise<readonly string[]> =>
  (await logOf(page, event)).flatMap(({ id, kind }) => (kind === 'readiness' ? [] : [id])).sort();

/** The codes of the log's scans with their gates, sorted; the answer that takes another's place is the same scan. */
const scannedAt = async (page: Page): Promise<readonly string[]> => {
  const scans = (await logOf(page, event)).filter((entry): entry is ScanEntry => entry.kind === 'scan');
  const first = scans.filter(({ replaces }) => replaces === undefined);
  return first.map(({ code, gate }) => `${code} ${gate}`).sort();
};

const nameGate = async (page: Page, name: string): Promise<void> => {
  await openArea(page, 'Settings');
  const field = page.getByRole('textbox', { name: 'Gate name' });
  await field.fill(name);
  await field.blur();
  await expect
    .poll(() => page.evaluate(() => window.bridge.settings.read()))
    .toMatchObject({
      value: { gateName: name },
    });
};

const openGate = async (page: Page): Promise<void> => {
  await openArea(page, 'Event desk');
  await expect(box(page)).toBeFocused();
};

const noted = { admit: 'Admitted', 'turn away': 'Turned away', out: 'Counted out' } as const;

/** Seconds between a person's keys and a scanner's, which sends its own faster. */
const pause = 0.5;

/** Scans a code by keys alone, checks the answer, and decides. */
const answer = async (page: Page, code: string, [, name, expected, action]: day.Step): Promise<void> => {
  const keys = [...keysOf(code), { key: 'Enter' }];
  await pressScanned(
    page,
    keys.map((key, at) => (at === 0 ? { ...key, gap: pause } : key)),
  );
  const shown = result(page).getByRole('heading', { name: 'Scan result' }).locator('xpath=following-sibling::bdi[1]');
  // A foreign code is never shown.
  await expect(shown, name).toHaveText(name === 'license' ? '' : code);
  await expect(result(page), name).toHaveAttribute('data-answer', expected);
  // The answer from what was loaded is asked again.
  await expect(result(page), name).not.toContainText('Checking');
  await expect(result(page), name).toHaveAttribute('data-answer', expected);
  if (action === 'nothing') return;
  if (action !== 'out') {
    await expect(button(result(page), 'Admit'), name).toBeVisible();
    await pressScanned(page, [{ key: 'Enter', gap: pause, ...(action === 'admit' ? {} : { held: 'ctrl+shift' }) }]);
  }
  await expect(result(page).getByText(noted[action], { exact: true }), name).toBeVisible();
};

const figure = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .locator('dt', { hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd');

/** Checks what the tab "Scans" says of these steps. Returns its first rows as they are shown on any computer. */
const expectScans = async (
  page: Page,
  steps: readonly day.Step[],
  isPerson: (step: day.Step) => boolean,
): Promise<readonly string[]> => {
  await openArea(page, 'Event desk');
  await page.getByRole('tab', { name: 'Scans', exact: true }).click();
  const count = day.scansOf(steps).length;
  const decided = (wanted: day.Action): string => String(steps.filter(([, , , action]) => action === wanted).length);
  await expect(listOf(page, 'Scans').range).toHaveText(`1–${count} of ${count}`);
  await expect(figure(page, 'Scans')).toHaveText(String(count));
  await expect(figure(page, 'Admitted')).toHaveText(decided('admit'));
  await expect(figure(page, 'Turned away')).toHaveText(decided('turn away'));
  await expect(figure(page, 'Inside')).toHaveText(String(day.insideAfter(steps.filter(isPerson))));
  const rows = await listOf(page, 'Scans').rows.allInnerTexts();
  await page.getByRole('tab', { name: 'Gate', exact: true }).click();
  return rows.map((row) => row.replace(/This computer|Other \(.*?\)/, ''));
};

const saveHandOver = async ({ page, answerSave }: Desktop, path: string): Promise<void> => {
  await openArea(page, 'Settings');
  await button(page, 'Save hand-over file…').click();
  const saving = page.getByRole('dialog', { name: 'Save a hand-over file' });
  await saving.getByRole('textbox', { name: 'Passphrase', exact: true }).fill(passphrase);
  await saving.getByRole('textbox', { name: 'Confirm passphrase' }).fill(passphrase);
  await answerSave(path);
  await button(saving, 'Save as…').click();
  await expect(frame(page).toast(/^Saved /)).toBeVisible();
  await closeToast(page, /^Saved /);
};

const addedSome = /[1-9]\d* scans and marks added to the logs of events\./;
const addedNone = /\b0 scans and marks added to the logs of events\./;

/** Opens a hand-over file and checks what is said of its log. */
const openHandOver = async ({ page, answerOpen }: Desktop, path: string, added: RegExp): Promise<void> => {
  await openArea(page, 'Settings');
  await answerOpen([path]);
  await button(page, 'Open hand-over file…').click();
  const opening = page.getByRole('dialog', { name: 'Open a hand-over file' });
  await opening.getByRole('textbox', { name: 'Passphrase', exact: true }).fill(passphrase);
  await button(opening, 'Choose file…').click();
  const report = page.getByRole('dialog', { name: 'Hand-over file opened' });
  await expect(report).toContainText(added);
  await button(report, 'Close').click();
};

test('60 scans at two gates are answered by their tickets, kept over a restart and an outage, and merged without loss', async ({
  enter,
  start,
  server,
  folder,
}) => {
  test.setTimeout(900_000);
  const first = await enter();
  const second = await enter(admin, { folder: join(folder, 'second') });
  const computers: Record<day.Computer, Desktop> = { A: first, B: second };
  const codeOf = await day.codesOfDay(first.page, event);
  const tickets = await allOf(first.page, 'booking.ticketList', { eventId: event });
  const places = tickets.filter(({ ticketType }) => ticketType === 'camping' || ticketType === 'parking');
  const isPerson = ([, name]: day.Step): boolean =>
    places.every(({ ticketNumber }) => String(ticketNumber) !== codeOf(name));
  await nameGate(first.page, 'Gate 1');
  await nameGate(second.page, 'Gate 2');
  await prepareEvent(first.page);
  await openGate(first.page);
  await openGate(second.page);

  const done: day.Step[] = [];
  const doneAt = (computer: day.Computer): readonly day.Step[] => done.filter(([at]) => at === computer);
  const keep = async (steps: readonly day.Step[]): Promise<void> => {
    for (const step of steps) {
      await answer(computers[step[0]].page, codeOf(step[1]), step);
      done.push(step);
    }
  };
  await keep(day.morning);
  await expectScans(first.page, doneAt('A'), isPerson);

  await first.quit();
  await server.pause();
  computers.A = await start({ switches: [`--server=${server.url}`] });
  await openGate(computers.A.page);
  await openGate(second.page);
  const [again, ...noon] = day.noon;
  if (!again) throw new Error('The first step at noon comes after the restart.');
  await keep([again]);
  await expect(result(computers.A.page)).toContainText(/Scanned here (just now|\d+ min ago), valid/);
  await keep(noon);
  await expect(result(second.page)).toContainText(/(Checked at|Not checked again since) \d/);

  await server.resume();
  for (const { page } of Object.values(computers)) await page.evaluate(() => window.bridge.network.check());
  await keep(day.afternoon);
  await button(second.page, 'Out').click();
  await box(second.page).focus();
  await keep(day.leaving);
  await button(second.page, 'In').click();
  await box(second.page).focus();
  await keep(day.evening);
  expect(done.length).toBeGreaterThanOrEqual(60);
  for (const [name, { page }] of Object.entries(computers))
    await expectScans(page, doneAt(name as day.Computer), isPerson);

  const [ofFirst, ofSecond] = [await idsOf(computers.A.page), await idsOf(second.page)];
  const [toSecond, toFirst] = [join(folder, 'first.pitwall'), join(folder, 'second.pitwall')];
  await saveHandOver(computers.A, toSecond);
  await openHandOver(second, toSecond, addedSome);
  await saveHandOver(second, toFirst);
  await openHandOver(computers.A, toFirst, addedSome);
  const gates = { A: 'Gate 1', B: 'Gate 2' } as const;
  const scanned = day.scansOf(done).map(([at, name]) => `${codeOf(name)} ${gates[at]}`);
  const merged = [...ofFirst, ...ofSecond].sort();
  const expectMerged = async (): Promise<void> => {
    for (const { page } of Object.values(computers)) {
      expect(await idsOf(page)).toEqual(merged);
      expect(await scannedAt(page)).toEqual(scanned.toSorted());
    }
    const rows = await expectScans(computers.A.page, done, isPerson);
    expect(rows.length).toBeGreaterThan(1);
    expect(await expectScans(second.page, done, isPerson)).toEqual(rows);
  };
  await expectMerged();
  await openHandOver(second, toSecond, addedNone);
  await openHandOver(computers.A, toFirst, addedNone);
  await expectMerged();

  // What the other gate scanned is known here now.
  await openGate(computers.A.page);
  await answer(computers.A.page, codeOf('valid 7'), ['A', 'valid 7', 'look', 'nothing']);
  await expect(result(computers.A.page)).toContainText(/Scanned at Gate 2/);
});
