import { fail, ok, type Result } from '@contract/failure';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FormDialog } from '../../../../../renderer/kit/dialog/form-dialog';
import { CheckField, SelectField } from '../../../../../renderer/kit/form/choice-fields';
import { Form, type FormProps } from '../../../../../renderer/kit/form/form';
import type { Confirmation } from '../../../../../renderer/kit/form/read-back';
import { rulesOf } from '../../../../../renderer/kit/form/rules';
import { TextField } from '../../../../../renderer/kit/form/text-field';
import { UnsavedGuard } from '../../../../../renderer/kit/form/unsaved-guard';
import { collectDrafts, hasDrafts, restoreDrafts, takeDraft } from '../../../../../renderer/kit/stores/drafts';
import { setSession, useSession } from '../../../../../renderer/kit/stores/session';
import { openKit, setBridge } from '../kit-page';

type Values = { name: string; email: string; secret: string; level: string; open: boolean };
const saved: Values = { name: 'Dana', email: 'dana@example.com', secret: '', level: '1', open: false };

const setUp = (
  onSubmit: (values: Values) => Promise<Result<unknown>> = async () => ok(null),
  more: Partial<FormProps<Values, unknown>> = {},
  drafts: Parameters<typeof restoreDrafts>[0] = {},
) => {
  setBridge(() => ok({}));
  restoreDrafts(drafts);
  const submit = vi.fn(onSubmit);
  const form = (
    <>
      <UnsavedGuard />
      <Form<Values, unknown>
        draftKey="admin.update.3"
        values={saved}
        secretFields={['secret']}
        onSubmit={submit}
        submitLabel="Save"
        savedMessage="Admin saved"
        {...more}
      >
        <TextField<Values> name="name" label="Name" rules={rulesOf({ label: 'Name', required: true, maxLength: 10 })} />
        <TextField<Values>
          name="email"
          label="Email"
          rules={rulesOf({ label: 'Email', required: true, email: true })}
        />
        <TextField<Values> name="secret" label="Secret" rules={rulesOf({ label: 'Secret', matches: 'secret' })} />
        <SelectField<Values> name="level" label="Level" options={[{ value: '1', label: 'One' }]} />
        <CheckField<Values> name="open" label="Open" />
      </Form>
    </>
  );
  const routes = [
    { path: '/', element: form },
    { path: '/other', element: <p>Another page</p> },
    { path: '/login', element: <p>Sign in</p> },
  ];
  return { submit, ...openKit(routes, '/') };
};
/** Fluent hides what a dialog covers, and in jsdom the dialog too: it never gets a real focus. */
const field = (name: RegExp) => screen.getByRole('textbox', { name, hidden: true });
const save = () => screen.getByRole('button', { name: 'Save' });

it('shows an error next to each invalid field, and focuses the first', async () => {
  const { submit } = setUp();
  await userEvent.clear(field(/^Name/));
  await userEvent.clear(field(/^Email/));
  await userEvent.type(field(/^Email/), 'dana');
  await userEvent.click(save());
  await screen.findByText('Enter a name.');
  expect(screen.getByText(/name@example.com/)).toBeTruthy();
  expect(document.activeElement).toBe(field(/^Name/));
  expect(submit).not.toHaveBeenCalled();
  await userEvent.type(field(/^Name/), '   ');
  await userEvent.click(save());
  expect(screen.getByText('Enter a name.')).toBeTruthy();
  await userEvent.type(field(/^Name/), 'abcdefghijk');
  await screen.findByText('Use no more than 10 characters.');
});

