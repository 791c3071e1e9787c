/** The mailbox's owner and contacts: senders and recipients of its mails, and the sample users. */

import type { Email } from '@contract/samples/entities/email';
import { mailLink } from '@contract/text/contact-link';
import { fold } from '@contract/text/fold';
import { useMemo } from 'react';
import { useCall } from '../../../kit/bridge/use-call';

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly avatar?: string;
}

/** The mailbox's owner: the sender of its sent mails. */
export const useMe = (): Person => {
  const sent = useCall('email.list', { folder: 'sent' });
  return sent.value?.emails[0]?.from ?? { name: '', email: '' };
};

const isAddress = (email: string): boolean => mailLink(email) !== undefined;
const key = (email: string): string => email.trim().toLowerCase();

/** Each person once, by address, with the first name found. */
export const mergeContacts = (people: readonly Person[], me: Person): readonly Person[] => {
  const byAddress = new Map<string, Person>();
  for (const person of people) {
    const before = byAddress.get(key(person.email));
    if (person.email !== '' && (!before || before.name === '')) byAddress.set(key(person.email), person);
  }
  byAddress.delete(key(me.email));
  return [...byAddress.values()].sort((one, other) => one.name.localeCompare(other.name));
};

const peopleOf = (mails: readonly Email[]): readonly Person[] => mails.flatMap(({ from, to }) => [from, ...to]);

export const useContacts = (me: Person): readonly Person[] => {
  const inbox = useCall('email.list', { folder: 'inbox' });
  const sent = useCall('email.list', { folder: 'sent' });
  const users = useCall('user.all', {});
  return useMemo(
    () =>
      mergeContacts(
        [
          ...peopleOf([...(inbox.value?.emails ?? []), ...(sent.value?.emails ?? [])]),
          ...(users.value?.rows ?? []).map(({ fullName, email, avatar }) => ({
            name: fullName,
            email,
            ...(avatar ? { avatar } : {}),
          })),
        ],
        me,
      ),
    [inbox.value, sent.value, users.value, me],
  );
};

/** The best matching contacts that are not recipients yet. */
export const suggestContacts = (
  contacts: readonly Person[],
  query: string,
  recipients: readonly Person[],
  max = 6,
): readonly Person[] => {
  const text = fold(query).trim();
  const free = contacts.filter(({ email }) => !recipients.some((one) => key(one.email) === key(email)));
  const starts = (person: Person) =>
    fold(`${person.name} ${person.email}`)
      .split(/[\s.@]+/)
      .some((word) => word.startsWith(text));
  const has = ({ name, email }: Person) => fold(`${name} ${email}`).includes(text);
  return [...free.filter(starts), ...free.filter((person) => !starts(person) && has(person))].slice(0, max);
};

/** `Dana Reed <dana@example.com>` or the address alone, as typed or pasted; several separated by commas, semicolons or lines. */
export const parsePeople = (query: string, contacts: readonly Person[]): readonly Person[] =>
  query
    .split(/[,;\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [, name = '', email = ''] = /^(.*?)\s*<([^<>]+)>$/.exec(part) ?? ['', '', part];
      const contact = contacts.find((one) => key(one.email) === key(email));
      return contact ?? { name: name.replace(/^"|"$/g, ''), email: email.trim() };
    });

export const hasValidAddress = ({ email }: Person): boolean => isAddress(email);
/** By address. */
export const isSamePerson = (one: Person, other: Person): boolean => key(one.email) === key(other.email);
