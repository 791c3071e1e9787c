import { ok, type Result } from '@contract/failure';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CompareEventButton } from '../../../../../../renderer/features/desk/compare/compare-event-button';
import * as papers from '../../../../../../renderer/kit/print/papers/print-dialog';
import { openKit, setBridge } from '../../../kit/kit-page';
import { bookings } from '../../../kit/list/test-area';

/** Fluent hides what a dialog covers, and in jsdom the dialog too: it never gets a real focus. */
const hidden = { hidden: true };
const asOf = '2026-05-16T09:12:00.000Z';

it('says on the screen, on paper and in the export that the rows of the event are from the copy, and of when', async () => {
  const printed = vi.spyOn(papers, 'PrintDialog').mockReturnValue(null);
  const value = { rows: bookings(3), total: 3, isComplete: true };
  const { exportCsv } = setBridge((): Result<unknown> => ({ ok: true, value, copy: { asOf } }));
  const rows = [
    JSON.stringify([
      ['BK-001', 30.5],
      ['BK-002', 21],
    ]),
  ];
  const openTable = vi.fn(async () => ok({ name: 'a.csv', titles: ['Booking', 'Total'], rows, skipped: 0, sheets: 1 }));
  Object.assign(window.bridge.files, { openTable });
  openKit([{ path: '/', element: <CompareEventButton event={{}} list="bookings" /> }], '/');
  await userEvent.click(await screen.findByRole('button', { name: 'Compare with a file…' }));
  const dialog = within(await screen.findByRole('dialog', hidden));
  await dialog.findByText(/^Copy of .+ old/);
  await userEvent.click(await dialog.findByRole('button', { ...hidden, name: 'Choose file…' }));
  await userEvent.click(await dialog.findByRole('button', { ...hidden, name: 'Export CSV' }));
  await waitFor(() => expect(exportCsv.mock.calls[0]?.[0]).toMatchObject({ asOf }));
  await userEvent.click(dialog.getByRole('button', { ...hidden, name: 'Print…' }));
  await waitFor(() => expect(printed).toHaveBeenCalled());
  expect(printed.mock.calls[0]?.[0].papers?.[0]).toMatchObject({ copy: { asOf }, asOf: Date.parse(asOf) });
});

it('says on the screen and on paper that the server may have rows that it did not send', async () => {
  const printed = vi.spyOn(papers, 'PrintDialog').mockReturnValue(null);
  // Ten rows, as many as servers cap a page at, whatever page is asked for.
  setBridge((): Result<unknown> => ok({ rows: bookings(10), isComplete: false }));
  const openTable = vi.fn(async () =>
    ok({ name: 'a.csv', titles: ['Booking'], rows: ['[["BK-001"],["BK-011"]]'], skipped: 0, sheets: 1 }),
  );
  Object.assign(window.bridge.files, { openTable });
  openKit([{ path: '/', element: <CompareEventButton event={{}} list="bookings" /> }], '/');
  await userEvent.click(await screen.findByRole('button', { name: 'Compare with a file…' }));
  const dialog = within(await screen.findByRole('dialog', hidden));
  await userEvent.click(await dialog.findByRole('button', { ...hidden, name: 'Choose file…' }));
  await dialog.findByRole('tab', { ...hidden, name: 'Only in the file (1)' });
  const note = "Rows read: 10. The server doesn't say whether it has more.";
  expect(dialog.getByText(note)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { ...hidden, name: 'Print…' }));
  await waitFor(() => expect(printed.mock.lastCall?.[0].papers?.[0]).toMatchObject({ note }));
});
