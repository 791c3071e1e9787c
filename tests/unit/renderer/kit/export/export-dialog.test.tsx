import type { Job } from '@contract/bridge';
import { fail, ok } from '@contract/failure';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { ResourceArea } from '../../../../../renderer/kit/area/area';
import { ResourceList } from '../../../../../renderer/kit/list/resource-list';
import { useJobs } from '../../../../../renderer/kit/stores/jobs';
import { openKit, setBridge } from '../kit-page';
import { answerList, area, bookings } from '../list/test-area';

/** Fluent hides what a dialog covers, and in jsdom the dialog too: it never gets a real focus. */
const hidden = { hidden: true };

const job: Job = {
  id: 'j1',
  kind: 'export',
  title: 'Bookings',
  state: 'running',
  done: 0,
  unit: 'rows',
  startedAt: '2026-05-16T14:30:00Z',
};

const open = async (of: ResourceArea = area, select = true) => {
  const bridge = setBridge((_, input) => answerList(bookings(120), input));
  openKit([{ path: '/bookings', element: <ResourceList area={of} /> }], '/bookings?q=Zo%C3%AB');
  await screen.findByText('60 bookings');
  if (select) await userEvent.click(screen.getByRole('checkbox', { ...hidden, name: 'Select BK-001' }));
  await userEvent.click(screen.getByRole('button', { ...hidden, name: 'Export CSV' }));
  await screen.findByText('Export Bookings');
  const dialog = screen.getByRole('dialog', hidden);
  return {
    ...bridge,
    dialog,
    choose: (name: RegExp) => userEvent.click(within(dialog).getByRole('radio', { ...hidden, name })),
  };
};
const saveAs = () => userEvent.click(screen.getByRole('button', { ...hidden, name: 'Save as…' }));

it('offers the scopes with their counts, the selected rows first', async () => {
  const { dialog } = await open();
  const scopes = within(dialog).getByRole('radiogroup', { ...hidden, name: 'What to export' });
  const names = within(scopes)
    .getAllByRole('radio', hidden)
    .map((radio) => radio.parentElement?.textContent);
  expect(names).toEqual(['All matching (60 rows)', 'This page (50 rows)', 'Selected (1 row)', 'Tickets (1 selected)']);
  expect((within(dialog).getByRole('radio', { ...hidden, name: /Selected/ }) as HTMLInputElement).checked).toBe(true);
});

