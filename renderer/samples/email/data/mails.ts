/** What a folder, a label or a search shows: the service's mails, and those kept here, newest first. */
import { fail } from '@contract/failure';
import type { Email } from '@contract/samples/entities/email';
import { useMemo } from 'react';
import { type Call, useCall } from '../../../kit/bridge/use-call';
import { type LocalMail, useLocalMails } from './local-mails';
import { labeledFolders, type MailView } from './mail-location';

interface Filter {
  readonly place: MailView;
  readonly q: string;
  readonly unread: boolean;
}

const foldersOf = ({ kind, name }: MailView) => (kind === 'label' ? labeledFolders : ([name] as const));

const isIn = (place: MailView, mail: Email): boolean => {
  if (place.kind === 'label')
    return labeledFolders.some((one) => one === mail.folder) && mail.labels.includes(place.name);
  return place.name === 'starred' ? mail.isStarred && mail.folder !== 'trash' : mail.folder === place.name;
};

/** The service looks for a part of the sender's name or of the subject, in any case; so is looked here. */
const has = ({ from, subject }: Email, q: string): boolean =>
  [from.name, subject].some((words) => words.toLowerCase().includes(q.trim().toLowerCase()));

/** Mails of several answers as one list. */
export const mergeMails = (
  lists: readonly (readonly Email[])[],
  kept: readonly LocalMail[],
  { place, q, unread }: Filter,
): readonly Email[] =>
  [...lists.flat(), ...kept.filter((mail) => isIn(place, mail) && has(mail, q))]
    .filter(({ isRead }) => !unread || !isRead)
    .sort((one, other) => Date.parse(other.time) - Date.parse(one.time) || one.id - other.id);

/** The mails to show. A label gathers those of three folders: received, sent and begun. */
export const useMails = (filter: Filter): Call<readonly Email[]> => {
  const { place, q, unread } = filter;
  const [first, second, third] = foldersOf(place);
  const label = place.kind === 'label' ? { label: place.name } : {};
  const given = { ...label, ...(q.trim() === '' ? {} : { q: q.trim() }) };
  const calls = [
    useCall('email.list', { ...given, folder: first }, { keepPrevious: true }),
    useCall('email.list', { ...given, folder: second ?? first }, { keepPrevious: true, enabled: second !== undefined }),
    useCall('email.list', { ...given, folder: third ?? first }, { keepPrevious: true, enabled: third !== undefined }),
  ].slice(0, foldersOf(place).length);
  const kept = useLocalMails((state) => state.mails);
  const values = calls.map(({ value }) => value?.emails);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answers, one by one
  const value = useMemo(() => {
    const lists = values.flatMap((list) => (list ? [list] : []));
    return lists.length < values.length ? undefined : mergeMails(lists, kept, { place, q, unread });
  }, [...values, kept, place.name, q, unread]);
  const [one] = calls;
  if (!one) throw new Error('A place has at least one folder.');
  const failed = calls.find(({ failure }) => failure);
  return {
    ...one,
    value,
    failure: failed?.failure,
    state: failed ? 'rejected' : value ? 'fulfilled' : 'pending',
    busy: calls.some(({ busy }) => busy),
    stale: calls.some(({ stale }) => stale),
    refresh: () => {
      for (const { refresh } of calls) refresh();
    },
  };
};

/** One mail: of the service, or kept here. Whether there are mails beside it, only the service knows. */
export const useMail = (
  id: string,
): Call<Email & { readonly hasNextMail?: boolean; readonly hasPreviousMail?: boolean }> => {
  const kept = useLocalMails((state) => state.mails.find((mail) => String(mail.id) === id));
  const call = useCall('email.detail', { id }, { enabled: !id.startsWith('-') });
  if (kept) return { ...call, value: kept, failure: undefined, state: 'fulfilled' };
  // Written here before the app was started anew: it is gone.
  return id.startsWith('-') ? { ...call, ...fail('rejected', 'not-found'), state: 'rejected' } : call;
};
