import type { HandoverReport, SavedFile } from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { HandOver } from '../../../../../renderer/features/settings/hand-over';
import { openKit, setBridge } from '../../kit/kit-page';

/** Fluent hides what a dialog covers, and in jsdom the dialog too: it never gets a real focus. */
const hidden = { hidden: true };
const report: HandoverReport = {
  by: 'Dana',
  at: '2026-05-16T12:00:00.000Z',
  answers: { taken: 1_240, older: 2 },
  drafts: { taken: 1, older: 0 },
  notes: { taken: 0, older: 0 },
  log: 0,
};

const open = async (button: string) => {
  setBridge(() => ok(null));
  const save = vi.fn(async (_: unknown): Promise<Result<SavedFile | null>> => ok({ name: 'a.pitwall', bytes: 9 }));
  const opened = vi.fn(async (_: unknown): Promise<Result<HandoverReport | null>> => ok(report));
  const list = vi.fn(async () => ok([]));
  const value = { ...window.bridge, handover: { save, open: opened }, notes: { ...window.bridge.notes, list } };
  Object.defineProperty(window, 'bridge', { value, configurable: true });
  openKit([{ path: '/', element: <HandOver /> }], '/');
  await userEvent.click(screen.getByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', hidden));
  return {
    save,
    opened,
    list,
    dialog,
    type: (name: string, text: string) => userEvent.type(dialog.getByLabelText(new RegExp(`^${name}`)), text),
  };
};
const click = (name: string) => userEvent.click(screen.getByRole('button', { ...hidden, name }));

it('asks for a new passphrase twice, and takes none that is short or mistyped', async () => {
  const { save, dialog, type } = await open('Save hand-over file…');
  await type('Passphrase', 'gate four');
  await type('Confirm passphrase', 'gate five');
  await click('Save as…');
  await dialog.findByText('Use at least 12 characters.');
  expect(dialog.getByText("The passphrases don't match.")).toBeTruthy();
  expect(save).not.toHaveBeenCalled();
  await userEvent.clear(dialog.getByLabelText(/^Confirm passphrase/));
  await type('Passphrase', ' at noon');
  await type('Confirm passphrase', 'gate four at noon');
  await click('Save as…');
  await screen.findByText('Saved a.pitwall');
  expect(save).toHaveBeenCalledExactlyOnceWith({ passphrase: 'gate four at noon' });
  await waitFor(() => expect(screen.queryByRole('dialog', hidden)).toBeNull());
});

it('stays open, with the passphrase, when the native dialog is closed', async () => {
  const { save, dialog, type } = await open('Save hand-over file…');
  save.mockResolvedValueOnce(ok(null));
  await type('Passphrase', 'gate four at noon');
  await type('Confirm passphrase', 'gate four at noon');
  await click('Save as…');
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect((dialog.getByLabelText(/^Passphrase/) as HTMLInputElement).value).toBe('gate four at noon');
});

it('says what a file brought, and that changes wait for a decision', async () => {
  const { list, type } = await open('Open hand-over file…');
  await type('Passphrase', 'gate four at noon');
  await click('Choose file…');
  await screen.findByText('Hand-over file opened');
  expect(screen.getByText(/^From Dana, saved May 16, 2026/)).toBeTruthy();
  expect(screen.getByText('1,240 records of prepared events added. 2 were already here or older.')).toBeTruthy();
  expect(screen.getByText('1 change added to the outbox.')).toBeTruthy();
  expect(screen.getByText('0 notes added or updated.')).toBeTruthy();
  expect(screen.getByText(/^These changes stay in the outbox/)).toBeTruthy();
  expect(list).toHaveBeenCalled();
});

it('says that the passphrase is wrong, or of which server a file is', async () => {
  const { opened, dialog, type } = await open('Open hand-over file…');
  opened.mockResolvedValueOnce(fail('invalid', 'handover-passphrase'));
  await type('Passphrase', 'gate five at noon');
  await click('Choose file…');
  await dialog.findByText('Wrong passphrase');
  const about = { context: 'server', server: 'https://two.example.com' };
  opened.mockResolvedValueOnce(fail('invalid', 'handover-file', { about }));
  await click('Choose file…');
  await dialog.findByText(/It's from another server: https:\/\/two\.example\.com\. Sign in to that server/);
});
