/** The phone numbers and email address of a contact, with links. */
import { mailLink, phoneLink } from '@contract/text/contact-link';
import type { Values } from '../../kit/area/field';
import { toPlainText, toTrimmedText } from '../../kit/format/plain-text';

export interface ContactLink {
  readonly key: 'phone' | 'altPhone' | 'email';
  /** The visible text: "+1 4055550112". */
  readonly label: string;
  /** What the person's own program is handed; undefined where the text is no toPlainText address or number. */
  readonly address: string | undefined;
}

const phoneLinks = (contact: Values, key: 'phone' | 'altPhone'): readonly ContactLink[] => {
  const number = toPlainText(contact[key]).trim();
  const code = toTrimmedText(contact.countryCode);
  if (number === '') return [];
  const label = code === '' || number.startsWith('+') ? number : `${code} ${number}`;
  return [{ key, label, address: phoneLink(number, code) }];
};

export const contactLinks = (contact: Values): readonly ContactLink[] => {
  const email = toTrimmedText(contact.email);
  return [
    ...phoneLinks(contact, 'phone'),
    ...phoneLinks(contact, 'altPhone'),
    ...(email === '' ? [] : [{ key: 'email', label: email, address: mailLink(email) } as const]),
  ];
};
