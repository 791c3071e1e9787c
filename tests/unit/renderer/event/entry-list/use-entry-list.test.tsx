import { fail, ok, type Result } from '@contract/failure';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useEntryList } from '../../../../../renderer/event/entry-list/use-entry-list';
import type { Values } from '../../../../../renderer/kit/area/field';
import { setBridge } from '../../kit/kit-page';

const page = (rows: readonly Values[]): Result<unknown> => ok({ rows, total: rows.length, isComplete: true });
const tickets = (eventId: number, first = 1): readonly Values[] =>
  Array.from({ length: 10 }, (_, at) => ({ id: first + at, eventId, userId: at + 1, ticketType: 'racer' }));

test.each([
  ['all were read', 41, true, page(tickets(41))],
  // Ten rows, as many as servers cap a page at, whatever page is asked for.
  ['the server may have more', 42, false, ok({ rows: tickets(42), isComplete: false })],
  [
    'some may be of another event',
    43,
    false,
    page([...tickets(43), ...tickets(44, 50), { id: 99, userId: 9, ticketType: 'racer' }]),
  ],
])('somebody has withdrawn only if no ticket can be missing: %s', async (_, eventId, isComplete, sent) => {
  const lists: Readonly<Record<string, Result<unknown>>> = {
    ...{ 'visitor.list': page([]), 'booking.list': page([]), 'booking.ticketList': sent },
  };
  setBridge((id) => lists[id] ?? fail('rejected', 'not-found'));
  const { result } = renderHook(() => useEntryList({ id: eventId, name: 'Madness' }));
  await waitFor(() => expect(result.current.rows).toBeDefined());
  expect(result.current.isComplete).toBe(isComplete);
});
