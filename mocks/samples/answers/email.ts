/** The sample mailbox. Unknown mails and steps past either end are 404 without a body (specification, section 8). */
import type { Email, EmailList, EmailPlace } from '@contract/samples/entities/email';
import { Did } from '../../answers/context';
import { missing } from '../../answers/refusal';
import { dataOf } from '../data';
import { filterByWords } from '../listing';
import type { SampleAnswersOf } from './context';

const newestFirst = (mails: readonly Email[]): readonly Email[] =>
  mails.toSorted((one, other) => other.time.localeCompare(one.time) || one.id - other.id);

const isIn = (folder: Email['folder'] | 'starred', mail: Email): boolean =>
  folder === 'starred' ? mail.isStarred && mail.folder !== 'trash' : mail.folder === folder;

/** The count of a folder: all drafts, or the unread mails of other folders. */
const waiting = (mails: readonly Email[]): EmailList['emailsMeta'] => ({
  inbox: mails.filter(({ folder, isRead }) => folder === 'inbox' && !isRead).length,
  draft: mails.filter(({ folder }) => folder === 'draft').length,
  spam: mails.filter(({ folder, isRead }) => folder === 'spam' && !isRead).length,
});

/** A mail with its neighbors in its own folder, in the order of the list. */
const placed = (mails: readonly Email[], id: unknown, step: -1 | 0 | 1): EmailPlace | undefined => {
  const mail = mails.find((each) => String(each.id) === String(id));
  if (!mail) return undefined;
  const beside = newestFirst(mails.filter(({ folder }) => folder === mail.folder));
  const at = beside.indexOf(mail) + step;
  const found = beside[at];
  return found && { ...found, hasPreviousMail: at > 0, hasNextMail: at < beside.length - 1 };
};

export const email = {
  list: ({ q, folder, label }, context) => {
    const mails = dataOf(context).emails.all();
    const chosen = mails.filter((mail) => isIn(folder, mail) && (label === undefined || mail.labels.includes(label)));
    const found = filterByWords(chosen, q, ({ from, subject }) => [from.name, subject]);
    return { emails: newestFirst(found), emailsMeta: waiting(mails) };
  },
  update: ({ emailIds, dataToUpdate }, context) => {
    const { emails } = dataOf(context);
    const changed = emailIds.filter((id) => emails.update(id, dataToUpdate) !== undefined);
    return changed.length === 0 ? missing('mail') : new Did('');
  },
  label: ({ emailIds, label }, context) => {
    const { emails } = dataOf(context);
    const found = emailIds.flatMap((id) => emails.get(id) ?? []);
    for (const { id, labels } of found)
      emails.update(id, {
        labels: labels.includes(label) ? labels.filter((each) => each !== label) : [...labels, label],
      });
    return found.length === 0 ? missing('mail') : new Did('');
  },
  detail: ({ id }, context) => placed(dataOf(context).emails.all(), id, 0) ?? missing('mail'),
  paginate: ({ dir, emailId }, context) =>
    placed(dataOf(context).emails.all(), emailId, dir === 'previous' ? -1 : 1) ?? missing('mail'),
} satisfies SampleAnswersOf<'email'>;
