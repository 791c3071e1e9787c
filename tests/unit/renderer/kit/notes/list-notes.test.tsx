import type { LocalNote } from '@contract/bridge';
import { fail, ok } from '@contract/failure';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Values } from '../../../../../renderer/kit/area/field';
import { ResourceDetail } from '../../../../../renderer/kit/detail/resource-detail';
import { ResourceList } from '../../../../../renderer/kit/list/resource-list';
import { useNotes } from '../../../../../renderer/kit/stores/notes';
import { openKit, setBridge } from '../kit-page';
import { answerList, area, bookings } from '../list/test-area';

/** Fluent hides what a menu or dialog covers. */
const hidden = { hidden: true };

const note = (id: string, more: Partial<LocalNote>): readonly [string, LocalNote] => [
  `/bookings/${id}`,
  { area: 'bookings', id, text: '', star: false, at: '2026-05-16T12:00:00.000Z', ...more },
];
const notes = new Map([
  note('2', { star: true }),
  note('70', { text: 'Bring the waiver', color: 'red' }),
  note('999', { star: true }),
]);

const answer = (_: string, input: Values) => {
  const all = bookings(120);
  return 'id' in input ? ok(all.find(({ id }) => id === Number(input.id))) : answerList(all, input);
};
const open = async (at = '/bookings') => {
  const bridge = setBridge(answer);
  useNotes.setState({ notes });
  const routes = [
    { path: '/bookings', element: <ResourceList area={area} /> },
    { path: '/bookings/:id', element: <ResourceDetail area={area} /> },
  ];
  const page = openKit(routes, at);
  await screen.findByRole('grid', { name: 'Bookings' });
  return { ...bridge, ...page };
};
const inputsOf = (call: { mock: { calls: readonly unknown[][] } }) => call.mock.calls.map(([, input]) => input);
const openFilter = async (value: string) => {
  await userEvent.click(screen.getByRole('button', { name: /^Filter/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Notes' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: value }));
};

it('marks the rows that have a note, each by name', async () => {
  await open();
  const marks = await within(screen.getByRole('grid')).findAllByRole('img');
  expect(marks.map((mark) => mark.getAttribute('aria-label'))).toEqual(['Starred']);
  useNotes.setState({ notes: new Map([...notes, note('1', { text: 'Call back', color: 'red', star: true })]) });
  expect(await screen.findByRole('img', { name: 'Starred. Color: Red. Note: Call back' })).toBeTruthy();
});

it('filters by notes in all rows of the list, and tells the server nothing of it', async () => {
  const { call, place } = await open();
  await openFilter('Red');
  await screen.findByText('1 booking');
  await waitFor(() => expect(place()).toBe('/bookings?filter.local.notes=red'));
  expect(await screen.findByRole('img', { ...hidden, name: 'Color: Red. Note: Bring the waiver' })).toBeTruthy();
  expect(screen.getByRole('button', { ...hidden, name: 'Remove filter Notes: Red' })).toBeTruthy();
  expect(JSON.stringify(inputsOf(call))).not.toMatch(/local|red|waiver/i);
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Starred' }));
  await screen.findByText('2 bookings');
});

it('says that the list failed if it can’t be loaded for the filter, and not that nothing matches', async () => {
  let down = true;
  setBridge((id, input) =>
    down && Number(input.perPage) > 200 ? fail('rejected', 'server-error', { status: 500 }) : answer(id, input),
  );
  useNotes.setState({ notes });
  openKit([{ path: '/bookings', element: <ResourceList area={area} /> }], '/bookings');
  await screen.findByRole('grid', { name: 'Bookings' });
  await openFilter('Red');
  const retry = await screen.findByRole('button', { ...hidden, name: 'Try again' });
  expect(screen.queryByRole('heading', { ...hidden, name: 'No matches' })).toBeNull();
  down = false;
  await userEvent.keyboard('{Escape}{Escape}');
  await userEvent.click(retry);
  await screen.findByText('1 booking');
});

it('shows a record at once that gets a star while the list is filtered', async () => {
  await open('/bookings?filter.local.notes=star');
  await screen.findByText('1 booking');
  useNotes.setState({ notes: new Map([...notes, note('3', { star: true })]) });
  await screen.findByText('2 bookings');
});

it('goes from one record with a note to the next', async () => {
  await open('/bookings?filter.local.notes=star&filter.local.notes=text');
  await userEvent.click(await screen.findByRole('link', { name: 'BK-002' }));
  await screen.findByRole('heading', { level: 1, name: 'BK-002' });
  await screen.findByText('1 of 2');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { level: 1, name: 'BK-070' });
});

const openExport = async () => {
  await userEvent.click(screen.getByRole('button', { ...hidden, name: 'Export CSV' }));
  await screen.findByText('Export Bookings');
  const dialog = within(screen.getByRole('dialog', hidden));
  return {
    ...dialog,
    check: (name: string) => userEvent.click(dialog.getByRole('checkbox', { ...hidden, name })),
    heads: () => dialog.getAllByRole('columnheader', hidden).map((head) => head.textContent),
    save: () => userEvent.click(dialog.getByRole('button', { ...hidden, name: 'Save as…' })),
  };
};

it('exports note, star and color only if they are chosen, and names the records instead of sending the texts', async () => {
  const { exportCsv } = await open();
  const { heads, check, save, getByText } = await openExport();
  expect(heads()).not.toContain('Star');
  await check('Note');
  await check('Star');
  expect(heads().slice(-2)).toEqual(['Note', 'Star']);
  expect(getByText('Yes')).toBeTruthy();
  await save();
  await waitFor(() => expect(exportCsv).toHaveBeenCalledOnce());
  expect(exportCsv.mock.calls[0]?.[0]).toMatchObject({
    source: { call: 'booking.list', id: 'id' },
    columns: expect.arrayContaining([
      expect.objectContaining({ key: 'local.text', title: 'Note', text: true, local: 'text' }),
      expect.objectContaining({ key: 'local.star', title: 'Star', text: true, local: 'star' }),
    ]),
    notes: { area: 'bookings', id: 'id' },
  });
  expect(JSON.stringify(exportCsv.mock.calls)).not.toContain('waiver');
});

it('exports the rows that the filter by notes shows, with their ids for the notes', async () => {
  const { exportCsv } = await open('/bookings?filter.local.notes=red');
  await screen.findByText('1 booking');
  const { check, save, queryByRole } = await openExport();
  expect(queryByRole('radio', { ...hidden, name: /Tickets/ })).toBeNull();
  await check('Color');
  await save();
  await waitFor(() => expect(exportCsv).toHaveBeenCalledOnce());
  const request = exportCsv.mock.calls[0]?.[0] as { source: { rows: readonly Values[] }; words: readonly string[] };
  expect(request.source.rows).toEqual([expect.objectContaining({ id: 70, bookingNumber: 'BK-070' })]);
  expect(request.words).toContain('red');
});
