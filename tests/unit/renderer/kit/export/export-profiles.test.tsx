import type { Job, RecentExport, SettingsView } from '@contract/bridge';
import { fail, ok } from '@contract/failure';
import { limits } from '@contract/limits';
import { ExportChoices } from '@contract/settings/export-choices';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { Values } from '../../../../../renderer/kit/area/field';
import { ResourceList } from '../../../../../renderer/kit/list/resource-list';
import { nameProblem } from '../../../../../renderer/kit/stores/export-choices';
import { setSession } from '../../../../../renderer/kit/stores/session';
import { useSettings } from '../../../../../renderer/kit/stores/settings';
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

const signIn = (id: string) =>
  setSession({
    state: 'signed-in',
    mode: 'live',
    server: 'https://api.example.com',
    person: { id, name: 'Dana', email: 'dana@example.com', more: {} },
    ability: [{ action: 'manage', subject: 'all' }],
    keychain: 'ok',
    isStored: true,
  });

const settingsNow = (): SettingsView => {
  const { settings } = useSettings.getState();
  if (!settings) throw new Error('there are no settings');
  return settings;
};

let rows: readonly Values[] = [];
let bridge: ReturnType<typeof setBridge>;
beforeEach(() => {
  rows = bookings(120);
  bridge = setBridge((_, input) => answerList(rows, input));
  bridge.exportCsv.mockResolvedValue(ok(job));
  bridge.change.mockImplementation(async (parts) => ok({ ...settingsNow(), ...parts }));
  signIn('7');
});

const openList = async () => {
  cleanup();
  openKit([{ path: '/bookings', element: <ResourceList area={area} /> }], '/bookings');
  await screen.findByText('120 bookings');
};
const openDialog = async () => {
  await openList();
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await screen.findByText('Export Bookings');
  return within(screen.getByRole('dialog', hidden));
};
const press = (dialog: ReturnType<typeof within>, name: string | RegExp) =>
  userEvent.click(dialog.getByRole('button', { ...hidden, name }));
const selectOf = (dialog: ReturnType<typeof within>, name: string) =>
  dialog.getByRole('combobox', { ...hidden, name }) as HTMLSelectElement;
const columnsIn = (dialog: ReturnType<typeof within>) =>
  dialog.getAllByRole('columnheader', hidden).map((head: HTMLElement) => head.textContent);
const box = (dialog: ReturnType<typeof within>, name: string) =>
  userEvent.click(dialog.getByRole('checkbox', { ...hidden, name }));
const saved = async () => {
  await userEvent.click(screen.getByRole('button', { ...hidden, name: 'Save as…' }));
  await waitFor(() => expect(screen.queryByRole('dialog', hidden)).toBeNull());
};
const name = async (dialog: ReturnType<typeof within>, text: string) => {
  const input = dialog.getByRole('textbox', { ...hidden, name: 'Profile name' });
  await userEvent.clear(input);
  await userEvent.type(input, `${text}{Enter}`);
};

it('remembers scope, separator, format, columns and their order of the last export, for this person only', async () => {
  const first = await openDialog();
  await userEvent.click(first.getByRole('radio', { ...hidden, name: /This page/ }));
  await userEvent.click(first.getByRole('radio', { ...hidden, name: 'Another program' }));
  await userEvent.selectOptions(selectOf(first, 'Separator'), 'Semicolon');
  await box(first, 'Visitor');
  await press(first, 'Move Total up');
  await press(first, 'Move Total up');
  await saved();

  const second = await openDialog();
  expect((second.getByRole('radio', { ...hidden, name: /This page/ }) as HTMLInputElement).checked).toBe(true);
  expect(selectOf(second, 'Separator').value).toBe(';');
  expect((second.getByRole('radio', { ...hidden, name: 'Another program' }) as HTMLInputElement).checked).toBe(true);
  expect(columnsIn(second)).toEqual(['Total', 'Booking', 'Status', 'Currency']);
  expect(ExportChoices.safeParse(useSettings.getState().settings?.exports).success).toBe(true);

  signIn('8');
  const other = await openDialog();
  expect(selectOf(other, 'Separator').value).toBe(',');
  expect(columnsIn(other)).toEqual(['Booking', 'Visitor', 'Total', 'Status', 'Currency']);
});

