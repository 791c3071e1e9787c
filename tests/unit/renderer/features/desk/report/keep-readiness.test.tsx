/** What is kept of the readiness with the first scan of a day in jsdom: only what was read by then, and nothing is read for it. */
import type { LogEntry } from '@contract/event-log/entry';
import { fail, ok, type Result } from '@contract/failure';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { callOf, partNames } from '../../../../../../renderer/event/readiness/part';
import {
  isReadinessDue,
  KeepReadiness,
  NoteReadiness,
} from '../../../../../../renderer/features/desk/report/keep-readiness';
import type { Values } from '../../../../../../renderer/kit/area/field';
import { queryClient } from '../../../../../../renderer/kit/bridge/query-client';
import { queryKey } from '../../../../../../renderer/kit/bridge/use-call';
import { useNotices } from '../../../../../../renderer/kit/feedback/notify';
import { setSession } from '../../../../../../renderer/kit/stores/session';
import { toListed } from '../../../../../support/event-log';
import { computer, openKit, setBridge } from '../../../kit/kit-page';

const racers = [101, 102].map((id) => ({ id, firstName: `Racer ${id}` }));
const tickets = racers.map(({ id }) => ({
  id: id + 100,
  eventId: 31,
  userId: id,
  ticketType: 'racer',
  status: 'valid',
}));
const page = (rows: readonly Values[]): Result<unknown> => ok({ rows, total: rows.length, isComplete: true });
const lists: Readonly<Record<string, Result<unknown>>> = {
  'visitor.list': page(racers),
  'booking.ticketList': page(tickets),
  'booking.list': page([]),
};
const event = { id: 31, name: 'Madness', startDate: '2026-11-20', endDate: '2026-11-21', timezone: 'UTC' };
const scan: LogEntry = {
  ...{ id: '00000000-0000-4000-8000-000000000001', event: '31', computer, gate: 'North', by: 'Dana' },
  ...{ kind: 'scan', code: 'T-1', direction: 'in', answer: 'valid', verdict: '', open: [] },
  at: new Date().toISOString(),
};

/** `read` are the racers whose parts the board has read. */
const open = async (entries: readonly LogEntry[], read: readonly string[], answers = lists) => {
  const bridge = setBridge((id) => answers[id] ?? page([]));
  bridge.eventLog.list.mockResolvedValue(toListed(entries));
  setSession({
    ...{ state: 'signed-in', mode: 'demo', server: '', keychain: 'none', isStored: false },
    ...{
      ability: [{ action: 'manage', subject: 'all' }],
      person: { id: '9', name: 'Dana', email: 'd@x.example', more: {} },
    },
  });
  for (const userId of read)
    for (const part of partNames)
      queryClient.setQueryData(queryKey(callOf[part], { userId, eventId: '31' }), { status: 'odd' });
  return bridge;
};

test('with the first scan of a day, what the board had read is kept and nothing more is read', async () => {
  const { eventLog, call } = await open([scan], ['101']);
  await openKit([{ path: '*', element: <KeepReadiness event={event} /> }], '/desk');
  await waitFor(() => expect(eventLog.add).toHaveBeenCalled());
  const [added] = eventLog.add.mock.calls[0] ?? [];
  expect(added?.entries).toMatchObject([{ kind: 'readiness', ready: 0, checking: 1 }]);
  expect(added?.entries[0]).not.toHaveProperty('isNoted');
  expect(call.mock.calls.filter(([id]) => String(id).startsWith('inspection.'))).toEqual([]);
  expect(eventLog.add).toHaveBeenCalledTimes(1);
});

test('if nothing of any racer was read, nothing is kept', async () => {
  // Another event: the log of the first one stays for the person.
  const other = { ...event, id: 32 };
  const { eventLog, call } = await open([{ ...scan, event: '32' }], []);
  await openKit([{ path: '*', element: <KeepReadiness event={other} /> }], '/desk');
  await waitFor(() => expect(call.mock.calls.some(([id]) => id === 'visitor.list')).toBe(true));
  await userEvent.tab();
  expect(eventLog.add).not.toHaveBeenCalled();
});

test('whoever notes the readiness has all of it read, and it says so', async () => {
  const { eventLog } = await open([], []);
  const isDone = Promise.withResolvers<void>();
  await openKit([{ path: '*', element: <NoteReadiness event={event} onDone={isDone.resolve} /> }], '/desk');
  expect(screen.getByRole('progressbar')).toBeTruthy();
  await isDone.promise;
  const [added] = eventLog.add.mock.calls[0] ?? [];
  expect(added?.entries).toMatchObject([{ kind: 'readiness', isNoted: true, checking: 0 }]);
});

test('the readiness is not noted if the racers can’t be read, and it says why', async () => {
  const { eventLog } = await open([], [], { ...lists, 'visitor.list': fail('unexpected', 'server-error') });
  const onDone = vi.fn();
  await openKit([{ path: '*', element: <NoteReadiness event={event} onDone={onDone} /> }], '/desk');
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(useNotices.getState().notices).toMatchObject([{ id: 'failure-server-error', intent: 'error' }]);
  expect(eventLog.add).not.toHaveBeenCalled();
});

test('it is due with the first scan of the day, for which the times of a long log are not read one by one', () => {
  const now = Date.parse('2026-11-21T15:00:00.000Z');
  const log = Array.from(
    { length: 1_000 },
    (_, number): LogEntry => ({ ...scan, at: new Date(now - number).toISOString() }),
  );
  const parse = vi.spyOn(Date, 'parse');
  expect(isReadinessDue(log, 'UTC', now)).toBe(true);
  expect(parse.mock.calls.length).toBeLessThan(20);
  parse.mockRestore();
  expect(isReadinessDue(log.slice(0, 0), 'UTC', now)).toBe(false);
  const yesterday = { ...scan, at: '2026-11-20T23:59:59.999Z' };
  expect(isReadinessDue([yesterday], 'UTC', now)).toBe(false);
});
