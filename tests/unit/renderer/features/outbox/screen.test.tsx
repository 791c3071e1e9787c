/** The outbox's screen: what waits and why, and what a person can do about it. */
import type { OutboxEntry } from '@contract/bridge';
import { fail, ok } from '@contract/failure';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Screen } from '../../../../../renderer/features/outbox/outbox-screen';
import { setNetwork } from '../../../../../renderer/kit/stores/network';
import { setOffline, useOffline } from '../../../../../renderer/kit/stores/offline';
import { setOutbox } from '../../../../../renderer/kit/stores/outbox';
import { type Answer, openKit, setBridge } from '../../kit/kit-page';
import { conflict, draft, entry, refused, setOutboxBridge } from './entries';

const open = async (entries: readonly OutboxEntry[], answer: Answer = () => fail('unexpected', 'unexpected')) => {
  setBridge(answer);
  const outbox = setOutboxBridge(entries);
  openKit([{ path: '/outbox', element: <Screen /> }], '/outbox');
  await screen.findByRole('heading', { name: 'Outbox', level: 1 });
  return outbox;
};
const locked = useOffline.getState().view;
afterEach(() => {
  setOutbox([]);
  setOffline(locked);
});

const row = (name: string): HTMLElement => screen.getByRole('listitem', { name });
/** Fluent hides what a dialog covers, and in jsdom the dialog too: it never gets a real focus. */
const hidden = { hidden: true };
const openDialog = () => screen.findByRole('dialog', hidden);
const press = (name: string | RegExp): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

test('says that nothing waits', async () => {
  await open([]);
  expect(screen.getByText('Nothing is waiting to be sent.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send all' })).toBeNull();
});

test('shows what a change does, since when it waits, why, who made it and which fields it changes', async () => {
  await open([entry({ failure: fail('network', 'unreachable').failure, attempts: 3 })]);
  const shown = row('Update track: Summit Point');
  expect(shown.textContent).toMatch(/Since .*, 12 min · by Ada Adams · 3 attempts/);
  expect(shown.textContent).toContain('Waiting');
  expect(within(shown).getByRole('status').textContent).toMatch(/^\S.*: \S/);
  expect(within(shown).getByText('City')).toBeDefined();
  expect(within(shown).getByText('Kearneysville')).toBeDefined();
  expect(within(shown).getByText('Winchester')).toBeDefined();
});

test('shows tracks by name, and one that is not known by its id', async () => {
  const assignment = entry({
    call: 'assignment.assign',
    input: { subAdminId: '3', trackIds: ['1', '9'] },
    title: 'Ben Boyd',
    fields: [{ name: 'trackIds', base: ['1'], mine: ['1', '9'] }],
  });
  const rows = [{ id: 1, name: 'Summit Point' }];
  await open([assignment], (id) => (id === 'track.list' ? ok({ rows, total: 1 }) : fail('unexpected', 'unexpected')));
  const shown = row('Assign tracks: Ben Boyd');
  expect(await within(shown).findByText('Summit Point')).toBeDefined();
  expect(await within(shown).findByText('Summit Point, 9')).toBeDefined();
});

test('puts what needs a person first, and what was sent last', async () => {
  await open([entry({ state: 'done' }), entry(), draft(), refused(), conflict()]);
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Needs your decision',
    'Waiting',
    'Drafts',
    'Sent',
  ]);
  expect(row('Delete track: Old Dominion').textContent).toContain('Drafts are sent only when you send them.');
  expect(screen.getByText(/The city is unknown\./)).toBeDefined();
});

test('explains an unknown outcome, and asks before a message is sent a second time', async () => {
  const lost = draft({ call: 'support.sendPush', input: { title: 'Rain' }, title: 'Rain', state: 'unknown' });
  const outbox = await open([entry({ state: 'unknown' }), lost]);
  expect(screen.getByText(/Pitwall checks the record before sending it again\./)).toBeDefined();
  await press('Send now: Send push message: Rain');
  expect(outbox.send).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: 'Send again', ...hidden }));
  expect(outbox.send).toHaveBeenCalledWith({ id: lost.id });
});