it('keeps nothing of an export that did not start', async () => {
  bridge.exportCsv.mockResolvedValue(ok(null));
  const dialog = await openDialog();
  await userEvent.selectOptions(selectOf(dialog, 'Separator'), 'Tab');
  await press(dialog, 'Save as…');
  expect(bridge.exportCsv).toHaveBeenCalledTimes(1);
  expect(useSettings.getState().settings?.exports).toEqual({});
});

it('saves, updates, renames and deletes profiles, and chooses one', async () => {
  const dialog = await openDialog();
  await box(dialog, 'Visitor');
  await press(dialog, 'Save as profile…');
  await name(dialog, ' ');
  expect(dialog.getByText('Enter a name.')).toBeDefined();
  await name(dialog, 'Gate list');
  expect(selectOf(dialog, 'Profile').selectedOptions[0]?.textContent).toBe('Gate list');
  expect(dialog.queryByRole('button', { ...hidden, name: 'Update profile' })).toBeNull();

  await userEvent.selectOptions(selectOf(dialog, 'Profile'), 'None');
  await press(dialog, 'All');
  await press(dialog, 'Save as profile…');
  await name(dialog, 'gate LIST');
  expect(dialog.getByText('Another profile has this name.')).toBeDefined();
  await name(dialog, 'Everything');

  await userEvent.selectOptions(selectOf(dialog, 'Profile'), 'Gate list');
  expect(columnsIn(dialog)).toEqual(['Booking', 'Total', 'Status', 'Currency']);
  await userEvent.selectOptions(selectOf(dialog, 'Separator'), 'Tab');
  await press(dialog, 'Update profile');
  await press(dialog, 'Rename profile');
  await name(dialog, 'Gate');
  await saved();

  const again = await openDialog();
  expect(selectOf(again, 'Profile').selectedOptions[0]?.textContent).toBe('Gate');
  expect(selectOf(again, 'Separator').value).toBe('\t');
  await press(again, 'Delete profile');
  await press(again, 'Keep it');
  await press(again, 'Delete profile');
  await press(again, 'Delete profile');
  expect(Array.from(selectOf(again, 'Profile').options, ({ textContent }) => textContent)).toEqual([
    'None',
    'Everything',
  ]);
});

it('leaves out columns that this list does not have, and names them', async () => {
  const dialog = await openDialog();
  await press(dialog, 'All');
  await press(dialog, 'Save as profile…');
  await name(dialog, 'Everything');
  await saved();
  rows = bookings(120).map(({ tShirt: _, ...row }) => row);
  bridge = setBridgeAgain();
  const other = await openDialog();
  expect(await other.findByText(/1 saved column isn't in this list and is left out:/)).toBeDefined();
  expect(other.getByText(/T shirt/)).toBeDefined();
  expect(columnsIn(other)).not.toContain('T shirt');
});

/** The same page on a server with other rows: the settings stay. */
const setBridgeAgain = () => {
  const { settings } = useSettings.getState();
  const next = setBridge((_, input) => answerList(rows, input));
  useSettings.setState({ settings });
  signIn('7');
  next.exportCsv.mockResolvedValue(ok(job));
  return next;
};

it('exports again with the same choices without the dialog, and asks where there were none', async () => {
  await openList();
  const menu = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'More export options' }));
    return screen.findByRole('menuitem', { name: 'Export again' });
  };
  expect((await menu()).getAttribute('aria-disabled')).toBe('true');
  const dialog = await openDialog();
  await userEvent.selectOptions(selectOf(dialog, 'Separator'), 'Semicolon');
  await box(dialog, 'Visitor');
  await saved();
  const [request] = bridge.exportCsv.mock.calls[0] ?? [];
  await openList();
  await userEvent.click(await menu());
  await waitFor(() => expect(bridge.exportCsv).toHaveBeenCalledTimes(2));
  expect(bridge.exportCsv.mock.calls[1]?.[0]).toEqual(request);
  expect(screen.queryByRole('dialog', hidden)).toBeNull();
});

