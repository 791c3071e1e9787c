/** The ways to reach a contact, as far as the record has them. */
import { mailLink, phoneLink } from '@contract/text/contact-link';
import type { Values } from '../../kit/area/field';
import { toPlainText } from '../../kit/format/plain-text';

export interface ContactLink {
  readonly key: 'phone' | 'altPhone' | 'email';
  /** As a person reads it: "+1 4055550112". */
  readonly words: string;
  /** What the person's own program is handed; undefined where the text is no toPlainText address or number. */
  readonly address: string | undefined;
}

const phoneLinks = (contact: Values, key: 'phone' | 'altPhone'): readonly ContactLink[] => {
  const number = toPlainText(contact[key]).trim();
  const code = toPlainText(contact.countryCode).trim();
  if (number === '') return [];
  const words = code === '' || number.startsWith('+') ? number : `${code} ${number}`;
  return [{ key, words, address: phoneLink(number, code) }];
};

export const contactLinks = (contact: Values): readonly ContactLink[] => {
  const email = toPlainText(contact.email).trim();
  return [
    ...phoneLinks(contact, 'phone'),
    ...phoneLinks(contact, 'altPhone'),
    ...(email === '' ? [] : [{ key: 'email', words: email, address: mailLink(email) } as const]),
  ];
};