it('exports all matching rows as the list shows them: same search, chosen columns in order, expected count', async () => {
  const { choose, dialog, exportCsv } = await open();
  exportCsv.mockResolvedValue(ok(job));
  await choose(/All matching \(/);
  await userEvent.click(within(dialog).getByRole('checkbox', { ...hidden, name: 'Visitor' }));
  await userEvent.click(within(dialog).getByRole('button', { ...hidden, name: 'Move Total up' }));
  await userEvent.click(within(dialog).getByRole('button', { ...hidden, name: 'Move Total up' }));
  expect(
    within(dialog)
      .getAllByRole('columnheader', hidden)
      .map((head) => head.textContent),
  ).toEqual(['Total', 'Booking', 'Status', 'Currency']);
  await saveAs();
  await waitFor(() => expect(screen.queryByRole('dialog', hidden)).toBeNull());
  expect(exportCsv.mock.calls[0]?.[0]).toMatchObject({
    title: 'Bookings',
    source: { call: 'booking.list', input: { q: 'Zoë' }, id: 'id' },
    columns: [{ key: 'total' }, { key: 'bookingNumber', text: true }, { key: 'bookingStatus' }, { key: 'currency' }],
    expected: 60,
  });
  expect(useJobs.getState().jobs[0]?.id).toBe('j1');
});

it('asks which kind of program the file is for, and writes for a spreadsheet as the region of the computer does', async () => {
  const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US@posix', 'de-DE', 'en-US']);
  const { choose, dialog, exportCsv } = await open();
  languages.mockRestore();
  const separator = within(dialog).getByRole<HTMLSelectElement>('combobox', { ...hidden, name: 'Separator' });
  expect(separator.value).toBe(';');
  expect(dialog.textContent).toContain('Amounts as 12,50');
  await choose(/Another program/);
  expect(separator.value).toBe(',');
  expect(dialog.textContent).toContain('Amounts as 12.50');
  await userEvent.selectOptions(separator, 'Semicolon');
  expect(dialog.textContent).toContain('Amounts as 12.50');
  await saveAs();
  expect(exportCsv.mock.calls[0]?.[0]).toMatchObject({ separator: ';', forSpreadsheet: false });
});

it('saves an Excel file of rows, without a separator, and CSV of the server’s own file', async () => {
  const { choose, dialog, exportCsv } = await open();
  await choose(/Excel \(\.xlsx\)/);
  expect(within(dialog).queryByRole('combobox', { ...hidden, name: 'Separator' })).toBeNull();
  await choose(/Tickets/);
  expect(within(dialog).queryByRole('radio', { ...hidden, name: 'Excel (.xlsx)' })).toBeNull();
  await choose(/All matching \(/);
  await saveAs();
  expect(exportCsv.mock.calls[0]?.[0]).toMatchObject({ excel: { language: 'en-US', rightToLeft: false } });
});

it('exports selected rows with their latest values, not with those at the time of selection', async () => {
  let status = 'pending';
  const { exportCsv } = setBridge((_, input) =>
    answerList(
      bookings(3).map((row) => ({ ...row, bookingStatus: status })),
      input,
    ),
  );
  openKit([{ path: '/bookings', element: <ResourceList area={area} /> }], '/bookings');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select BK-002' }));
  status = 'confirmed';
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(screen.getAllByText('Confirmed').length).toBe(3));
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await screen.findByText('Export Bookings');
  await saveAs();
  expect(exportCsv.mock.calls[0]?.[0]).toMatchObject({
    source: { rows: [{ bookingNumber: 'BK-002', bookingStatus: 'confirmed' }] },
  });
});

it('exports the tickets of the selected bookings by the bookings’ ids, never by a filter of the server’s file', async () => {
  const { choose, exportCsv } = await open();
  await choose(/Tickets/);
  await saveAs();
  expect(exportCsv.mock.calls[0]?.[0]).toMatchObject({
    title: 'Tickets',
    words: ['Tickets', '1 selected'],
    source: { children: 'booking.ticketList', parents: { rows: [{ id: 1 }], id: 'id' } },
    columns: [],
  });
});

it('exports the tickets of all matching bookings if none is selected', async () => {
  const { choose, dialog, exportCsv } = await open(area, false);
  expect(within(dialog).getByRole('radio', { ...hidden, name: 'Tickets (60 matching)' })).toBeDefined();
  await choose(/Tickets/);
  await saveAs();
  expect(exportCsv.mock.calls[0]?.[0]).toMatchObject({
    words: ['Tickets', 'Zoë'],
    source: { children: 'booking.ticketList', parents: { call: 'booking.list', input: { q: 'Zoë' }, id: 'id' } },
  });
});

it('chooses all columns, none, or those of the list at once', async () => {
  const { dialog } = await open();
  const button = (name: string) => userEvent.click(within(dialog).getByRole('button', { ...hidden, name }));
  const chosen = () =>
    within(dialog)
      .queryAllByRole('columnheader', hidden)
      .map((head) => head.textContent);
  const shown = chosen();
  await button('None');
  expect(chosen()).toEqual([]);
  expect(within(dialog).getByText('Select at least one column.')).toBeDefined();
  await button('All');
  expect(chosen().length).toBeGreaterThan(shown.length);
  await button('As shown');
  expect(chosen()).toEqual(shown);
});

it('also offers the server’s own file if its rows are those of the list', async () => {
  const { exportRows: _, ...plain } = area;
  const { choose, dialog, exportCsv } = await open(plain);
  expect(within(dialog).getByRole('radio', { ...hidden, name: /All columns from the server/ })).toBeDefined();
  await choose(/All columns/);
  await saveAs();
  expect(exportCsv.mock.calls[0]?.[0]).toMatchObject({
    source: { call: 'booking.ticketCsv', input: { q: 'Zoë' } },
    columns: [],
    expected: 60,
  });
});

it('keeps the dialog and its choices when the save dialog is cancelled, and shows failures (row 66)', async () => {
  const { choose, dialog, exportCsv } = await open();
  await choose(/This page/);
  await saveAs();
  expect((within(dialog).getByRole('radio', { ...hidden, name: /This page/ }) as HTMLInputElement).checked).toBe(true);
  exportCsv.mockResolvedValue(fail('file', 'export-running'));
  await saveAs();
  await screen.findByText('This file is already being saved');
});

it('says from when the copy is that it exports', async () => {
  const asOf = new Date(Date.now() - 3.5 * 60_000).toISOString();
  setBridge((_, input) => ({ ...answerList(bookings(3), input), copy: { asOf } }));
  openKit([{ path: '/bookings', element: <ResourceList area={area} /> }], '/bookings');
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  const dialog = await screen.findByRole('dialog', hidden);
  expect(await within(dialog).findByText(/^Copy of \d{1,2}:\d\d [AP]M.*, 3 min old\.$/)).toBeDefined();
});
