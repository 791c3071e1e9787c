import { fail, ok, type Result } from '@contract/failure';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { callEndpoint } from '../../../../../renderer/kit/bridge/call-endpoint';
import { prefetch, useAction, useCall } from '../../../../../renderer/kit/bridge/use-call';
import { setBridge } from '../kit-page';

const record = { id: 7 };
const deferred = <T,>() => {
  let settle: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
};

it('goes from pending to fulfilled, with the time', async () => {
  setBridge(() => ok(record));
  const { result } = renderHook(() => useCall('booking.detail', { id: 7 }));
  expect(result.current).toMatchObject({ state: 'pending', value: undefined, asOf: undefined });
  await waitFor(() => expect(result.current.state).toBe('fulfilled'));
  expect(result.current.value).toEqual(record);
  expect(result.current.asOf).toBeGreaterThan(0);
});

it('goes to rejected with the failure as a value, and keeps the previous value', async () => {
  let down = false;
  setBridge(() => (down ? fail('network', 'offline') : ok(record)));
  const { result } = renderHook(() => useCall('booking.detail', { id: 7 }));
  await waitFor(() => expect(result.current.state).toBe('fulfilled'));
  down = true;
  act(() => result.current.refresh());
  await waitFor(() => expect(result.current.state).toBe('rejected'));
  expect(result.current).toMatchObject({ value: record, stale: true, failure: { code: 'offline' } });
});

it('sends one call for several screens, and never retries', async () => {
  const { call } = setBridge(() => fail('network', 'offline'));
  const { result } = renderHook(() => [useCall('booking.detail', { id: 7 }), useCall('booking.detail', { id: 7 })]);
  await waitFor(() => expect(result.current[0]?.state).toBe('rejected'));
  expect(call).toHaveBeenCalledTimes(1);
});

it('sends an early call while the screen renders, once, and cancels it like any other', async () => {
  const { call, cancel } = setBridge(() => new Promise<Result<unknown>>(() => undefined));
  const sent: number[] = [];
  const { unmount } = renderHook(() => {
    useCall('booking.detail', { id: 7 }, { early: true });
    sent.push(call.mock.calls.length);
  });
  expect(sent[0]).toBe(1);
  await act(async () => undefined);
  expect(call).toHaveBeenCalledTimes(1);
  unmount();
  await waitFor(() => expect(cancel).toHaveBeenCalledWith(call.mock.calls[0]?.[2]));
});

it('finds what was asked before, on its way or answered', async () => {
  const answer = deferred<Result<unknown>>();
  const { call } = setBridge(() => answer.promise);
  const asked = prefetch('booking.detail', { id: 7 });
  const { result } = renderHook(() => useCall('booking.detail', { id: 7 }));
  expect(result.current.state).toBe('pending');
  answer.settle(ok(record));
  await act(() => asked);
  await waitFor(() => expect(result.current).toMatchObject({ state: 'fulfilled', value: record }));
  const { result: later } = renderHook(() => useCall('booking.detail', { id: 7 }));
  expect(later.current).toMatchObject({ state: 'fulfilled', busy: false });
  expect(call).toHaveBeenCalledTimes(1);
});

it('cancels a call by its id once no screen uses it', async () => {
  const { call, cancel } = setBridge(() => new Promise<Result<unknown>>(() => undefined));
  const { unmount } = renderHook(() => useCall('booking.detail', { id: 7 }));
  await waitFor(() => expect(call).toHaveBeenCalledTimes(1));
  unmount();
  await waitFor(() => expect(cancel).toHaveBeenCalledWith(call.mock.calls[0]?.[2]));
});

it('turns an exception of the bridge into a failure', async () => {
  setBridge(() => Promise.reject(new Error('gone')));
  expect(await callEndpoint('booking.detail', { id: 7 })).toEqual(fail('unexpected', 'unexpected'));
});

it('sends once on a double click, and gives both clicks the same answer (row 53, REL-15)', async () => {
  const answer = deferred<Result<unknown>>();
  const { call } = setBridge(() => answer.promise);
  const { result } = renderHook(() => useAction('admin.remove'));
  let both: Promise<readonly Result<unknown>[]> | undefined;
  act(() => {
    both = Promise.all([result.current.run({ id: 1 }), result.current.run({ id: 1 })]);
  });
  expect(result.current.busy).toBe(true);
  await act(async () => {
    answer.settle(ok({}));
    await both;
  });
  expect(call).toHaveBeenCalledTimes(1);
  expect(result.current.busy).toBe(false);
});

it('reloads the area after a write, also if the answer was lost, and never sends it again (row 54)', async () => {
  let lists = 0;
  const { call } = setBridge((id) => {
    if (id === 'admin.remove') return fail('unknown-outcome', 'unknown-outcome');
    lists++;
    return ok({ rows: [], isComplete: true });
  });
  const { result } = renderHook(() => ({ list: useCall('admin.list', {}), remove: useAction('admin.remove') }));
  await waitFor(() => expect(lists).toBe(1));
  await act(async () => {
    await result.current.remove.run({ id: 1 });
  });
  expect(result.current.remove.failure?.kind).toBe('unknown-outcome');
  await waitFor(() => expect(lists).toBe(2));
  expect(call.mock.calls.filter(([id]) => id === 'admin.remove').length).toBe(1);
});

it('does not reload other areas, unless the write names them', async () => {
  const calls: string[] = [];
  setBridge((id) => {
    calls.push(id);
    return ok(id.endsWith('list') ? { rows: [], isComplete: true } : {});
  });
  const { result } = renderHook(() => ({
    bookings: useCall('booking.list', {}),
    tracks: useCall('track.list', {}),
    remove: useAction('admin.remove', { refreshes: ['track'] }),
  }));
  await waitFor(() => expect(calls.length).toBe(2));
  await act(async () => {
    await result.current.remove.run({ id: 1 });
  });
  await waitFor(() => expect(calls.filter((id) => id === 'track.list').length).toBe(2));
  expect(calls.filter((id) => id === 'booking.list').length).toBe(1);
});
