import type { TableFile } from '@contract/bridge';
import { type CopyNote, fail, ok, type Result } from '@contract/failure';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ResourceList } from '../../../../../renderer/kit/list/resource-list';
import { openKit, setBridge } from '../kit-page';
import { answerList, area, bookings } from '../list/test-area';

/** Fluent hides what a dialog covers, and in jsdom the dialog too: it never gets a real focus. */
const hidden = { hidden: true };

const file: TableFile = {
  name: 'timing.xlsx',
  titles: ['Booking', 'Visitor', 'Total'],
  rows: [
    JSON.stringify([
      ['BK-001', 'Zoë Whitlock', 30.5],
      ['BK-002', 'Adam Reyes', 21],
      ['BK-9', 'Ben Ode', 1],
    ]),
  ],
  skipped: 1,
  sheets: 2,
};

const open = async (answer: Result<TableFile | null>, copy?: CopyNote) => {
  const bridge = setBridge((_, input) => ({ ...answerList(bookings(3), input), ...(copy ? { copy } : {}) }));
  const files = (window.bridge as unknown as { readonly files: Record<string, unknown> }).files;
  const openTable = vi.fn(async () => answer);
  Object.assign(files, { openTable });
  openKit([{ path: '/bookings', element: <ResourceList area={area} /> }], '/bookings');
  await screen.findByText('3 bookings');
  await userEvent.click(screen.getByRole('button', { ...hidden, name: 'More export options' }));
  await userEvent.click(await screen.findByRole('menuitem', { ...hidden, name: 'Compare with a file…' }));
  await userEvent.click(await screen.findByRole('button', { ...hidden, name: 'Choose file…' }));
  return { ...bridge, dialog: screen.getByRole('dialog', hidden) };
};
const tab = (dialog: HTMLElement, name: string) =>
  userEvent.click(within(dialog).getByRole('tab', { ...hidden, name }));

it('compares the list with a chosen file, and names what differs cell by cell', async () => {
  const { dialog } = await open(ok(file));
  await within(dialog).findByRole('tab', { ...hidden, name: 'Different (1)' });
  expect(dialog.textContent).toContain('3 rows in the file');
  expect(dialog.textContent).toContain('1 line above the titles left out');
  expect(dialog.textContent).toContain('Only the first of 2 sheets');
  expect(dialog.textContent).toContain('$20.50 (file: 21)');
  await tab(dialog, 'Only here (1)');
  await within(dialog).findByText('BK-003');
  await tab(dialog, 'Only in the file (1)');
  await within(dialog).findByText('Ben Ode');
  expect(within(dialog).getByRole('tab', { ...hidden, name: 'Same (1)' })).toBeTruthy();
});

it('takes other columns to match by and to compare', async () => {
  const { dialog } = await open(ok(file));
  const compared = await within(dialog).findByRole('button', { ...hidden, name: '2 columns are compared' });
  await userEvent.click(compared);
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { ...hidden, name: 'Total' }), 'Not compared');
  await within(dialog).findByRole('tab', { ...hidden, name: 'Same (2)' });
  await userEvent.selectOptions(
    within(dialog).getByRole('combobox', { ...hidden, name: 'Match Bookings by' }),
    'Choose…',
  );
  await within(dialog).findByText(/^Choose the columns/);
});

it('exports the result with both values of each column, and as an Excel file', async () => {
  const { dialog, exportCsv } = await open(ok(file));
  await userEvent.click(await within(dialog).findByRole('button', { ...hidden, name: 'Export CSV' }));
  await waitFor(() => expect(exportCsv).toHaveBeenCalled());
  const request = exportCsv.mock.calls[0]?.[0] as { columns: { title: string }[]; source: { rows: unknown[] } };
  expect(request.columns.map(({ title }) => title)).toEqual([
    ...['Result', 'Booking', 'Booking (file)', 'Visitor', 'Visitor (file)', 'Total', 'Total (file)'],
  ]);
  expect(request.source.rows).toHaveLength(4);
  await userEvent.click(within(dialog).getByRole('button', { ...hidden, name: 'More export options' }));
  await userEvent.click(await screen.findByRole('menuitem', { ...hidden, name: 'Excel (.xlsx)' }));
  await waitFor(() => expect(exportCsv).toHaveBeenCalledTimes(2));
  expect(exportCsv.mock.calls[1]?.[0]).toMatchObject({ excel: { rightToLeft: false } });
});

it('says on the screen and in the export that the rows are from the copy', async () => {
  const asOf = '2026-05-16T09:12:00.000Z';
  const { dialog, exportCsv } = await open(ok(file), { asOf });
  expect((await within(dialog).findByText(/^Copy of .+ old/)).textContent).toBeTruthy();
  await userEvent.click(await within(dialog).findByRole('button', { ...hidden, name: 'Export CSV' }));
  await waitFor(() => expect(exportCsv.mock.calls[0]?.[0]).toMatchObject({ asOf }));
});

it('says what is wrong with a file, and lets the person choose another one', async () => {
  const about = { context: 'old', name: 'old.xls', limit: 1, megabytes: 1 };
  const { dialog } = await open(fail('file', 'table-file', { about }));
  await within(dialog).findByText(/workbook of an older Excel/);
  expect(within(dialog).getByRole('button', { ...hidden, name: 'Choose file…' })).toBeTruthy();
});