test('sends one entry or all of them, and says "Sent" only for what was sent', async () => {
  const change = entry();
  const outbox = await open([change]);
  outbox.send.mockResolvedValueOnce({ ok: true, value: { ...change, failure: fail('network', 'offline').failure } });
  await press('Send now: Update track: Summit Point');
  expect(await screen.findByText('Not sent yet')).toBeDefined();
  expect(screen.queryByText('Sent')).toBeNull();
  await press('Send now: Update track: Summit Point');
  expect(await screen.findByText('Sent')).toBeDefined();
  await press('Send all');
  expect(outbox.sendAll).toHaveBeenCalledOnce();
});

const push = (input: Readonly<Record<string, unknown>>): OutboxEntry =>
  draft({
    call: 'support.sendPush',
    input,
    title: String(input.title),
    fields: Object.entries(input).map(([name, mine]) => ({ name, mine })),
  });

test.each<[string, OutboxEntry, string, string, readonly RegExp[]]>([
  [
    'a deletion',
    draft(),
    'Delete track: Old Dominion',
    'Delete track',
    [/^Delete Old Dominion\?/, /Old Dominion is deleted for all users/, /This can't be undone\./],
  ],
  [
    'a deletion that the server rejected before',
    draft({ state: 'refused' }),
    'Delete track: Old Dominion',
    'Delete track',
    [/is deleted for all users/],
  ],
  [
    'the deletion of an admin',
    draft({ call: 'admin.remove', title: 'Kim Lee' }),
    'Delete admin: Kim Lee',
    'Delete admin',
    [/^Delete Kim Lee\?/, /can no longer sign in/, /This can't be undone\./],
  ],
  [
    'a creation',
    draft({ call: 'track.create', title: 'Cedar Ridge', fields: [{ name: 'city', mine: 'Winchester' }] }),
    'Create track: Cedar Ridge',
    'Create track',
    [/^Create track “Cedar Ridge”\?/, /City.*Winchester/],
  ],
  [
    'a message',
    push({ title: 'Rain delay', body: 'Next update at 13:30.', audience: 'racers' }),
    'Send push message: Rain delay',
    'Send message',
    [/^Send this push message\?/, /Recipients: All racers/, /Rain delay.*Next update at 13:30\./, /can't be recalled/],
  ],
  [
    'a message to the people of an event',
    push({ title: 'Rain', body: 'Soon.', audience: 'event', eventId: '4' }),
    'Send push message: Rain',
    'Send message',
    [/Recipients: Event: 4/],
  ],
  [
    'a message to some people',
    push({ title: 'Rain', body: 'Soon.', audience: 'custom', userIds: ['1', '2'] }),
    'Send push message: Rain',
    'Send message',
    [/Recipients: 2 selected people/],
  ],
])('asks before it sends %s, with the words of what it does', async (_, one, title, deed, words) => {
  const outbox = await open([one]);
  await press(`Send now: ${title}`);
  const dialog = await screen.findByRole('alertdialog', hidden);
  for (const expected of words) expect(dialog.textContent).toMatch(expected);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
  expect(outbox.send).not.toHaveBeenCalled();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel', ...hidden }));
  expect(outbox.send).not.toHaveBeenCalled();
  await press(`Send now: ${title}`);
  const again = await screen.findByRole('alertdialog', hidden);
  await userEvent.click(within(again).getByRole('button', { name: deed, ...hidden }));
  expect(outbox.send).toHaveBeenCalledExactlyOnceWith({ id: one.id });
});

test('says that the server can’t be reached when all are to be sent', async () => {
  const outbox = await open([entry(), entry(), draft()]);
  await press('Send all');
  expect(outbox.sendAll).toHaveBeenCalledOnce();
  expect(screen.queryByText("Can't reach the server")).toBeNull();
  act(() => setNetwork({ state: 'offline', since: new Date().toISOString() }));
  await press('Send all');
  expect(await screen.findByText("Can't reach the server")).toBeDefined();
  expect(screen.getByText('Pitwall sends the waiting changes when it can.')).toBeDefined();
  act(() => setNetwork({ state: 'online', since: new Date().toISOString() }));
});

test('counts apart what waits for the server and what waits for the person', async () => {
  await open([entry(), entry(), draft(), draft(), draft(), refused(), entry({ state: 'done' })]);
  expect(
    await screen.findByText('2 changes are waiting to be sent. 3 drafts wait for you. 1 change needs your decision.'),
  ).toBeDefined();
  act(() => setOutbox([draft()]));
  expect(screen.queryByText(/wait for you/)).toBeNull();
});

test('shows which fields a sent change had, and no actions', async () => {
  await open([entry({ state: 'done' })]);
  const shown = row('Update track: Summit Point');
  expect(shown.textContent).toMatch(/City.*Kearneysville.*Winchester/);
  expect(within(shown).queryByRole('button')).toBeNull();
});

test('asks before it discards, and takes the discard back', async () => {
  const outbox = await open([entry(), draft()]);
  await press('Discard: Update track: Summit Point');
  expect(outbox.discard).not.toHaveBeenCalled();
  await userEvent.click(
    within(await screen.findByRole('alertdialog', hidden)).getByRole('button', { name: 'Discard', ...hidden }),
  );
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Update track: Summit Point' })).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(row('Update track: Summit Point')).toBeDefined());
});

test('copies an entry as text', async () => {
  await open([entry()]);
  let copied = '';
  document.execCommand = () => {
    const event = new Event('copy', { bubbles: true, cancelable: true });
    Object.assign(event, { clipboardData: { setData: (_type: string, words: string) => (copied = words) } });
    return document.dispatchEvent(event) || copied !== '';
  };
  await press('Copy as text: Update track: Summit Point');
  expect(copied.split('\n')).toEqual([
    'Update track: Summit Point',
    expect.stringMatching(/^Waiting · Since .*, 12 min · by Ada Adams$/),
    'Pitwall sends it when the server can be reached.',
    'City: Kearneysville → Winchester',
  ]);
});

test('edits the values in a form, and keeps their types and those that it does not show', async () => {
  const fields = [
    { name: 'capacity', base: 900, mine: 1_000 },
    { name: 'status', base: 'active', mine: 'inactive' },
    { name: 'waiverRequired', base: false, mine: true },
    { name: 'amenities', base: [], mine: ['Showers'] },
  ];
  const data = { capacity: 1_000, status: 'inactive', waiverRequired: true, amenities: ['Showers'], stateCode: 'WV' };
  const change = entry({ fields, input: { id: '7', data } });
  const outbox = await open([change]);
  await press('Edit: Update track: Summit Point');
  const dialog = await openDialog();
  fireEvent.change(await within(dialog).findByRole('textbox', { name: 'Capacity', ...hidden }), {
    target: { value: '1200' },
  });
  fireEvent.change(within(dialog).getByRole('combobox', { name: 'Status', ...hidden }), {
    target: { value: 'pending' },
  });
  fireEvent.change(within(dialog).getByRole('textbox', { name: 'Amenities', ...hidden }), {
    target: { value: 'Showers\nFood' },
  });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save in outbox', ...hidden }));
  await waitFor(() => expect(outbox.edit).toHaveBeenCalled());
  expect(outbox.edit).toHaveBeenCalledWith({
    id: change.id,
    data: { ...data, capacity: 1_200, status: 'pending', amenities: ['Showers', 'Food'] },
  });
  await waitFor(() => expect(screen.queryByRole('dialog', hidden)).toBeNull());
});

test('keeps what was typed of an entry when its dialog is closed without saving', async () => {
  await open([entry({ fields: [{ name: 'capacity', base: 900, mine: 1_000 }] })]);
  const openCapacity = async () => {
    await press('Edit: Update track: Summit Point');
    return within(await openDialog()).findByRole<HTMLInputElement>('textbox', { name: 'Capacity', ...hidden });
  };
  fireEvent.change(await openCapacity(), { target: { value: '1200' } });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', hidden)).toBeNull());
  expect((await openCapacity()).value).toBe('1200');
});

test('shows both sides of a conflict, and sends after a choice for each field', async () => {
  const change = conflict();
  const outbox = await open([change]);
  await press('Resolve: Update track: Summit Point');
  const dialog = await openDialog();
  const send = await within(dialog).findByRole('button', { name: 'Send', ...hidden });
  expect(send.getAttribute('aria-disabled')).toBe('true');
  expect(within(dialog).getByText('Before: Kearneysville')).toBeDefined();
  expect(within(dialog).queryByText('Capacity')).toBeNull();
  await userEvent.click(within(dialog).getByRole('radio', { name: /On the server.*Charles Town/, ...hidden }));
  await userEvent.click(send);
  expect(outbox.decide).toHaveBeenCalledWith({ id: change.id, choices: { city: 'theirs' } });
  await waitFor(() => expect(screen.queryByRole('dialog', hidden)).toBeNull());
});

test('never shows a password', async () => {
  await open([
    draft({ call: 'admin.create', title: 'Kim Lee', fields: [{ name: 'password', mine: 'hunter2-hunter2' }] }),
  ]);
  expect(row('Create admin: Kim Lee').textContent).toContain('(hidden)');
  expect(document.body.textContent).not.toContain('hunter2');
});

test('saves a file of all entries, and says where the computer cannot keep them', async () => {
  const outbox = await open([entry()]);
  await press('Export…');
  expect(outbox.export).toHaveBeenCalledOnce();
  expect(await screen.findByText('outbox.json')).toBeDefined();
  act(() => setOffline({ ...locked, storage: 'memory' }));
  expect(screen.getByText(/lost when you sign out or quit/)).toBeDefined();
});

test('says that a reload loses what only the memory of a browser has', async () => {
  await open([entry()]);
  Object.assign(window.bridge.app, { about: async () => ok({ version: 'demo', electron: '', platform: 'browser' }) });
  act(() => setOffline({ ...locked, storage: 'memory' }));
  expect(await screen.findByText(/lost when you sign out, reload or quit/)).toBeDefined();
});

test('lets a person decide a lost change that the record shows only in part, and does not edit it', async () => {
  const lost = entry({
    state: 'unknown',
    needsDecision: true,
    fields: [
      { name: 'city', base: 'Kearneysville', mine: 'Winchester', theirs: 'Winchester' },
      { name: 'capacity', base: 900, mine: 1_000, theirs: 900 },
    ],
  });
  const outbox = await open([lost]);
  expect(screen.getByText(/the record has other values than expected/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
  await press('Resolve: Update track: Summit Point');
  const dialog = await openDialog();
  for (const radio of await within(dialog).findAllByRole('radio', { name: /^Yours/, ...hidden }))
    await userEvent.click(radio);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send', ...hidden }));
  expect(outbox.decide).toHaveBeenCalledWith({ id: lost.id, choices: { city: 'mine', capacity: 'mine' } });
});

test('says that a change waits behind an earlier one of the record', async () => {
  await open([conflict({ title: 'First' }), entry({ title: 'Second' }), entry({ title: 'Other', input: { id: '8' } })]);
  expect(row('Update track: Second').textContent).toContain(
    'An earlier change to this record needs your decision first',
  );
  expect(row('Update track: Other').textContent).toContain('Pitwall sends it when the server can be reached.');
});

test('a change that the record does not show is not called rejected', async () => {
  await open([
    refused({ failure: fail('rejected', 'not-included').failure }),
    refused({ failure: fail('rejected', 'not-shown').failure }),
    refused(),
  ]);
  expect(screen.getAllByText('Not confirmed')).toHaveLength(2);
  expect(screen.getAllByText('Rejected')).toHaveLength(1);
  expect(screen.getByText(/^Pitwall can't tell whether the change is on the server: /)).toBeDefined();
});
