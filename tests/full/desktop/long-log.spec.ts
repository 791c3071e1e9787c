/** A gate with 100,000 scans in its log: right after a start it knows each of them, and claims nothing before it does. */
import { type GateAnswer, isKind, type ScanSubject } from '@contract/event-log/entry';
import { expect, type Page } from '@playwright/test';
import { allOf } from '../../support/areas-csv';
import { logOf } from '../../support/event-log';
import { codesOfDay } from '../../support/gate-day';
import { test } from '../../support/live';
import { prepareEvent } from '../../support/prepare-event';
import { keysOf, pressScanned } from '../../support/scanner';

// As many tickets as it takes to have some in every state.
test.use({ rows: 2_000 });
test.skip(process.env.PITWALL_KEYCHAIN !== 'ok', 'No unlocked keychain on this computer.');

const event = '27';
const count = 100_000;
const result = (page: Page) => page.getByRole('region', { name: 'Scan result' });

/** Adds scans of other codes, and one of this ticket before them all. */
const addScans = (page: Page, first: ScanSubject): Promise<void> =>
  page.evaluate(
    async ({ id, all, ticket }) => {
      const scanned = { kind: 'scan', direction: 'in', answer: 'valid', verdict: 'valid', open: [] } as const;
      for (let from = 0; from < all; from += 1_000) {
        const entries = Array.from({ length: 1_000 }, (_, at) => {
          const subject = from + at === 0 ? ticket : { ticketNumber: `TK-LONG-${from + at}` };
          return { ...scanned, code: String(subject.ticketNumber), subject };
        });
        const added = await window.bridge.eventLog.add({ event: id, entries });
        if (!added.ok) throw new Error(JSON.stringify(added.failure));
      }
    },
    { id: event, all: count, ticket: first },
  );

/**
 * Scans a code half a second after the keys before, again if it was not whole: another window on the display may take the focus
 * with some of its keys.
 */
const scan = (page: Page, code: string): Promise<void> =>
  expect(async () => {
    const keys = [...keysOf(code), { key: 'Enter' }];
    await pressScanned(
      page,
      keys.map((key, at) => (at === 0 ? { ...key, gap: 0.5 } : key)),
    );
    await expect(result(page)).toContainText(code, { timeout: 30_000 });
  }).toPass({ timeout: 240_000 });

/** Keeps every answer that the page shows. */
const keepAnswers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const shown: string[] = [];
    Object.assign(window, { shownAnswers: shown });
    new MutationObserver(() => {
      const answer = document.querySelector('[data-answer]')?.getAttribute('data-answer');
      if (answer && answer !== shown.at(-1)) shown.push(answer);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
const shownAnswers = (page: Page): Promise<readonly GateAnswer[]> => page.evaluate(() => Object(window).shownAnswers);

test('100,000 scans: a code that was scanned before the restart is never called valid, and one that was not is', async ({
  enter,
  start,
  server,
}) => {
  test.setTimeout(600_000);
  const first = await enter();
  const codeOf = await codesOfDay(first.page, event);
  await prepareEvent(first.page);
  const tickets = await allOf(first.page, 'booking.ticketList', { eventId: event });
  const ticket = tickets.find(({ ticketNumber }) => ticketNumber === codeOf('valid 1'));
  await addScans(first.page, { ticketId: String(ticket?.id), ticketNumber: codeOf('valid 1') });
  await first.quit();
  const { page } = await start({ switches: [`--server=${server.url}`, '--command=gate'] });
  await keepAnswers(page);
  // The desk, which may be shown before, has such a box too.
  await expect(page.getByRole('heading', { name: 'Gate mode' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Scan or type' })).toBeFocused();
  await scan(page, codeOf('valid 1'));
  // The log may take its time: a second scan would be answered by the first one of this start.
  await expect(result(page)).toContainText(/Scanned here .*, valid/, { timeout: 240_000 });
  expect(await shownAnswers(page)).toEqual(['look']);
  await scan(page, codeOf('valid 2'));
  await expect(result(page)).toHaveAttribute('data-answer', 'valid');
  const codes = new Set((await logOf(page, event)).filter(isKind('scan')).map(({ code }) => code));
  expect([...codes].filter((code) => code.startsWith('TK-'))).toHaveLength(count + 1);
});