it('asks again if the last export was of selected rows and none is selected', async () => {
  await openList();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select BK-001' }));
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await screen.findByText('Export Bookings');
  await saved();
  await openList();
  await userEvent.click(screen.getByRole('button', { name: 'More export options' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Export again' }));
  expect(await screen.findByText('Export Bookings')).toBeDefined();
  expect(bridge.exportCsv).toHaveBeenCalledTimes(1);
});

const openProfile = async () => {
  const dialog = await openDialog();
  await press(dialog, 'Save as profile…');
  await name(dialog, 'Gate');
  return dialog;
};

it('says that changes can be saved from the next export of a profile on, and asks main nothing without one', async () => {
  await openDialog();
  expect(bridge.exports.last).not.toHaveBeenCalled();
  const dialog = await openProfile();
  expect(await dialog.findByText(/The next time you export with this profile/)).toBeDefined();
  await saved();
  expect(bridge.exportCsv.mock.calls[0]?.[0]).toMatchObject({ compared: { query: {}, id: 'id' } });
});

it('counts what changed since the last export, and saves only that with the rows that are gone', async () => {
  const since = new Date().toISOString();
  bridge.exports.last.mockResolvedValue(ok({ at: since, rows: 120 }));
  bridge.exports.compare.mockResolvedValue(ok({ since, added: 1_700, changed: 3, gone: 1 }));
  const dialog = await openProfile();
  await userEvent.click(
    await dialog.findByRole('radio', { ...hidden, name: 'Only changes (1,700 new, 3 changed, 1 gone)' }),
  );
  expect(bridge.exports.compare).toHaveBeenCalledTimes(1);
  await saved();
  expect(bridge.exportCsv.mock.calls[0]?.[0]).toMatchObject({
    compared: { only: { title: 'Change', added: 'New', changed: 'Changed', gone: 'Gone', id: 'ID' } },
  });
  const again = await openDialog();
  await userEvent.click(await again.findByRole('radio', { ...hidden, name: /^Only changes/ }));
  await box(again, 'Include rows that are gone, by ID and first column');
  await saved();
  const request = bridge.exportCsv.mock.calls[1]?.[0] as { readonly compared: { readonly only: object } };
  expect(request.compared.only).not.toHaveProperty('gone');
});

it('says why changes can’t be told, offers none where there are none, and ends the count with the dialog', async () => {
  const since = new Date().toISOString();
  bridge.exports.last.mockResolvedValue(ok({ at: since, rows: 120, why: 'ids' }));
  const dialog = await openProfile();
  expect(await dialog.findByText(/the server's rows have no IDs/)).toBeDefined();
  expect(bridge.exports.compare).not.toHaveBeenCalled();
  await saved();

  bridge.exports.last.mockResolvedValue(ok({ at: since, rows: 120 }));
  bridge.exports.compare.mockResolvedValue(ok({ since, added: 0, changed: 0 }));
  const other = await openDialog();
  const radio = await other.findByRole('radio', { ...hidden, name: 'Only changes (0 new, 0 changed)' });
  expect((radio as HTMLInputElement).disabled).toBe(true);
  expect(other.getByText(/rows that are gone can't be told/)).toBeDefined();
  bridge.exports.stopComparing.mockClear();
  await press(other, 'Cancel');
  await waitFor(() => expect(bridge.exports.stopComparing).toHaveBeenCalled());
});

it('counts the changes of many rows only if asked', async () => {
  const since = new Date().toISOString();
  rows = bookings(limits.export.changes.atOnce + 1);
  bridge.exports.last.mockResolvedValue(ok({ at: since, rows: 120 }));
  bridge.exports.compare.mockResolvedValue(fail('network', 'unreachable'));
  cleanup();
  openKit([{ path: '/bookings', element: <ResourceList area={area} /> }], '/bookings');
  await screen.findByText('10,001 bookings');
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await screen.findByText('Export Bookings');
  const dialog = within(screen.getByRole('dialog', hidden));
  await press(dialog, 'Save as profile…');
  await name(dialog, 'Gate');
  const count = await dialog.findByRole('button', { ...hidden, name: 'Count changes' });
  expect(bridge.exports.compare).not.toHaveBeenCalled();
  await userEvent.click(count);
  expect(await screen.findByText("Can't reach the server")).toBeDefined();
  bridge.exports.compare.mockResolvedValue(ok('columns'));
  await press(dialog, 'Count changes');
  expect(await dialog.findByText(/The columns are different from the last export's/)).toBeDefined();
});

it('lists the recent exports with their actions, says what became of a file, and clears the list', async () => {
  const item: RecentExport = {
    ...{ id: 'e1', title: 'Bookings', name: 'Bookings.csv', at: new Date().toISOString(), state: 'done' },
    ...{ done: 1_200, unit: 'rows', bytes: 48_000, file: 'exists', canRun: true },
  };
  bridge.exports.recent.mockResolvedValue(
    ok([
      item,
      { ...item, id: 'e2', name: 'Old.csv', file: 'missing', canRun: false },
      { ...item, id: 'e3', name: 'Bad.csv', state: 'failed', failure: { kind: 'file', code: 'disk-full' } },
    ]),
  );
  await openList();
  await userEvent.click(screen.getByRole('button', { name: 'More export options' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Recent exports…' }));
  const dialog = within(await screen.findByRole('dialog', hidden));
  const [first, missing, failed] = await dialog.findAllByRole('listitem', hidden);
  if (!first || !missing || !failed) throw new Error('not all are listed');
  expect(first.textContent).toMatch(/^Bookings\.csvBookings · \d{1,2}:\d\d [AP]M · 1,200 rows · 48 kB$/);
  expect(missing.textContent).toContain('The file was moved, renamed or deleted.');
  expect(within(missing).queryAllByRole('button', hidden)).toEqual([]);
  expect(within(failed).getAllByRole('button', hidden)).toHaveLength(1);
  await userEvent.click(within(first).getByRole('button', { ...hidden, name: 'Open Bookings.csv' }));
  expect(bridge.exports.open).toHaveBeenCalledWith({ job: 'e1' });
  bridge.exports.runAgain.mockResolvedValue(ok(null));
  await userEvent.click(within(first).getByRole('button', { ...hidden, name: 'Run Bookings.csv again' }));
  expect(dialog.getByText('Recent exports')).toBeDefined();
  bridge.exports.recent.mockResolvedValue(ok([]));
  await press(dialog, 'Clear list');
  expect(await dialog.findByText('No exports yet.')).toBeDefined();
});

it('takes names that read the same for the same, as for saved views', () => {
  const choice = { scope: 'all', separator: ',', forSpreadsheet: true, columns: [] } as const;
  const profile = { ...choice, id: crypto.randomUUID(), name: 'Café' };
  for (const same of ['café', ' CAFÉ ', 'Cafe\u0301', 'Ｃafé'])
    expect(nameProblem(same, [profile]), same).toBe('taken');
  expect(nameProblem('Cafe', [profile])).toBeUndefined();
  expect(nameProblem(' ', [])).toBe('required');
});

it('reads the choices of an earlier version, which kept one more', () => {
  const choice = { scope: 'all', separator: ';', forSpreadsheet: true, columns: ['name'] };
  const before = { ...choice, keepZeros: true };
  const profile = { id: crypto.randomUUID(), name: 'Everything' };
  const read = ExportChoices.parse({
    '["demo","","7"]': { bookings: { last: before, profiles: [{ ...before, ...profile }] } },
  });
  expect(Object.values(read)).toEqual([{ bookings: { last: choice, profiles: [{ ...choice, ...profile }] } }]);
});
