/** The mails of a folder, a label or a search: the service's and the local ones, newest first. */

import { fail } from '@contract/failure';
import type { Email } from '@contract/samples/entities/email';
import { fold } from '@contract/text/fold';
import { useMemo } from 'react';
import { type Call, useCall } from '../../../kit/bridge/use-call';
import { type LocalMail, useLocalMails } from './local-mails';
import { labeledFolders, type MailView } from './mail-location';

interface Filter {
  readonly view: MailView;
  readonly q: string;
  readonly unread: boolean;
}

const foldersOf = ({ kind, name }: MailView) => (kind === 'label' ? labeledFolders : ([name] as const));

const isIn = (view: MailView, mail: Email): boolean => {
  if (view.kind === 'label')
    return labeledFolders.some((one) => one === mail.folder) && mail.labels.includes(view.name);
  return view.name === 'starred' ? mail.isStarred && mail.folder !== 'trash' : mail.folder === view.name;
};

/** Searches like the service: part of the sender's name or the subject, ignoring case. */
const has = ({ from, subject }: Email, q: string): boolean =>
  [from.name, subject].some((text) => fold(text).includes(fold(q).trim()));

/** Merges the mails of several answers. */
export const mergeMails = (
  lists: readonly (readonly Email[])[],
  localMails: readonly LocalMail[],
  { view, q, unread }: Filter,
): readonly Email[] =>
  [...lists.flat(), ...localMails.filter((mail) => isIn(view, mail) && has(mail, q))]
    .filter(({ isRead }) => !unread || !isRead)
    .sort((one, other) => Date.parse(other.time) - Date.parse(one.time) || one.id - other.id);

/** The mails to show. A label collects those of three folders. */
export const useMails = (filter: Filter): Call<readonly Email[]> => {
  const { view, q, unread } = filter;
  const [first, second, third] = foldersOf(view);
  const label = view.kind === 'label' ? { label: view.name } : {};
  const query = { ...label, ...(q.trim() === '' ? {} : { q: q.trim() }) };
  const calls = [
    useCall('email.list', { ...query, folder: first }, { keepPrevious: true }),
    useCall('email.list', { ...query, folder: second ?? first }, { keepPrevious: true, enabled: second !== undefined }),
    useCall('email.list', { ...query, folder: third ?? first }, { keepPrevious: true, enabled: third !== undefined }),
  ].slice(0, foldersOf(view).length);
  const localMails = useLocalMails((state) => state.mails);
  const values = calls.map(({ value }) => value?.emails);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answers are the dependencies
  const value = useMemo(() => {
    const lists = values.flatMap((list) => (list ? [list] : []));
    return lists.length < values.length ? undefined : mergeMails(lists, localMails, { view, q, unread });
  }, [...values, localMails, view.name, q, unread]);
  const [one] = calls;
  if (!one) throw new Error('A view has at least one folder.');
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

/** One mail of the service or a local one. Only the service knows its neighbors. */
export const useMail = (
  id: string,
): Call<Email & { readonly hasNextMail?: boolean; readonly hasPreviousMail?: boolean }> => {
  const localMails = useLocalMails((state) => state.mails.find((mail) => String(mail.id) === id));
  const call = useCall('email.detail', { id }, { enabled: !id.startsWith('-') });
  if (localMails) return { ...call, value: localMails, failure: undefined, state: 'fulfilled' };
  // A local mail from before the app restarted.
  return id.startsWith('-') ? { ...call, ...fail('rejected', 'not-found'), state: 'rejected' } : call;
};
