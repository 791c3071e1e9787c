/** The log of the demo's event: it fits the demo's tickets at any hour, and the store gets it once a day. */
import { concerns, isKind, LogEntry } from '@contract/event-log/entry';
import { rollCallsOf } from '@contract/event-log/roll-calls';
import { countScans, scanRowsOf } from '@contract/event-log/scans';
import { describe, expect, it } from 'vitest';
import { createEventLog } from '../../../main/core/event-log/event-log';
import type { ActiveSession } from '../../../main/core/session/token-store';
import { createMemoryStore } from '../../../main/core/store/memory-store';
import { createStoreAccess } from '../../../main/core/store/store-access';
import { systemRandom } from '../../../main/desktop/system-ports';
import { makeDemo } from '../../../mocks/database/demo';
import { eventPeople } from '../../../renderer/event/log/event-people';
import { rainCheckAt } from '../../../renderer/event/scan/rain-checks';
import { clockAt } from '../../support/clocks';
import { listedEntries } from '../../support/event-log';

const hour = 3_600_000;
const noon = Date.UTC(2026, 4, 16, 17);
const makeAt = (now: number) => makeDemo({ rows: 3_500, now: () => now });

describe.each([
  ['in the middle of the day', noon],
  ['in the morning', noon - 5 * hour],
  ['just after midnight', Date.UTC(2026, 4, 16, 5, 10)],
])('the demo’s log %s', (_, now) => {
  const demo = makeAt(now);
  const log = demo.eventLog();
  const tickets = demo.tickets.all();
  const ticketOf = new Map(tickets.map((ticket) => [String(ticket.id), ticket]));

  it('has entries as a gate writes them, none of the future, and few of them', () => {
    expect(log.map((entry) => LogEntry.safeParse(entry).error)).toEqual(log.map(() => undefined));
    expect(log.filter(({ at }) => Date.parse(at) > now)).toEqual([]);
    expect(new Set(log.map(({ id }) => id)).size).toBe(log.length);
    expect(log.length).toBeLessThan(260);
    expect(makeAt(now).eventLog()).toEqual(log);
  });

  it('admits only used tickets and rain checks, so that every unused ticket is new', () => {
    const rows = scanRowsOf(log);
    const admitted = rows.filter(({ decision }) => decision?.decision === 'admitted');
    const wrong = admitted.filter(
      ({ scan }) => scan.verdict !== 'rainCheck' && ticketOf.get(scan.subject?.ticketId ?? '')?.status !== 'used',
    );
    expect(wrong).toEqual([]);
    expect(rows.filter(({ scan }) => scan.answer === 'refused')).toHaveLength(countScans(rows).turnedAway - 1);
  });

  it('marks people of the event on the meeting, the transponders and the guardians', () => {
    const ofEvent = tickets.filter(({ eventId }) => eventId === 27);
    const { byKey } = eventPeople({
      ...{ racers: [], tickets: ofEvent, bookings: demo.bookings.all(), eventId: 27 },
      ...{ today: '2026-05-16', unnamed: String },
    });
    const calls = rollCallsOf(log);
    expect(calls.map(({ entry }) => entry.template).toSorted()).toEqual(['guardian', 'meeting', 'transponder']);
    expect(calls.flatMap(({ marks }) => [...marks.keys()].filter((key) => !byKey.has(key)))).toEqual([]);
  });

  it('has rain checks of event 26 that count today, once', () => {
    const stateOf = (id: string) => {
      const ticket = ticketOf.get(id);
      if (!ticket) throw new Error(`no ticket ${id}`);
      const gate = { id: '27', timezone: ticket.timezone };
      return rainCheckAt(log, ticket, demo.bookings.get(ticket.bookingId), gate, { now, timezone: ticket.timezone })
        .state;
    };
    const used = log.filter(isKind('rain-check-use')).map(({ ticket }) => ticket);
    expect(used.length).toBeGreaterThan(0);
    expect(used.map(stateOf)).toEqual(used.map(() => 'used'));
    const unused = tickets.filter(
      ({ id, eventId, status }) => eventId === 26 && status === 'valid' && !used.includes(String(id)),
    );
    const states = unused.map(({ id }) => stateOf(String(id)));
    expect(states.filter((state) => state === 'counts').length).toBeGreaterThan(3);
    expect(states).toContain('refund');
    const outcomes = log.filter(isKind('rain-check')).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(['transfer', 'credit', 'refund']);
  });
});

it('writes the demo’s log into the store of the demo once a day, and never into that of a server', async () => {
  let now = noon;
  const store = createMemoryStore();
  const stores = createStoreAccess(async () => ({ store: { ...store, close: async () => undefined } }));
  const start = () =>
    createEventLog({
      ...{ stores, clock: clockAt(() => now), random: systemRandom, emit: () => undefined },
      ...{ origin: () => ({ computer: crypto.randomUUID(), gate: '' }), clockOffset: () => undefined },
      demoLog: async () => makeAt(now).eventLog(),
    });
  const listed = async (mode: 'demo' | 'live') => {
    const target = { mode, server: mode === 'demo' ? '' : 'https://one.example.com' };
    stores.sessionChanged({ target, person: { id: '1', name: 'Dana' } } as ActiveSession);
    const list = await start().list({ event: '27' });
    return listedEntries(list);
  };
  expect(await listed('live')).toEqual([]);
  const logAt = (time: number) =>
    makeAt(time)
      .eventLog()
      .filter((entry) => concerns(entry, '27'));
  expect(new Set(await listed('demo'))).toEqual(new Set(logAt(noon)));
  await start().remove({ event: '27' });
  now += hour;
  expect((await listed('demo')).every(({ kind }) => kind.startsWith('rain-check'))).toBe(true);
  now += 24 * hour;
  expect(await listed('demo')).toEqual(expect.arrayContaining(logAt(now)));
});
