/** What screens say of a change that was put in the outbox. */
import { fail, ok } from '@contract/failure';
import type { NetworkState } from '@contract/network/network-view';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAction } from '../../../../../renderer/kit/bridge/use-call';
import { DeleteDialog } from '../../../../../renderer/kit/delete/delete-dialog';
import { useNotices } from '../../../../../renderer/kit/feedback/notify';
import { Form } from '../../../../../renderer/kit/form/form';
import { ServerForm } from '../../../../../renderer/kit/form/server/server-form';
import { TextField } from '../../../../../renderer/kit/form/text-field';
import { affectsRecord } from '../../../../../renderer/kit/outbox/affects-record';
import { useWithWaiting } from '../../../../../renderer/kit/outbox/use-with-waiting';
import { WaitingBar } from '../../../../../renderer/kit/outbox/waiting-bar';
import { setNetwork } from '../../../../../renderer/kit/stores/network';
import { setOffline, useOffline } from '../../../../../renderer/kit/stores/offline';
import { setOutbox } from '../../../../../renderer/kit/stores/outbox';
import { useSettings } from '../../../../../renderer/kit/stores/settings';
import { followOutbox } from '../../../../../renderer/state/follow-outbox';
import { conflict, draft, entry, refused } from '../../features/outbox/entries';
import { openKit, setBridge } from '../kit-page';

const locked = useOffline.getState().view;
beforeEach(() => void setBridge(() => fail('queued', 'queued')));
afterEach(() => {
  setOutbox([]);
  setOffline(locked);
});
const notices = () => useNotices.getState().notices.map(({ intent, title }) => [intent, title]);

test('an action that was put in the outbox is no failure, and a toast leads there', async () => {
  const Action = () => {
    const { run, failure } = useAction('track.update');
    return (
      <button type="button" onClick={() => void run({ id: '7', data: {} })}>
        {failure ? 'Failed' : 'Save'}
      </button>
    );
  };
  openKit([{ path: '/', element: <Action /> }], '/');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Open outbox' })).toBeDefined();
  expect(notices()).toEqual([['info', 'Waiting to be sent']]);
  expect(screen.queryByRole('button', { name: 'Failed' })).toBeNull();
});

