/** The entry list on the demo's answers: what is saved, for whom, and what the next list is compared with. */
import type { ExportRequest, Job } from '@contract/bridge';
import { type EntryOf, isKind } from '@contract/event-log/entry';
import { ok } from '@contract/failure';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { area } from '../../../../../renderer/features/desk';
import { setJob } from '../../../../../renderer/kit/stores/jobs';
import { resetStores } from '../../../../../renderer/kit/stores/resettable-store';
import { useMessageStart } from '../../../../../renderer/state/message-start';
import { listedEntries } from '../../../../support/event-log';
import { openApp } from '../../../../support/open-app';
import { waitFor } from '../../../../support/wait-for';

vi.setConfig({ testTimeout: 60_000 });
const long = { timeout: 20_000 };
/** Fluent hides a dialog that doesn't have the focus. */
const hidden = { hidden: true };

let app: Awaited<ReturnType<typeof openApp>>;
let requests: ExportRequest[] = [];
let isCancelled = false;
let eventId = '';
let jobs = 0;

const running = (): Job => ({
  ...{ id: `job-${jobs}`, kind: 'export', title: 'Entry list', state: 'running', done: 0, unit: 'rows' },
  startedAt: '2026-05-16T08:10:00Z',
});

beforeEach(async () => {
  requests = [];
  isCancelled = false;
  app = await openApp('/', [area], 400);
  await act(() => app.bridge.session.exploreDemo());
  Object.assign(app.bridge.files, {
    exportCsv: async (request: ExportRequest) => {
      requests.push(request);
      jobs += 1;
      return ok(isCancelled ? null : running());
    },
  });
  await act(() => app.router.navigate('/desk'));
  const events = await app.bridge.call('event.list', { filters: { status: ['live'] } }, 'events');
  eventId = events.ok ? String(events.value.rows[0]?.id) : '';
});
afterEach(() => {
  app.close();
  resetStores();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name, ...hidden }));
const openList = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Entry list…', ...hidden }, long));
  await screen.findByRole('tab', { name: 'Late, changed, withdrawn', ...hidden }, long);
};
const endJob = (state: Job['state']) => act(async () => setJob({ ...running(), state }));
const handOuts = async (): Promise<readonly EntryOf<'hand-out'>[]> => {
  return listedEntries(await app.bridge.eventLog.list({ event: eventId })).filter(isKind('hand-out'));
};
const rowsOf = ({ source }: ExportRequest): readonly Record<string, unknown>[] =>
  'rows' in source ? source.rows.map((row) => ({ ...Object(row) })) : [];

