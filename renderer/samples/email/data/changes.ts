/** What is done to mails: on the service and, where they are kept here, here. */
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

/** Tells of a failure by itself; returns whether it went well. Changes follow each other and are never merged into one. */
export const changeMails = async (mails: readonly Named[], change: Change): Promise<boolean> => {
  const { here, there } = parted(mails);
  changeLocalMails(here, change);
  if (there.length === 0) return true;
  const result = await callEndpoint('email.update', { emailIds: there, dataToUpdate: change });
  void refreshAreas(['email']);
  return notifyFailure(result);
};

/** The service toggles: it is only told of the mails that need it. Puts the label on all, or takes it off where all have it. */
export const labelMails = async (mails: readonly Email[], label: Label): Promise<void> => {
  const without = mails.filter(({ labels }) => !labels.includes(label));
  const { here, there } = parted(without.length > 0 ? without : mails);
  toggleLocalLabel(here, label);
  if (there.length === 0) return;
  const result = await callEndpoint('email.label', { emailIds: there, label });
  void refreshAreas(['email']);
  notifyFailure(result);
};

/** Puts mails back where each of them was. */
const putBack = async (mails: readonly Email[]): Promise<void> => {
  for (const folder of new Set(mails.map((mail) => mail.folder)))
    await changeMails(
      mails.filter((mail) => mail.folder === folder),
      { folder },
    );
};

/** Moves mails, and offers to undo it. */
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

/** How a list of people is said in one line. */
export const formatNames = (people: readonly { readonly name: string; readonly email: string }[]): string =>
  people.map(({ name, email }) => name || email).join(', ');

export const formatSubject = (subject: string): string => subject.trim() || text('email:noSubject');
