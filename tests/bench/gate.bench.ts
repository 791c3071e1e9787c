/** Gate mode with 100,000 scans in its log: from Enter in "Scan or type" until the answer is painted. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSentAnswer } from '../support/read-sent-answer';
import { type ElectronPage, openElectron, present, signIn } from './electron-page';
import { atMost, type Bench, info, median } from './figure';
import { startMockProgram } from './mock-program';

const event = '27';
const scans = 100_000;
const box = 'form input[data-accepts-scan]';

interface Ticket {
  readonly id: string | number;
  readonly ticketNumber: string;
}

const askForTickets = `window.bridge
  .call('booking.ticketList', { page: 1, perPage: 100, eventId: '${event}' }, crypto.randomUUID())
  .then((answer) => JSON.stringify(answer))`;

const ticketsOf = async (page: ElectronPage): Promise<readonly Ticket[]> => {
  const answer = await readSentAnswer<{ rows: readonly Ticket[] }>(JSON.parse(await page.evaluate(askForTickets)));
  if (!answer.ok) throw new Error(`The tickets could not be read: ${JSON.stringify(answer.failure)}`);
  return answer.value.rows;
};

/** Writes scans into the event's log, the first of them of these tickets. */
const addScans = (tickets: readonly Ticket[]): string => `(async () => {
  const tickets = ${JSON.stringify(tickets.map(({ id, ticketNumber }) => ({ ticketId: String(id), ticketNumber })))};
  const scanned = { kind: 'scan', direction: 'in', answer: 'valid', verdict: 'valid', open: [] };
  for (let from = 0; from < ${scans}; from += 1000) {
    const entries = Array.from({ length: 1000 }, (_, at) => {
      const subject = tickets[from + at] ?? { ticketNumber: 'TK-LONG-' + (from + at) };
      return { ...scanned, code: subject.ticketNumber, subject };
    });
    const added = await window.bridge.eventLog.add({ event: '${event}', entries });
    if (!added.ok) throw new Error(JSON.stringify(added.failure));
  }
})()`;

/** Opens gate mode, whose network light neither the desk nor another page has. */
const openGate = `(() => {
  history.pushState({}, '', '/gate');
  dispatchEvent(new PopStateEvent('popstate'));
  return ${present(`:has([data-network]) ${box}`)};
})()`;

/**
 * Prepares the box for this code. `answered` resolves with the milliseconds from the key Enter until a frame has painted that the
 * code was scanned before, or is refused.
 */
const expectAnswer = (code: string): string => `(() => {
  const input = document.querySelector(${JSON.stringify(box)});
  input.focus();
  input.select();
  window.answered = new Promise((resolve) => {
    let from;
    input.addEventListener('keydown', ({ timeStamp }) => (from = timeStamp), { once: true });
    const observer = new MutationObserver(() => {
      const answer = document.querySelector('[data-answer]');
      if (!answer?.textContent.includes(${JSON.stringify(code)})) return;
      if (answer.dataset.answer !== 'refused' && !answer.textContent.includes('Scanned here')) return;
      observer.disconnect();
      // The task after a frame's own runs when the frame is painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - from);
        port2.postMessage(undefined);
      });
    });
    observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
  });
})()`;

/** Scans a code and resolves with the milliseconds until its answer is painted. */
const scan = async (page: ElectronPage, code: string): Promise<number> => {
  await page.evaluate(expectAnswer(code));
  await page.enter(code);
  return page.evaluate<number>('window.answered');
};

export const gate: Bench = async ({ short }) => {
  const mock = await startMockProgram();
  const profile = mkdtempSync(join(tmpdir(), 'pitwall-bench-gate-'));
  try {
    const page = await openElectron('.', [`--server=${mock.url}`], profile);
    try {
      await page.evaluate(present('form button[type=submit]'));
      await page.evaluate(signIn);
      await page.evaluate(present('nav'));
      const tickets = (await ticketsOf(page)).slice(0, short ? 10 : 30);
      if (tickets.length < 10) throw new Error('The event has too few tickets.');
      await page.evaluate(addScans(tickets));
      await page.evaluate(openGate);
      const times: number[] = [];
      for (const { ticketNumber } of tickets) times.push(await scan(page, ticketNumber));
      return [
        atMost('gate with 100,000 scans: from Enter to the answer', median(times), 'ms', 100, [
          info('the first, which waits for the log', times[0] ?? Number.NaN, 'ms'),
          info('the slowest', Math.max(...times), 'ms'),
        ]),
      ];
    } finally {
      await page.close();
    }
  } finally {
    await mock.stop();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
};
