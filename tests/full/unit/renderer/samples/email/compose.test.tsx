/** The window in which a mail is written: nothing of it is lost, and it says why it does not send. */
import { ok } from '@contract/failure';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { useNotices } from '../../../../../../renderer/kit/feedback/notify';
import { resetStores } from '../../../../../../renderer/kit/stores/resettable-store';
import {
  changeDraft,
  closeAndSave,
  sendMail,
  startDraft,
  useCompose,
} from '../../../../../../renderer/samples/email/compose/compose-store';
import { ComposeWindow } from '../../../../../../renderer/samples/email/compose/compose-window';
import { emptyDraft } from '../../../../../../renderer/samples/email/compose/draft';
import { useLocalMails } from '../../../../../../renderer/samples/email/data/local-mails';
import { openKit, setBridge } from '../../../../../unit/renderer/kit/kit-page';

const me = { name: 'Casey', email: 'casey@example.com' };
const lee = { name: 'Lee', email: 'lee@example.com' };
const folders = () => useLocalMails.getState().mails.map(({ folder, subject }) => `${folder}: ${subject}`);

beforeEach(() => {
  resetStores();
  setBridge(() => ok({ rows: [] }));
});

const written = () => {
  startDraft(emptyDraft, me);
  changeDraft({ to: [lee], subject: 'Minutes' });
};

test('a mail whose sending was undone is kept when its window is closed', () => {
  written();
  sendMail(me, () => undefined);
  expect(folders()).toEqual(['sent: Minutes']);
  useNotices
    .getState()
    .notices.find(({ id }) => id === 'email-sent')
    ?.actions?.[0]?.run();
  expect(folders()).toEqual([]);
  expect(useCompose.getState().draft?.subject).toBe('Minutes');
  expect(closeAndSave(me)).toBe(true);
  expect(folders()).toEqual(['draft: Minutes']);
});

test('a reset removes sent mails and drafts', () => {
  written();
  sendMail(me, () => undefined);
  written();
  resetStores();
  expect([folders(), useCompose.getState().draft]).toEqual([[], undefined]);
});

test('the message that prevents sending is visible, also after the window was minimized', async () => {
  startDraft({ ...emptyDraft, to: [lee], subject: 'Minutes' }, me);
  openKit([{ path: '/', element: <ComposeWindow me={me} /> }], '/');
  await userEvent.click(screen.getByRole('button', { name: /^Add recipients in copy/ }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Cc' }), 'zzz');
  await userEvent.click(screen.getByRole('button', { name: 'Minimize' }));
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('button', { name: 'Minimize' }));
  act(() => screen.getByRole('button', { name: 'Restore' }).focus());
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy());
  expect(folders()).toEqual([]);
});
