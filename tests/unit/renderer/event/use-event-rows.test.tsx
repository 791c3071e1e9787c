import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ok } from '../../../../preload/contract/failure';
import { useEventBookings, useEventBuybacks, useEventTickets } from '../../../../renderer/event/use-event-rows';
import { setBridge } from '../kit/kit-page';

const rows = [
  { id: 1, eventId: 31 },
  { id: 2, eventId: 32 },
  { id: 3, eventId: '31' },
];

test('rows are asked for by the event’s id, and rows of other events are left out', async () => {
  const { call } = setBridge((_id, { page }) => ok({ rows: page === 1 ? rows : [], total: 3, isComplete: false }));
  for (const useRows of [useEventBookings, useEventTickets, useEventBuybacks]) {
    const { result } = renderHook(() => useRows(31));
    await waitFor(() => expect(result.current.value?.rows.map(({ id }) => id)).toEqual([1, 3]));
  }
  const asked = call.mock.calls.map(([id, input]) => [id, input.eventId]);
  expect(asked).toEqual([
    ['booking.list', 31],
    ['booking.ticketList', 31],
    ['buyback.list', 31],
  ]);
});
