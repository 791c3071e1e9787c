import { fail, ok, type Result } from '@contract/failure';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { collectDrafts, restoreDrafts, takeDraft } from '../../../../../renderer/kit/drafts';
import { CheckField, SelectField } from '../../../../../renderer/kit/form/choice-fields';
import { Form } from '../../../../../renderer/kit/form/form';
import { rulesOf } from '../../../../../renderer/kit/form/rules';
import { UnsavedGuard } from '../../../../../renderer/kit/form/unsaved-guard';
import { setSession, useSession } from '../../../../../renderer/kit/session';
import { TextField } from '../../../../../renderer/kit/text-field';
import { openKit, setBridge } from '../kit-page';

type Values = { name: string; email: string; secret: string; level: string; open: boolean };
const saved: Values = { name: 'Dana', email: 'dana@example.com', secret: '', level: '1', open: false };

const setUp = (onSubmit: (values: Values) => Promise<Result<unknown>> = async () => ok(null)) => {
  setBridge(() => ok({}));
  const submit = vi.fn(onSubmit);
  const form = (
    <>
      <UnsavedGuard />
      <Form<Values, unknown>
        draft="admin.update.3"
        values={saved}
        secret={['secret']}
        onSubmit={submit}
        submit="Save"
        saved="Admin saved"
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

it('says beside each field what is wrong, and puts the focus on the first', async () => {
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

it('sends once however often it is clicked, row 53', async () => {
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

it('puts the server’s words on their fields, and what is about none above the form', async () => {
  let fields: Readonly<Record<string, string>> = { email: 'Email is taken' };
  setUp(async () => fail('rejected', 'rejected', { message: 'Not accepted', fields }));
  await userEvent.type(field(/^Name/), 'x');
  await userEvent.click(save());
  await screen.findByText('Email is taken');
  expect(document.activeElement).toBe(field(/^Email/));
  expect(screen.queryByText(/Not accepted/)).toBeNull();
  fields = { email: 'Email is taken', unheardOf: 'Hm' };
  await userEvent.type(field(/^Email/), 'y');
  await userEvent.click(save());
  await screen.findByText(/Not accepted/);
});

it('keeps what is unsaved as a draft, but never a secret', async () => {
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

it('brings back what was typed before the session ended, once', async () => {
  setBridge(() => ok({}));
  restoreDrafts({ 'admin.update.3': { name: 'Dana W' } });
  const form = (
    <Form<Values, unknown>
      draft="admin.update.3"
      values={saved}
      onSubmit={async () => ok(null)}
      submit="Save"
      saved="!"
    >
      <TextField<Values> name="name" label="Name" />
    </Form>
  );
  openKit([{ path: '/', element: form }], '/');
  await screen.findByText(/changes are back/);
  expect((field(/^Name/) as HTMLInputElement).value).toBe('Dana W');
  expect(save().getAttribute('aria-disabled')).not.toBe('true');
  expect(takeDraft('admin.update.3')).toBeUndefined();
});

it('asks before unsaved words are left behind', async () => {
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

it('holds nobody up whose session has ended', async () => {
  const { router } = setUp();
  await userEvent.type(field(/^Name/), 'x');
  const { session } = useSession.getState();
  await act(async () => {
    if (session) setSession({ ...session, state: 'signed-out' }, 'expired');
    await router.navigate('/login');
  });
  await screen.findByText('Sign in');
});
