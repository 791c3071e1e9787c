/** Changes to mails, on the service or locally. */
import type { Email } from '@contract/samples/entities/email';
import { callEndpoint } from '../../../kit/bridge/call-endpoint';
import { refreshAreas } from '../../../kit/bridge/use-call';
import { notify } from '../../../kit/feedback/notify';
import { notifyFailure } from '../../../kit/feedback/notify-failure';
import { text } from '../../../kit/format/text';
import { changeLocalMails, isLocal, toggleLocalLabel } from './local-mails';
import type { Label, MailFolder } from './mail-location';

interface Change {
  readonly folder?: MailFolder;
  readonly isRead?: boolean;
  readonly isStarred?: boolean;
}

type Named = Pick<Email, 'id'>;

const parted = (mails: readonly Named[]) => ({
  here: mails.filter(isLocal).map(({ id }) => id),
  there: mails.filter((mail) => !isLocal(mail)).map(({ id }) => id),
});

/** Notifies the user of a failure; returns whether it succeeded. */
export const changeMails = async (mails: readonly Named[], change: Change): Promise<boolean> => {
  const { here, there } = parted(mails);
  changeLocalMails(here, change);
  if (there.length === 0) return true;
  const result = await callEndpoint('email.update', { emailIds: there, dataToUpdate: change });
  void refreshAreas(['email']);
  return notifyFailure(result);
};

/** Adds the label to all, or removes it if all have it. The service toggles, so it gets only the mails to change. */
export const labelMails = async (mails: readonly Email[], label: Label): Promise<void> => {
  const without = mails.filter(({ labels }) => !labels.includes(label));
  const { here, there } = parted(without.length > 0 ? without : mails);
  toggleLocalLabel(here, label);
  if (there.length === 0) return;
  const result = await callEndpoint('email.label', { emailIds: there, label });
  void refreshAreas(['email']);
  notifyFailure(result);
};

/** Moves mails back to their folders. */
const putBack = async (mails: readonly Email[]): Promise<void> => {
  for (const folder of new Set(mails.map((mail) => mail.folder)))
    await changeMails(
      mails.filter((mail) => mail.folder === folder),
      { folder },
    );
};

/** Moves mails and offers undo. */
export const moveMails = async (mails: readonly Email[], folder: MailFolder): Promise<boolean> => {
  const moved = mails.filter((mail) => mail.folder !== folder);
  if (moved.length === 0 || !(await changeMails(moved, { folder }))) return false;
  notify({
    id: 'email-moved',
    intent: 'success',
    title: text('email:moved', { count: moved.length, folder: text(`email:folders.${folder}`) }),
    ...(moved.length === 1 && moved[0] ? { body: moved[0].subject } : {}),
    actions: [{ label: text('email:undo'), run: () => void putBack(moved) }],
  });
  return true;
};

/** People in one line. */
export const formatNames = (people: readonly { readonly name: string; readonly email: string }[]): string =>
  people.map(({ name, email }) => name || email).join(', ');

export const formatSubject = (subject: string): string => subject.trim() || text('email:noSubject');
