/**
 * Mails written here. The sample API has no call that sends or keeps one, so they last until the app is closed, and never
 * pass from one person to another.
 */
import type { Email } from '@contract/samples/entities/email';
import { createResettableStore } from '../../../kit/stores/resettable-store';
import type { Label } from './mail-location';

/** Local mails have negative ids; the service's are positive. */
export interface LocalMail extends Email {
  /** The mail that it replies to. */
  readonly answers?: number | undefined;
}

export const useLocalMails = createResettableStore<{ readonly mails: readonly LocalMail[] }>(() => ({ mails: [] }));

export const isLocal = ({ id }: { readonly id: number }): boolean => id < 0;

let last = 0;

/** Adds a mail and returns it with its id. */
export const addLocalMail = (mail: Omit<LocalMail, 'id'>): LocalMail => {
  last -= 1;
  const localMail = { ...mail, id: last };
  useLocalMails.setState(({ mails }) => ({ mails: [localMail, ...mails] }));
  return localMail;
};

export const changeLocalMails = (ids: readonly number[], change: Partial<LocalMail>): void =>
  useLocalMails.setState(({ mails }) => ({
    mails: mails.map((mail) => (ids.includes(mail.id) ? { ...mail, ...change } : mail)),
  }));

export const toggleLocalLabel = (ids: readonly number[], label: Label): void =>
  useLocalMails.setState(({ mails }) => ({
    mails: mails.map((mail) => {
      if (!ids.includes(mail.id)) return mail;
      const has = mail.labels.includes(label);
      return { ...mail, labels: has ? mail.labels.filter((one) => one !== label) : [...mail.labels, label] };
    }),
  }));

export const removeLocalMails = (ids: readonly number[]): void =>
  useLocalMails.setState(({ mails }) => ({ mails: mails.filter(({ id }) => !ids.includes(id)) }));
