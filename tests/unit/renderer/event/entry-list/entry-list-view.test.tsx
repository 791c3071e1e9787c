/** The entry list on the screen and on paper: what it says of rows that are missing or in doubt. */
import { fail, ok } from '@contract/failure';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { EntryRow } from '../../../../../renderer/event/entry-list/entry-rows';
import { handedRows } from '../../../../../renderer/event/entry-list/late-list';
import type { Paper } from '../../../../../renderer/kit/print/papers/paper';
import { resetStores } from '../../../../../renderer/kit/stores/resettable-store';
import { setSession, useSession } from '../../../../../renderer/kit/stores/session';
import { toListed } from '../../../../support/event-log';
import { computer, openKit, setBridge } from '../../kit/kit-page';

vi.mock('../../../../../renderer/kit/print/papers/print-dialog', () => ({
  PrintDialog: ({ papers }: { readonly papers: readonly Paper[] }) =>
    papers.map(({ title, note }) => `${title}: ${note}`),
}));
const { EntryListView } = await import('../../../../../renderer/event/entry-list/entry-list-view');

beforeEach(resetStores);

const row: EntryRow = {
  ...{ id: '1/0', userId: '1', number: '7', className: 'Pro', firstName: 'Ana', lastName: 'Ruiz', ticketNumber: '' },
  ...{ transponder: undefined, car: undefined, sponsor: undefined, hometown: '' },
};
const handOut = {
  ...{ id: '5f0f7f4e-0d5b-4a3e-8f43-000000000001', event: '31', at: '2026-05-16T08:00:00.000Z', computer },
  ...({ gate: '', by: 'Dana', kind: 'hand-out', recipient: 'Timing', columns: ['number'] } as const),
  rows: handedRows([{ ...row, number: '8' }]),
};

type List = Parameters<typeof EntryListView>[0]['list'];
const none = () => undefined;
const signIn = () => {
  const { session } = useSession.getState();
  if (session) setSession({ ...session, person: { id: '1', name: 'Dana', email: '', more: {} } });
};
const open = (view: 'all' | 'late', more: Pick<List, 'rows' | 'isComplete' | 'doubt'>) => {
  const list = {
    ...{ call: {} as never, progress: undefined, asOf: 1, copy: undefined, lists: [{ unnamed: 2 }] },
    ...more,
  };
  const element = (
    <EntryListView event={{ id: 31, name: 'Madness' }} open={{ view }} list={list} onChange={none} onClose={none} />
  );
  openKit([{ path: '*', element }], '/desk');
};

test.each([
  [
    'all',
    "Entry list: {others} Some vehicle forms couldn't be loaded (1), so their cars and transponders aren't known.",
  ],
  [
    'late',
    "Late, changed, withdrawn: {others} Some vehicle forms couldn't be loaded (1), so their cars and transponders aren't known. The server's lists may be incomplete, so no one is shown as withdrawn.",
  ],
] as const)('the paper of the view %s says what its screen says', async (view, expected) => {
  const { eventLog } = setBridge(() => ok({ rows: [], total: 0, isComplete: true }));
  eventLog.list.mockResolvedValue(toListed([handOut]));
  signIn();
  open(view, { rows: [row], isComplete: false, doubt: 'event' });
  await screen.findByText(/^Some vehicle forms/);
  if (view === 'late') await screen.findByText('Number: 7, was 8');
  await userEvent.click(screen.getByRole('button', { name: 'Print…' }));
  const others =
    "2 rows don't name their event. The server sent them for this event. The tickets don't name an event, so racers from other events may be listed.";
  await screen.findByText(expected.replace('{others}', others));
});

test.each([
  [true, 'No entries yet'],
  [false, 'Not known'],
])('an empty list says that nobody is entered only if nobody can be missing: %s', async (isComplete, title) => {
  setBridge(() => ok({ rows: [], total: 0, isComplete: true }));
  open('all', { rows: [], isComplete, doubt: undefined });
  await screen.findByText(title);
  expect(screen.queryByText('No entries yet') !== null).toBe(isComplete);
});

test.each(['all', 'late'] as const)('a log that can’t be read is not taken for one without lists: %s', async (view) => {
  const { eventLog } = setBridge(() => ok({ rows: [], total: 0, isComplete: true }));
  eventLog.list.mockResolvedValue(fail('unexpected', 'unexpected'));
  signIn();
  open(view, { rows: [row], isComplete: true, doubt: undefined });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('No list handed out yet')).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'For' })).toBeNull();
  eventLog.list.mockResolvedValue(toListed([handOut]));
  await userEvent.click(retry);
  expect(await screen.findByRole('combobox', { name: 'For' })).toHaveProperty('value', 'Timing');
  if (view === 'late') await screen.findByText('Number: 7, was 8');
});