it('sends once for any number of clicks (row 53)', async () => {
  let answer: (result: Result<unknown>) => void = () => undefined;
  const { submit } = setUp(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await userEvent.type(field(/^Name/), 'x');
  await userEvent.dblClick(save());
  await userEvent.keyboard('{Enter}');
  expect(submit).toHaveBeenCalledTimes(1);
  expect(submit.mock.calls[0]?.[0]).toMatchObject({ name: 'Danax', open: false });
  await act(async () => answer(ok(null)));
  await screen.findByText('Admin saved');
  expect(collectDrafts()).toEqual({});
});

it('shows a refusal above the buttons with the server’s own message, and next to the fields that it names', async () => {
  const fields = { 'data.e_mail': 'Email is taken', unheardOf: 'Hm' };
  setUp(async () => fail('rejected', 'rejected', { message: 'Not accepted', fields }));
  await userEvent.type(field(/^Name/), 'x');
  await userEvent.click(save());
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('alert'));
  const banner = document.activeElement as HTMLElement;
  await within(banner).findByText(/Not accepted/);
  expect(banner.compareDocumentPosition(save())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(banner.compareDocumentPosition(field(/^Email/))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(within(banner).getByText(/Unheard of: Hm/i)).toBeTruthy();
  expect(screen.getByText('Email is taken')).toBeTruthy();
  expect(field(/^Name/)).toHaveProperty('value', 'Danax');
  await userEvent.click(within(banner).getByRole('button', { name: 'Email' }));
  expect(document.activeElement).toBe(field(/^Email/));
});

describe('after an answer that it was saved', () => {
  const confirmed = (...found: Confirmation[]) => vi.fn(async () => found.shift() ?? { state: 'saved' as const });

  it('says so only after reading back', async () => {
    let read: (found: Confirmation) => void = () => undefined;
    const confirm = () => new Promise<Confirmation>((resolve) => (read = resolve));
    setUp(undefined, { confirm });
    await userEvent.type(field(/^Name/), 'x');
    await userEvent.click(save());
    expect(screen.queryByText('Admin saved')).toBeNull();
    await act(async () => read({ state: 'saved' }));
    await screen.findByText('Admin saved');
  });

  it('names the fields that the server did not change, keeps the typed values, and reads again', async () => {
    setUp(undefined, { confirm: confirmed({ state: 'ignored', fields: ['Phone', 'Notes'] }) });
    await userEvent.type(field(/^Name/), 'x');
    await userEvent.click(save());
    await screen.findByText("The server didn't change: Phone, Notes");
    expect(field(/^Name/)).toHaveProperty('value', 'Danax');
    expect(collectDrafts()).toEqual({ 'admin.update.3': { name: 'Danax' } });
    expect(screen.queryByText('Admin saved')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await screen.findByText('Admin saved');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('does not claim success if the record could not be read back', async () => {
    const { failure } = fail('timeout', 'deadline');
    setUp(undefined, { confirm: confirmed({ state: 'unconfirmed', failure }) });
    await userEvent.type(field(/^Name/), 'x');
    await userEvent.click(save());
    await screen.findByText(/^Sent. Couldn't confirm: /);
    expect(screen.queryByText('Admin saved')).toBeNull();
  });

  it('keeps what was typed since, and does not leave with it', async () => {
    const onDone = vi.fn();
    let answer: (result: Result<unknown>) => void = () => undefined;
    const onSubmit = () => new Promise<Result<unknown>>((resolve) => (answer = resolve));
    setUp(onSubmit, { onDone, confirm: confirmed({ state: 'saved' }, { state: 'ignored', fields: ['Phone'] }) });
    await userEvent.type(field(/^Name/), 'x');
    await userEvent.click(save());
    await userEvent.type(field(/^Name/), 'y');
    await act(async () => answer(ok(null)));
    await screen.findByText('Admin saved');
    expect(field(/^Name/)).toHaveProperty('value', 'Danaxy');
    expect(collectDrafts()).toEqual({ 'admin.update.3': { name: 'Danaxy' } });
    await userEvent.click(save());
    await act(async () => answer(ok(null)));
    await userEvent.type(field(/^Name/), 'z');
    await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(field(/^Name/)).toHaveProperty('value', 'Danaxyz');
    expect(onDone).not.toHaveBeenCalled();
    await userEvent.click(save());
    await act(async () => answer(ok(null)));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(collectDrafts()).toEqual({});
  });

  it('never sends a new record twice, even if the server did not save all of it', async () => {
    const { submit } = setUp(undefined, { confirm: confirmed({ state: 'ignored', fields: ['Phone'] }), isNew: true });
    await userEvent.type(field(/^Name/), 'x');
    await userEvent.click(save());
    await screen.findByText("Created, but the server didn't save: Phone");
    expect(submit).toHaveBeenCalledTimes(1);
    expect(collectDrafts()).toEqual({});
  });
});

it('stores unsaved input as a draft, but never a secret', async () => {
  setUp();
  await userEvent.type(field(/^Name/), 'x');
  await userEvent.type(field(/^Secret/), 'hunter2');
  await waitFor(() => expect(collectDrafts()).toEqual({ 'admin.update.3': { name: 'Danax' } }));
  await userEvent.type(field(/^Name/), '{Backspace}');
  // The secret alone is left: leaving still asks, and nothing of it is kept.
  await waitFor(() => expect(collectDrafts()).toEqual({ 'admin.update.3': {} }));
  await userEvent.clear(field(/^Secret/));
  await waitFor(() => expect(collectDrafts()).toEqual({}));
});

it('restores input from before the session ended, once', async () => {
  setBridge(() => ok({}));
  restoreDrafts({ 'admin.update.3': { name: 'Dana W' } });
  const form = (
    <Form<Values, unknown>
      draftKey="admin.update.3"
      values={saved}
      onSubmit={async () => ok(null)}
      submitLabel="Save"
      savedMessage="!"
    >
      <TextField<Values> name="name" label="Name" />
    </Form>
  );
  openKit([{ path: '/', element: form }], '/');
  await screen.findByText('Restored what you had not saved.');
  expect((field(/^Name/) as HTMLInputElement).value).toBe('Dana W');
  expect(save().getAttribute('aria-disabled')).not.toBe('true');
  expect(takeDraft('admin.update.3')).toBeUndefined();
});

it('discards a restored draft on request', async () => {
  setUp(async () => ok(null), {}, { 'admin.update.3': { name: 'Dana W' } });
  await screen.findByText('Restored what you had not saved.');
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(field(/^Name/)).toHaveProperty('value', 'Dana');
  expect(screen.queryByText('Restored what you had not saved.')).toBeNull();
  expect(collectDrafts()).toEqual({});
});

describe('in a dialog', () => {
  const DialogPage = ({ onSubmit }: { readonly onSubmit: () => Promise<Result<unknown>> }) => {
    const [isOpen, setOpen] = useState(false);
    const close = () => setOpen(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen ? (
          <FormDialog title="Admin" onClose={close}>
            <Form<{ name: string }, unknown>
              draftKey="admin.dialog"
              values={{ name: 'Dana' }}
              onSubmit={onSubmit}
              onDone={close}
              onCancel={close}
              submitLabel="Save"
              savedMessage="Admin saved"
            >
              <TextField<{ name: string }> name="name" label="Name" />
            </Form>
          </FormDialog>
        ) : undefined}
      </>
    );
  };
  const openDialog = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    return screen.findByRole<HTMLInputElement>('textbox', { name: 'Name', hidden: true });
  };
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }));
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  const openPage = (onSubmit = async (): Promise<Result<unknown>> => ok(null)) => {
    setBridge(() => ok({}));
    openKit([{ path: '/', element: <DialogPage onSubmit={onSubmit} /> }], '/');
  };

  it('keeps the input over Escape for the next opening, until Cancel discards it', async () => {
    openPage();
    await userEvent.type(await openDialog(), ' W');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    expect(hasDrafts()).toBe(false);
    expect((await openDialog()).value).toBe('Dana W');
    await screen.findByText('Restored what you had not saved.');
    await press('Cancel');
    await isClosed();
    expect(collectDrafts()).toEqual({});
    expect((await openDialog()).value).toBe('Dana');
  });

  it('keeps nothing of what was saved after the dialog was closed', async () => {
    let answer: (result: Result<unknown>) => void = () => undefined;
    openPage(() => new Promise((resolve) => (answer = resolve)));
    await userEvent.type(await openDialog(), ' W');
    await press('Save');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    expect(collectDrafts()).toEqual({ 'admin.dialog': { name: 'Dana W' } });
    await act(async () => answer(ok(null)));
    expect(collectDrafts()).toEqual({});
  });
});

it('keeps a restored draft of another form when this one is left', async () => {
  const { router } = setUp(async () => ok(null), {}, { 'track.update.1': { name: 'Dana Strip' } });
  await userEvent.type(field(/^Name/), 'x');
  await act(() => router.navigate('/other'));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave', hidden: true }));
  await screen.findByText('Another page');
  expect(takeDraft('track.update.1')).toEqual({ name: 'Dana Strip' });
});

it('asks before leaving a form with unsaved input', async () => {
  const { router } = setUp();
  await userEvent.type(field(/^Name/), 'x');
  await act(() => router.navigate('/other'));
  await screen.findByRole('alertdialog', { name: 'Leave without saving?', hidden: true });
  expect(screen.queryByText('Another page')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Stay', hidden: true }));
  expect(collectDrafts()).toEqual({ 'admin.update.3': { name: 'Danax' } });
  expect((field(/^Name/) as HTMLInputElement).value).toBe('Danax');
  await act(() => router.navigate('/other'));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave', hidden: true }));
  await screen.findByText('Another page');
  expect(collectDrafts()).toEqual({});
});

it('does not ask after an expired session', async () => {
  const { router } = setUp();
  await userEvent.type(field(/^Name/), 'x');
  const { session } = useSession.getState();
  await act(async () => {
    if (session) setSession({ ...session, state: 'signed-out' }, 'expired');
    await router.navigate('/login');
  });
  await screen.findByText('Sign in');
});

it('says that a change waits, never that it is saved, and closes without a draft', async () => {
  const onQueued = vi.fn();
  const onDone = vi.fn();
  const { submit } = setUp(async () => fail('queued', 'queued'), { onQueued, onDone });
  await userEvent.type(field(/^Name/), 'X');
  expect(collectDrafts()).not.toEqual({});
  await userEvent.click(save());
  await waitFor(() => expect(onQueued).toHaveBeenCalledOnce());
  expect(onDone).not.toHaveBeenCalled();
  expect(screen.queryByText('Admin saved')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(collectDrafts()).toEqual({});
  await waitFor(() => expect(save().getAttribute('aria-disabled')).toBe('true'));
  expect(submit).toHaveBeenCalledOnce();
});

it('never drafts a new record twice', async () => {
  const { submit } = setUp(async () => fail('queued', 'drafted'), { isNew: true });
  await userEvent.type(field(/^Name/), 'X');
  await userEvent.click(save());
  await waitFor(() => expect(collectDrafts()).toEqual({}));
  await userEvent.type(field(/^Name/), 'Y');
  await userEvent.click(save());
  expect(submit).toHaveBeenCalledOnce();
});
