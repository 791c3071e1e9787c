/** What a scan says without a network: never "not found" for a code that only the server could know. */
import type { OfflineView, PackView } from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ScanResult } from '../../../../../renderer/event/scan/scan-result';
import { useNetwork } from '../../../../../renderer/kit/stores/network';
import { setOffline } from '../../../../../renderer/kit/stores/offline';
import { type Answer, openKit, setBridge } from '../../kit/kit-page';

const asOf = new Date(2020, 4, 16, 9, 12).toISOString();
const event = { id: 31, name: 'Autumn Nationals' };
const ticketsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    ticketNumber: `T-${at + 1}`,
    eventId: 31,
    bookingId: at + 1,
    status: 'valid',
  }));

const pack: PackView = {
  event: { id: '31', name: event.name },
  state: 'incomplete',
  asOf,
  bytes: 1,
  parts: [{ name: 'tickets', done: 5, total: 5, rows: 412, expected: 415, gaps: 0 }],
};
const view: OfflineView = { storage: 'disk', answers: 1, bytes: 1, packs: [pack] };
const unreachable = fail('network', 'unreachable');

/** Answers of the copy for one event; everything else can't be reached. */
const copyOf =
  (count: number): Answer =>
  (id, input): Result<unknown> => {
    if (String(input.eventId) !== '31') return unreachable;
    const rows = id === 'booking.ticketList' ? ticketsOf(count) : [];
    return { ok: true, value: { rows, total: rows.length, isComplete: true }, copy: { asOf } };
  };

beforeEach(() => {
  useNetwork.setState({ state: 'offline' });
  setOffline({ ...view, packs: [] });
});

const scan = async (code: string, answer: Answer, at: typeof event | undefined = event) => {
  setBridge(answer);
  openKit([{ path: '/', element: <ScanResult scan={{ code, count: 1 }} event={at} /> }], '/');
  return screen.findByRole('region', { name: 'Scan result' });
};

test('a code that is not in the copy is not "not found", and the answer counts the tickets', async () => {
  setOffline(view);
  const result = await scan('T-999', copyOf(412));
  await waitFor(() =>
    expect(result.textContent).toContain('Not in the copy of 9:12 AM on May 16, 2020 (412 of 415 tickets)'),
  );
  expect(result.textContent).not.toContain('Not found');
});

test('without a pack only the copied tickets are counted', async () => {
  const result = await scan('T-999', copyOf(3));
  await waitFor(() => expect(result.textContent).toContain('Not in the copy of 9:12 AM on May 16, 2020 (3 tickets)'));
});

test('a search that only the copy answers is not "not found" either', async () => {
  const result = await scan('T-999', (id, input) =>
    input.eventId === undefined
      ? { ok: true, value: { rows: [], total: 0, isComplete: true }, copy: { asOf } }
      : copyOf(3)(id, input),
  );
  await waitFor(() => expect(result.textContent).toContain('Not in the copy of 9:12 AM on May 16, 2020 (3 tickets)'));
});

test('a copied ticket says how old the copy is', async () => {
  const result = await scan('T-2', copyOf(3));
  await waitFor(() => expect(result.textContent).toMatch(/Copy of 9:12 AM on May 16, 2020, \d+ \w+ old/));
});

test('without an event the prepared one is searched', async () => {
  setOffline(view);
  const result = await scan('T-2', copyOf(3), undefined);
  await waitFor(() => expect(result.textContent).toContain('Copy of 9:12 AM on May 16, 2020'));
});

test('without any copy there is only no connection', async () => {
  const result = await scan('T-2', () => unreachable);
  await waitFor(() => expect(result.textContent).toContain('No connection'));
});

test('with the server, a code that it does not have is not found', async () => {
  useNetwork.setState({ state: 'online' });
  setOffline(view);
  const result = await scan('T-999', () => ok({ rows: [], total: 0, isComplete: true }));
  await waitFor(() => expect(result.textContent).toContain('Not found'));
});
