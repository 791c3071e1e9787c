/** The tickets of a found booking on servers that ignore its id. */
import { fail, ok } from '@contract/failure';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sentFieldsOf } from '../../../../../renderer/event/scan/sent-fields';
import { useBooking } from '../../../../../renderer/event/scan/use-booking';
import { setBridge } from '../../kit/kit-page';

const match = {
  key: '7',
  kind: 'booking',
  booking: { id: 7, bookingNumber: 'B-7' },
  tickets: [],
  ticketId: undefined,
  holderName: undefined,
  isCertain: true,
  sent: sentFieldsOf([], []),
} as const;

test.each([
  [
    'name the booking by id',
    [
      { id: 1, bookingId: '7' },
      { id: 2, bookingId: 8 },
    ],
    [1],
  ],
  [
    'name it by number only',
    [
      { id: 1, bookingNumber: 'B-7' },
      { id: 2, bookingNumber: 'B-8' },
    ],
    [1],
  ],
  ['do not name it', [{ id: 1 }, { id: 2 }], [1, 2]],
  ['do not all name it, and the id was ignored', [{ id: 1, bookingId: 7 }, { id: 2, bookingId: 8 }, { id: 3 }], [1]],
])('tickets that %s', async (_, rows, ids) => {
  setBridge((id) =>
    id === 'booking.ticketList' ? ok({ rows, total: rows.length, isComplete: true }) : fail('rejected', 'not-found'),
  );
  const { result } = renderHook(() => useBooking(match));
  await waitFor(() => expect(result.current.tickets.map(({ id }) => id)).toEqual(ids));
});
