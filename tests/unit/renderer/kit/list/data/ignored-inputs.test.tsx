/** If a server ignores inputs, the app narrows the list itself if it can, and otherwise says so. */
import type { Page } from '@contract/endpoint';
import type { Values } from '@contract/json/record';
import { createAnswerChecker, type IgnoredNotes } from '@contract/reading/answer-checker';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { RelatedList } from '../../../../../../renderer/kit/list/related-list';
import { ResourceList } from '../../../../../../renderer/kit/list/resource-list';
import { openKit, setBridge } from '../../kit-page';
import { area, bookings } from '../test-area';

const routes = [
  { path: '/bookings', element: <ResourceList area={area} /> },
  {
    path: '/visitors',
    element: (
      <RelatedList
        name="bookings"
        call="booking.list"
        input={{ userId: 7 }}
        columns={area.columns}
        naming="bookingNumber"
      />
    ),
  },
];

/** A server that has pages and ignores everything else; main compares its answers with the requests. */
const open = (at: string, rows: readonly Values[], total = rows.length, notes?: IgnoredNotes) => {
  const memory = createAnswerChecker();
  const bridge = setBridge((_id, input) => {
    const [page, perPage] = [Number(input.page ?? 1), Number(input.perPage ?? 50)];
    const cut = rows.slice((page - 1) * perPage, page * perPage);
    const answer: Page<Values> = { rows: cut, total, isComplete: page === 1 && cut.length === total };
    return { ok: true, value: memory.check('booking.list', input, answer, notes) };
  });
  openKit(routes, at);
  return bridge;
};

const names = (title: string) =>
  within(screen.getByRole('grid', { name: title }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('gridcell')[1]?.textContent);

describe('a server that ignores inputs', () => {
  it('has its rows filtered in the app if the list can be loaded', async () => {
    const rows = bookings(120).map((row, at) => ({ ...row, bookingStatus: at % 40 === 0 ? 'cancelled' : 'confirmed' }));
    open('/bookings?filter.bookingStatus=cancelled', rows);
    await screen.findByText('1–3 of 3');
    expect(screen.queryByText(/ignored/)).toBeNull();
  });

  it('shows none of the rows that belong to another visitor', async () => {
    const rows = bookings(80).map((row, at) => ({ ...row, userId: at < 2 ? 7 : 8 }));
    open('/visitors', rows);
    await screen.findByText('1–2 of 2');
    expect(names('Bookings')).toHaveLength(2);
  });

  it('is reported with the ignored filter and a marked chip if the list is too long to load automatically', async () => {
    const rows = bookings(60).map((row, at) => ({ ...row, bookingStatus: at % 3 === 0 ? 'cancelled' : 'confirmed' }));
    open('/bookings?filter.bookingStatus=cancelled', rows, 50_000);
    expect(
      await screen.findByText(/^The server ignored: .*[Ss]tatus\. Rows that don't match are left out/),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: /ignored by the server/ })).toBeTruthy();
    // Rows that were not requested are still left out.
    expect(names('Bookings')).toHaveLength(17);
    expect(screen.getByRole('button', { name: 'Load all rows and filter here' })).toBeTruthy();
  });

  it('does not show a sort arrow for an order that the server ignored', async () => {
    const rows = bookings(60).map((row, at) => ({ ...row, total: String((at * 37) % 61) }));
    open('/bookings?sort=total', rows, 50_000);
    expect(await screen.findByText('The server ignored this: sort order. The list is shown without it.')).toBeTruthy();
    const head = screen.getAllByRole('columnheader');
    expect(head.some((cell) => cell.getAttribute('aria-sort') === 'ascending')).toBe(false);
  });

  it('has its chip marked at once if an earlier run found out, until the server respects the filter', async () => {
    const known = new Set(['filters.bookingStatus']);
    const notes: IgnoredNotes = {
      has: (aspect) => known.has(aspect),
      add: (aspect) => known.add(aspect),
      remove: (aspect) => known.delete(aspect),
    };
    const rows = bookings(60).map((row) => ({ ...row, bookingStatus: 'cancelled' }));
    open('/bookings?filter.bookingStatus=cancelled&page=2', rows, 50_000, notes);
    expect(await screen.findByRole('button', { name: /ignored by the server/ })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /ignored by the server/ })).toBeNull());
    expect(known.size).toBe(0);
  });

  it('has its list narrowed at once the next time', async () => {
    const rows = bookings(120).map((row, at) => ({ ...row, bookingStatus: at % 40 === 0 ? 'cancelled' : 'confirmed' }));
    const { call } = open('/bookings?filter.bookingStatus=cancelled', rows);
    await screen.findByText('1–3 of 3');
    const before = call.mock.calls.length;
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(screen.getByText('1–50 of 120')).toBeTruthy());
    expect(call.mock.calls.length).toBe(before);
  });
});
