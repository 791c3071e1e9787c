/** The journal: what is kept of each action, for which records, and for how long. */
import { LogEntry } from '@contract/event-log/entry';
import { fail } from '@contract/failure';
import { expect, test } from 'vitest';
import { createJournal, idsOf } from '../../../../../main/core/journal/journal';
import { encodeJson, type Store } from '../../../../../main/core/store/store';
import { systemRandom } from '../../../../../main/desktop/system-ports';
import words from '../../../../../renderer/locales/en/journal.json';
import { createDiskStore } from '../../../../support/unreadable-store';

const day = 86_400_000;
const computer = '00000000-0000-4000-8000-00000000c0de';

const openJournal = () => {
  const clock = { now: Date.parse('2026-06-01T12:00:00.000Z') };
  const store = createDiskStore();
  const owner = { mode: 'demo', server: '', personId: '9', personName: 'Dana' } as const;
  const open = { store, owner };
  const journal = createJournal({
    stores: { current: async () => open },
    clock: { now: () => clock.now, monotonicMs: () => clock.now, startTimer: () => () => undefined },
    random: systemRandom,
    computer: () => computer,
  });
  const list = async (record?: { readonly area: string; readonly id: string }) => {
    const listed = await journal.handlers.list(record ? { record } : {});
    return listed.ok ? listed.value : [];
  };
  return { clock, open, store, journal, list };
};

const change = { action: 'track.update', outcome: 'done', name: 'Cedar Ridge', fields: ['city'] } as const;

test('what was done is listed with who did it, the newest first, and for its record only', async () => {
  const { clock, open, journal, list } = openJournal();
  await journal.note(open, { ...change, ids: { id: ['12'] } });
  clock.now += 1_000;
  await journal.note(open, { action: 'export', outcome: 'done', name: 'a.csv', fields: [], ids: { eventId: ['31'] } });
  expect((await list()).map(({ action, by }) => `${action} ${by}`)).toEqual(['export Dana', 'track.update Dana']);
  expect((await list({ area: 'track', id: '12' })).map(({ action }) => action)).toEqual(['track.update']);
  expect((await list({ area: 'visitor', id: '12' })).map(({ action }) => action)).toEqual([]);
  expect((await list({ area: 'event', id: '31' })).map(({ name }) => name)).toEqual(['a.csv']);
});

test('of what was sent, only ids are kept (SEC-66)', () => {
  expect(
    idsOf({
      ...{ id: 5, eventId: 'e-1', trackIds: [1, 2], title: 'Rain', data: { email: 'dana@example.com' } },
      ...{ password: 'secret', userIds: Array.from({ length: 51 }, (_, index) => index), note: undefined },
    }),
  ).toEqual({ id: ['5'], eventId: ['e-1'], trackIds: ['1', '2'] });
});

test('scans and marks of this computer are listed from the logs of events, those of others are not', async () => {
  const { store, list } = openJournal();
  const entry = (id: number, of: string, input: object) => ({
    ...{ id: `00000000-0000-4000-8000-00000000000${id}`, event: '31', at: '2026-05-16T12:00:00.000Z' },
    ...{ computer: of, gate: 'North', by: 'Dana', ...input },
  });
  const scan = {
    ...{ kind: 'scan', code: 'TK-1', direction: 'in', answer: 'valid', verdict: '', open: [] },
    subject: { ticketId: '7', ticketNumber: 'TK-1', bookingId: '70', holder: 'Ann Lee' },
  };
  const first = entry(1, computer, scan);
  const later = { at: '2026-05-16T12:00:01.000Z', replaces: first.id };
  for (const one of [
    first,
    entry(2, '00000000-0000-4000-8000-0000000ffffe', scan),
    // The server's answer to the same scan, and what a person made of it.
    { ...entry(3, computer, scan), ...later, answer: 'look' },
    {
      ...entry(4, computer, { kind: 'decision', scan: first.id, decision: 'admitted' }),
      at: '2026-05-16T12:00:02.000Z',
    },
  ])
    await store.write([{ kind: 'log', id: `31/${one.id}`, value: encodeJson(one) }]);
  const found = await list({ area: 'booking', id: '70' });
  expect(found.map(({ action, name, fields }) => [action, name, fields.join()])).toEqual([
    ['log.decision', 'TK-1', 'admitted'],
    ['log.scan', 'TK-1', 'look'],
  ]);
  expect(JSON.stringify(found)).not.toContain('Ann Lee');
});

test('entries that are too old are removed', async () => {
  const { clock, open, journal, list } = openJournal();
  await journal.note(open, { ...change, ids: {} });
  clock.now += 181 * day;
  // Another run of the app looks at the store.
  const later = createJournal({
    stores: { current: async () => open },
    clock: { now: () => clock.now, monotonicMs: () => clock.now, startTimer: () => () => undefined },
    random: systemRandom,
    computer: () => computer,
  });
  await later.note(open, { ...change, name: 'Later', ids: {} });
  expect((await list()).map(({ name }) => name)).toEqual(['Later']);
});

test('a store that can not be written holds nothing up', async () => {
  const { open, journal } = openJournal();
  const full: Store = { ...open.store, write: async () => fail('file', 'disk-full') };
  await expect(journal.note({ ...open, store: full }, { ...change, ids: {} })).resolves.toBeUndefined();
});

test('a store that cannot be read makes the list fail, and holds no note up', async () => {
  const { open, store, journal, list } = openJournal();
  store.isUnreadable = true;
  await journal.note(open, { ...change, ids: {} });
  expect(await journal.handlers.list({})).toEqual(fail('file', 'disk-full'));
  store.isUnreadable = false;
  expect(await list()).toHaveLength(1);
});

test('every kind of entry of an event’s log has words in the journal, and none has words for nothing', () => {
  const kinds = LogEntry.options.map(({ shape }) => shape.kind.value);
  expect(Object.keys(words.actions).toSorted()).toEqual(['export', ...kinds].toSorted());
});
