/** How to reach a person, from whichever record names it. */
import { phoneLink } from '@contract/text/contact-link';
import { toTrimmedText } from '../kit/format/plain-text';

export interface Contact {
  /** As written, with the country's dialing code where it is sent separately. */
  readonly phone: string;
  readonly email: string;
}

interface ContactRecord {
  readonly phone?: unknown;
  readonly email?: unknown;
  readonly countryCode?: unknown;
}

const dialCode = /^\+\d{1,4}$/;

const phoneOf = ({ phone, countryCode }: ContactRecord): string => {
  const number = toTrimmedText(phone);
  const code = toTrimmedText(countryCode);
  // Only a code that makes a callable number is added; "US" is none.
  const isNational = number !== '' && !number.startsWith('+') && dialCode.test(code);
  const called = isNational ? phoneLink(number, code) : undefined;
  return called ? called.slice('tel:'.length) : number;
};

/** The first phone number and the first email that any of the records has. */
export const contactOf = (...records: readonly (ContactRecord | undefined)[]): Contact => {
  const known = records.filter((record) => record !== undefined);
  return {
    phone: known.map(phoneOf).find((phone) => phone !== '') ?? '',
    email: known.map(({ email }) => toTrimmedText(email)).find((email) => email !== '') ?? '',
  };
};
