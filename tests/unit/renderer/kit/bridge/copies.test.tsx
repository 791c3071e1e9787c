import { ok } from '@contract/failure';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { copyOf, markCopy, oldestCopy } from '../../../../../renderer/kit/bridge/copies';
import { cachedAnswer, read, useCall } from '../../../../../renderer/kit/bridge/use-call';
import { useAllRows } from '../../../../../renderer/kit/list/data/use-all-rows';
import { followNetwork, refreshCopies, useShownCopy } from '../../../../../renderer/kit/stores/copies';
import { useNetwork } from '../../../../../renderer/kit/stores/network';
import { cutting, type Network, unreachable } from '../copied';
import { setBridge } from '../kit-page';

const asOf = '2026-05-16T09:12:00.000Z';
const copy = { asOf };
const setState = (state: 'online' | 'offline') => useNetwork.setState({ state });

beforeEach(() => setState('online'));

it('a value from the copy says so, with the time at which the server gave it', async () => {
  setBridge(() => ({ ...ok({ id: 7 }), copy }));
  const { result } = renderHook(() => useCall('booking.detail', { id: 7 }));
  await waitFor(() => expect(result.current.state).toBe('fulfilled'));
  expect(result.current).toMatchObject({ value: { id: 7 }, copy, asOf: Date.parse(asOf) });
});

it('a newer answer of the server is no copy any more', async () => {
  const network: Network = { isDown: true };
  setBridge(
    cutting(
      network,
      () => ok({ id: 7 }),
      () => ({ ...ok({ id: 7 }), copy }),
    ),
  );
  const { result } = renderHook(() => useCall('booking.detail', { id: 7 }));
  await waitFor(() => expect(result.current.copy).toEqual(copy));
  network.isDown = false;
  act(() => result.current.refresh());
  await waitFor(() => expect(result.current.copy).toBeUndefined());
  expect(result.current.asOf).toBeGreaterThan(Date.parse(asOf));
});

it('rows of several pages take the oldest time', async () => {
  const rows = Array.from({ length: 3 }, (_, index) => ({ id: index + 1 }));
  setBridge((_, { page }) => {
    const start = (Number(page) - 1) * 2;
    const value = { rows: rows.slice(start, start + 2), total: 3, isComplete: false };
    return { ...ok(value), ...(page === 2 ? { copy } : {}) };
  });
  const { result } = renderHook(() => useAllRows('booking.list', { eventId: 3 }));
  await waitFor(() => expect(result.current.value?.rows).toHaveLength(3));
  expect(result.current.copy).toEqual(copy);
});

it('a read outside of a component has the note, also from the cache, and is never current', async () => {
  setBridge(() => ({ ...ok({ id: 7 }), copy }));
  expect(await read('booking.detail', { id: 7 })).toEqual({ ok: true, value: { id: 7 }, copy });
  expect(cachedAnswer('booking.detail', { id: 7 })).toEqual({
    result: { ok: true, value: { id: 7 }, copy },
    asOf: Date.parse(asOf),
    isCurrent: false,
  });
});

it('names the oldest copy on the screen, until the screen closes', async () => {
  const older = { asOf: '2026-05-16T08:00:00.000Z' };
  setBridge((_, { id }) => ({ ...ok({ id }), copy: id === 7 ? copy : older }));
  const shown = renderHook(() => useShownCopy());
  const first = renderHook(() => useCall('booking.detail', { id: 7 }));
  await waitFor(() => expect(shown.result.current).toEqual(copy));
  const second = renderHook(() => useCall('booking.detail', { id: 8 }));
  await waitFor(() => expect(shown.result.current).toEqual(older));
  second.unmount();
  await waitFor(() => expect(shown.result.current).toEqual(copy));
  first.unmount();
  await waitFor(() => expect(shown.result.current).toBeUndefined());
});

it('does not name the copy of a call that a screen no longer makes', async () => {
  setBridge(() => ({ ...ok({ id: 7 }), copy }));
  const shown = renderHook(() => useShownCopy());
  const call = renderHook(({ enabled }) => useCall('booking.detail', { id: 7 }, { enabled }), {
    initialProps: { enabled: true },
  });
  await waitFor(() => expect(shown.result.current).toEqual(copy));
  call.rerender({ enabled: false });
  await waitFor(() => expect(shown.result.current).toBeUndefined());
});

it('reads copies and what failed for the network again as soon as the server can be reached', async () => {
  const network: Network = { isDown: true };
  const { call } = setBridge(
    cutting(
      network,
      (_, { id }) => ok({ id }),
      (_, { id }) => (id === 7 ? { ...ok({ id }), copy } : unreachable),
    ),
  );
  const end = followNetwork();
  setState('offline');
  const copied = renderHook(() => useCall('booking.detail', { id: 7 }));
  const failed = renderHook(() => useCall('booking.detail', { id: 8 }));
  await waitFor(() => expect(failed.result.current.failure).toBeDefined());
  await waitFor(() => expect(copied.result.current.copy).toEqual(copy));
  network.isDown = false;
  act(() => setState('online'));
  await waitFor(() => expect(copied.result.current.copy).toBeUndefined());
  await waitFor(() => expect(failed.result.current.value).toEqual({ id: 8 }));
  const calls = call.mock.calls.length;
  await act(() => refreshCopies());
  expect(call).toHaveBeenCalledTimes(calls);
  end();
});

it('finds the oldest of several notes, and removes the note of a value', () => {
  const older = { asOf: '2026-05-15T09:12:00.000Z' };
  expect(oldestCopy([undefined, copy, older])).toBe(older);
  expect(oldestCopy([undefined])).toBeUndefined();
  const value = markCopy({ id: 1 }, copy);
  expect(copyOf(value)).toBe(copy);
  expect(copyOf(markCopy(value, undefined))).toBeUndefined();
});