test('a record’s page says what of it waits, and what needs a decision', async () => {
  openKit([{ path: '/', element: <WaitingBar area="track" id="7" /> }], '/');
  expect(screen.queryByRole('link')).toBeNull();
  act(() => setOutbox([entry(), entry({ input: { id: '8' } }), entry({ state: 'done' })]));
  expect(await screen.findByText(/1 change is waiting to be sent\./)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open outbox' }).getAttribute('href')).toBe('/outbox');
  expect((await screen.findByRole('definition')).textContent).toMatch(/Kearneysville.*Winchester/);
  act(() => setOutbox([entry(), refused()]));
  expect(await screen.findByText(/1 change in the outbox needs your decision\./)).toBeDefined();
});

test('an assignment concerns its person and the tracks that it adds or removes', () => {
  const assignment = entry({
    call: 'assignment.assign',
    input: { subAdminId: '3', trackIds: ['1', '2'] },
    fields: [{ name: 'trackIds', base: ['2', '4'], mine: ['1', '2'] }],
  });
  const affected = (area: string, ids: readonly string[]) => ids.filter((id) => affectsRecord(assignment, area, id));
  expect(affected('admin', ['3', '1'])).toEqual(['3']);
  expect(affected('track', ['1', '2', '3', '4'])).toEqual(['1', '4']);
});

test('a change concerns its record whether its ids are numbers or texts', () => {
  const assignment = entry({
    call: 'assignment.assign',
    input: { subAdminId: 3, trackIds: ['1', 2] },
    fields: [{ name: 'trackIds', base: [2, 4], mine: ['1', 2] }],
  });
  const affected = (area: string, ids: readonly string[]) => ids.filter((id) => affectsRecord(assignment, area, id));
  expect(affected('admin', ['3', '1'])).toEqual(['3']);
  expect(affected('track', ['1', '2', '3', '4'])).toEqual(['1', '4']);
  expect(affectsRecord(entry({ input: { id: 7 } }), 'track', '7')).toBe(true);
});

test('tells once what was sent and what needs a person', () => {
  const [one, other, lost] = [entry(), entry(), draft()];
  followOutbox([one, other, lost], [one, other, lost]);
  expect(notices()).toEqual([]);
  followOutbox([one, other, lost], [{ ...one, state: 'done' }, { ...other, ...conflict({ id: other.id }) }, lost]);
  expect(notices()).toEqual([
    ['warning', '1 change needs your decision'],
    ['success', '1 waiting change was sent'],
  ]);
});

test('a message that was a draft is sent in the history too, and another message stays as it is', async () => {
  const message = { audience: 'All racers', title: 'Rain', body: 'Gates open at 9.', outcome: 'failed', at: 'then' };
  const keep = vi.fn(async () => ok(null));
  const list = async () =>
    ok([
      { ...message, id: 'message-2', body: 'Gates open at 10.' },
      { ...message, id: 'message-1' },
    ]);
  Object.assign(window.bridge, { messages: { list, keep } });
  const push = draft({ call: 'support.sendPush', input: { title: 'Rain', body: 'Gates open at 9.' } });
  followOutbox([push], [{ ...push, state: 'done' }]);
  const { at: _, ...fields } = message;
  await waitFor(() => expect(keep.mock.calls).toEqual([[{ ...fields, id: 'message-1', outcome: 'sent' }]]));
});

test('a message that was edited as a draft is in the history as it was sent', async () => {
  const at = '2026-05-16T12:00:00.000Z';
  const fields = { id: 'message-1', audience: 'All racers', title: 'Rain', body: 'Gates open at 9.' };
  const later = { ...fields, id: 'message-2', at: '2026-05-16T12:04:00.000Z', outcome: 'failed' };
  const keep = vi.fn(async () => ok(null));
  Object.assign(window.bridge, {
    messages: { list: async () => ok([later, { ...fields, at, outcome: 'failed' }]), keep },
  });
  const push = draft({ call: 'support.sendPush', input: { title: 'Rain', body: 'Gates open at 10.' }, createdAt: at });
  followOutbox([push], [{ ...push, state: 'done' }]);
  await waitFor(() => expect(keep.mock.calls).toEqual([[{ ...fields, body: 'Gates open at 10.', outcome: 'sent' }]]));
});

const tracks = [{ id: '1' }, { id: '2' }].map((track) => ({ ...track, name: `Track ${track.id}` }));
const openDelete = async (count: number) => {
  const onClose = vi.fn();
  const dialog = (
    <DeleteDialog
      area="tracks"
      records={tracks.slice(0, count)}
      nameOf={({ name }) => String(name)}
      remove={async () => fail('queued', 'drafted')}
      refreshes={[]}
      onClose={onClose}
    />
  );
  openKit([{ path: '/', element: dialog }], '/');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete track', hidden: true }));
  return onClose;
};

test('one deletion without a connection closes with the word that a draft waits', async () => {
  const onClose = await openDelete(1);
  await waitFor(() => expect(onClose).toHaveBeenCalledWith([]));
  expect(notices()).toEqual([['warning', 'Not sent']]);
});

test('several deletions without a connection are listed, each as not deleted', async () => {
  await openDelete(2);
  expect(await screen.findAllByText('Not deleted. A draft is in the outbox.')).toHaveLength(2);
  expect(screen.getByText('0 of 2 deleted')).toBeDefined();
});

const openServer = async () => {
  const { change } = setBridge(() => ok({}));
  useSettings.setState(({ settings }) => ({
    settings: settings && { ...settings, mode: 'live', server: 'https://one.example' },
  }));
  openKit([{ path: '/', element: <ServerForm /> }], '/');
  await userEvent.click(await screen.findByRole('radio', { name: /demo/i }));
  return change;
};

test('choosing another server says what waits before anything changes', async () => {
  setOutbox([entry(), entry(), entry({ state: 'done' })]);
  const change = await openServer();
  await userEvent.click(screen.getByRole('button', { name: /switch|save/i }));
  expect(await screen.findByText(/2 changes are waiting in the outbox\. They stay on this computer/)).toBeDefined();
  expect(change).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Switch', hidden: true }));
  await waitFor(() => expect(change).toHaveBeenCalledOnce());
});

test('says that what waits is lost where this computer cannot keep it', async () => {
  setOutbox([entry()]);
  setOffline({ ...locked, storage: 'memory' });
  const change = await openServer();
  await userEvent.click(screen.getByRole('button', { name: /switch|save/i }));
  expect(await screen.findByText(/1 change is waiting in the outbox and will be lost, because/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel', hidden: true }));
  expect(change).not.toHaveBeenCalled();
});

const offline = (state: NetworkState) => act(() => setNetwork({ state, since: '2026-07-01T12:00:00.000Z' }));
afterEach(() => offline('online'));

test('a form starts from the changes that wait, and says so and what becomes of the next one', async () => {
  const record = { id: '7', name: 'Summit Point', city: 'Kearneysville' };
  const Edit = () => {
    const { record: own, hasWaiting } = useWithWaiting('track', '7', record);
    return (
      <Form
        draftKey="track.update.7"
        values={{ city: String(own.city) }}
        hasWaiting={hasWaiting}
        onSubmit={async () => ok({})}
        onQueued={() => undefined}
        submitLabel="Save"
        savedMessage="Saved"
      >
        <TextField<{ readonly city: string }> name="city" label="City" />
      </Form>
    );
  };
  setOutbox([entry(), refused({ fields: [{ name: 'city', mine: 'Nowhere' }] })]);
  openKit([{ path: '/', element: <Edit /> }], '/');
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'City' })).value).toBe('Winchester');
  expect(await screen.findByText('Includes your changes that are waiting to be sent.')).toBeDefined();
  expect(screen.queryByText(/can't reach the server/)).toBeNull();
  offline('offline');
  expect(await screen.findByText(/It keeps the change in the outbox and sends it later\./)).toBeDefined();
});

test('a form for a new record says that it becomes a draft', async () => {
  offline('server-down');
  const form = (
    <Form
      draftKey="track.create"
      values={{ city: '' }}
      isNew
      onSubmit={async () => ok({})}
      onQueued={() => undefined}
      submitLabel="Create"
      savedMessage="Created"
    >
      <TextField<{ readonly city: string }> name="city" label="City" />
    </Form>
  );
  openKit([{ path: '/', element: form }], '/');
  expect(await screen.findByText(/It keeps this as a draft in the outbox, which you send later\./)).toBeDefined();
});

test('a form does not start from drafts, from what is sent or refused, or from assignments', () => {
  const record = { id: '7', city: 'Kearneysville' };
  const assigned = entry({ call: 'assignment.assign', input: { subAdminId: '2', trackIds: ['7'] }, fields: [] });
  setOutbox([entry({ state: 'done' }), refused(), draft({ input: { id: '7' } }), assigned]);
  const { result } = renderHook(() => useWithWaiting('track', '7', record));
  expect(result.current).toEqual({ record, hasWaiting: false });
  act(() => setOutbox([entry(), entry({ fields: [{ name: 'city', base: 'Winchester', mine: 'Charles Town' }] })]));
  expect(result.current).toEqual({ record: { id: '7', city: 'Charles Town' }, hasWaiting: true });
});

test('the bar of a record shows a few fields only', async () => {
  openKit([{ path: '/', element: <WaitingBar area="track" id="7" /> }], '/');
  const fields = ['city', 'phone', 'email', 'hours', 'surface'].map((name) => ({ name, base: 'a', mine: 'b' }));
  act(() => setOutbox([entry({ fields })]));
  expect(await screen.findByText('2 more fields')).toBeDefined();
  expect(screen.getAllByRole('definition')).toHaveLength(3);
});

test('a deletion without a network says that it becomes a draft, and one that was lost but done is settled', async () => {
  const discard = vi.fn(async (_entry: { readonly id: string }) => ok(null));
  Object.defineProperty(window, 'bridge', { value: { ...window.bridge, outbox: { discard } }, configurable: true });
  const lost = draft({ call: 'track.remove', input: { id: '9' }, state: 'unknown' });
  setOutbox([lost, draft({ call: 'admin.remove', input: { id: '9' }, state: 'unknown' })]);
  offline('offline');
  const onClose = vi.fn();
  openKit(
    [
      {
        path: '/',
        element: (
          <DeleteDialog
            area="tracks"
            call="track.remove"
            records={[{ id: '9', name: 'Old Dominion' }]}
            nameOf={({ name }) => String(name)}
            remove={async () => fail('unknown-outcome', 'unknown-outcome')}
            read={async () => fail('rejected', 'not-found')}
            refreshes={[]}
            onClose={onClose}
          />
        ),
      },
    ],
    '/',
  );
  expect(await screen.findByText(/nothing is deleted until you send it\./)).toBeDefined();
  expect(screen.queryByText("This can't be undone.")).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Delete track' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(discard.mock.calls).toEqual([[{ id: lost.id }]]);
});
