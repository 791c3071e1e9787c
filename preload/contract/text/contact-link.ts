/**
 * Addresses that reach a person: `mailto:` and `tel:` in one strict form each, so that a record's text can never carry
 * more than the address itself (no subject, body, attachment, extension or service code).
 */
import { toPlainSigns } from './fold';

const longest = 254;
const mailbox = /^[A-Za-z0-9_][A-Za-z0-9._+-]{0,63}$/;
const domain = /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$/;
/** Fewer digits are codes of the network's own, some of which change a phone's settings. */
const phone = /^\+?\d{5,15}$/;

const isMail = (address: string): boolean => {
  const at = address.indexOf('@');
  return (
    at > 0 && address.length <= longest && mailbox.test(address.slice(0, at)) && domain.test(address.slice(at + 1))
  );
};

/** The `mailto:` address of an email; undefined for one that is not plain enough to hand to another program. */
export const mailLink = (email: string): string | undefined =>
  isMail(email.trim()) ? `mailto:${email.trim()}` : undefined;

/**
 * The `tel:` address of a phone number as people write it, with the country's dialing code (`+1`) before it where that
 * is known and the number does not carry one. A code replaces the national number's leading zero, except in Italy.
 */
export const phoneLink = (number: string, dialCode = ''): string | undefined => {
  const written = toPlainSigns(number).trim();
  if (!/^\+?[\d\s().\-/]+$/.test(written)) return undefined;
  const digits = written.replace(/[^\d+]/g, '');
  const plainCode = toPlainSigns(dialCode).trim();
  const code = /^\+?\d{1,4}$/.test(plainCode) ? plainCode.replace(/^\+?/, '+') : '';
  const fullNumber =
    digits.startsWith('+') || code === '' ? digits : code + (code === '+39' ? digits : digits.replace(/^0+/, ''));
  return phone.test(fullNumber) ? `tel:${fullNumber}` : undefined;
};

/** Whether a text is an address as the two functions above write it, and nothing more. */
export const isContactLink = (address: string): boolean => {
  if (address.startsWith('mailto:')) return isMail(address.slice('mailto:'.length));
  return address.startsWith('tel:') && phone.test(address.slice('tel:'.length));
};