test('a list is named for the program that reads it, and counts as handed out only once its file is saved', async () => {
  await openList();
  expect(await screen.findByText(/^No transponder \(\d/, undefined, long)).toBeDefined();
  expect(
    within(screen.getByText(/^Same transponder \(2\)/).parentElement as HTMLElement).getAllByRole('link', hidden),
  ).toHaveLength(2);
  await userEvent.type(screen.getByRole('combobox', { name: 'For', ...hidden }), 'Timing');
  isCancelled = true;
  await press('Save and hand out…');
  expect(requests[0]?.columns.map(({ title }) => title).slice(0, 5)).toEqual([
    'No',
    'Class',
    'FirstName',
    'LastName',
    'Transponder1',
  ]);
  expect(requests[0]).toMatchObject({ separator: ',', forSpreadsheet: false });
  isCancelled = false;
  await press('Save and hand out…');
  await endJob('failed');
  await openList();
  await userEvent.type(screen.getByRole('combobox', { name: 'For', ...hidden }), 'Timing');
  expect(await handOuts()).toEqual([]);
  await press('Save and hand out…');
  await endJob('done');
  await screen.findByText('List handed out to Timing', undefined, long);
  const [handed] = await handOuts();
  const [, , saved] = requests;
  expect(handed?.recipient).toBe('Timing');
  expect(handed?.rows.map(({ values }) => values.number)).toEqual(saved && rowsOf(saved).map(({ number }) => number));
  await openList();
  expect(screen.getByText(/^Last list \d{1,2}:\d\d [AP]M, nothing changed since$/)).toBeDefined();
});

test('two recipients have lists of their own, and their changes are shown and saved with both values', async () => {
  await openList();
  await userEvent.type(screen.getByRole('combobox', { name: 'For', ...hidden }), 'Timing');
  await press('Mark as handed out');
  await screen.findByText('List handed out to Timing', undefined, long);
  const [timing] = await handOuts();
  const [first, second, ...others] = timing?.rows ?? [];
  if (!first || !second) throw new Error('the demo has no entries');
  const gone = { userId: '999999', values: { ...second.values, firstName: 'Gone', lastName: 'Racer' } };
  const changed = { ...first, values: { ...first.values, number: '1234' } };
  await act(() =>
    app.bridge.eventLog.add({
      event: eventId,
      entries: [
        {
          kind: 'hand-out',
          recipient: 'Announcer',
          columns: ['number', 'className'],
          rows: [changed, ...others, gone],
        },
      ],
    }),
  );
  await userEvent.clear(screen.getByRole('combobox', { name: 'For', ...hidden }));
  await userEvent.type(screen.getByRole('combobox', { name: 'For', ...hidden }), 'announcer');
  await screen.findByText(/, 3 changes since$/, undefined, long);
  await userEvent.click(screen.getByRole('tab', { name: 'Late, changed, withdrawn', ...hidden }));
  const table = (name: string) => within(screen.getByRole('table', { name, ...hidden }));
  expect(table('Changed (1)').getByText(`Number: ${first.values.number}, was 1234`)).toBeDefined();
  expect(table('Withdrawn (1)').getByText('Gone Racer')).toBeDefined();
  expect(screen.getByRole('table', { name: 'Late (1)', ...hidden })).toBeDefined();
  await press('Save as…');
  const [request] = requests;
  expect(request?.columns.map(({ title }) => title)).toEqual(['Change', 'Number', 'Class', 'What changed']);
  expect(request && rowsOf(request).map(({ change }) => change)).toEqual(['Late', 'Changed', 'Withdrawn']);
  await endJob('done');
  expect(await handOuts()).toHaveLength(2);
  await openList();
  await userEvent.clear(screen.getByRole('combobox', { name: 'For', ...hidden }));
  await userEvent.type(screen.getByRole('combobox', { name: 'For', ...hidden }), 'Timing');
  expect(await screen.findByText(/nothing changed since$/, undefined, long)).toBeDefined();
  await press('Undo last hand-out');
  await waitFor(() => expect(screen.queryByText(/^Last list/)).toBeNull());
});

test('a profile of the own keeps the titles of the preset that it was made from', async () => {
  await openList();
  const profiles = () => screen.getByRole('combobox', { name: 'Profile', ...hidden });
  expect(
    within(profiles())
      .getAllByRole('option', hidden)
      .map(({ textContent }) => textContent),
  ).toEqual([...['MYLAPS Orbits', 'RaceHero', 'Announcer']]);
  await userEvent.selectOptions(profiles(), 'RaceHero');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hometown', ...hidden }));
  await press('Save as profile…');
  await userEvent.type(screen.getByRole('textbox', { name: 'Profile name', ...hidden }), 'Our timing{Enter}');
  await userEvent.selectOptions(profiles(), 'Announcer');
  await userEvent.selectOptions(profiles(), 'Our timing');
  await press('Save as…');
  expect(requests[0]?.columns.map(({ title }) => title)).toEqual([
    ...['Racer Number', 'First Name', 'Last Name', 'Class', 'Transponder', 'Vehicle', 'Sponsors'],
  ]);
});

test('Back from a racer opens the list again, for the recipient that it was left with', async () => {
  await openList();
  const recipient = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'For', ...hidden }, long);
  await userEvent.type(await recipient(), 'Grid');
  const line = (await screen.findByText(/^No transponder \(\d/, undefined, long)).parentElement as HTMLElement;
  await userEvent.click(within(line).getAllByRole('link', hidden)[0] as HTMLElement);
  expect(app.router.state.location.pathname).toMatch(/^\/inspections\//);
  expect(screen.queryByRole('combobox', { name: 'For', ...hidden })).toBeNull();
  await act(() => app.router.navigate(-1));
  expect((await recipient()).value).toBe('Grid');
  await press('Close');
  await act(() => app.router.navigate('/journal'));
  await act(() => app.router.navigate(-1));
  await screen.findByRole('button', { name: 'Entry list…' }, long);
  expect(screen.queryByRole('combobox', { name: 'For', ...hidden })).toBeNull();
});

test('a message can be written to those who lack a transponder', async () => {
  await openList();
  const line = (await screen.findByText(/^No transponder \(\d/, undefined, long)).parentElement as HTMLElement;
  const count = Number(/\((\d+)\)/.exec(line.textContent)?.[1]);
  await userEvent.click(within(line).getByRole('button', { name: /^Message… No transponder/, ...hidden }));
  expect(app.router.state.location.pathname).toBe('/messages');
  expect(useMessageStart.getState().start?.recipients).toHaveLength(count);
});
