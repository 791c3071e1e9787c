/** What a scanned or typed text may stand for. */
import { fold } from '@contract/text/fold';

/** Letters and digits only, folded: TK-55231-2 and tk552312 are alike. */
export const squeeze = (text: unknown): string =>
  typeof text === 'string' || typeof text === 'number' ? fold(String(text)).replaceAll(/[^\p{L}\p{N}]/gu, '') : '';

export const plain = (text: unknown): string =>
  typeof text === 'string' || typeof text === 'number' ? fold(String(text).trim()) : '';

/** A car number without the sign that people write in front of it. */
export const carNumber = (text: unknown): string => squeeze(plain(text).replace(/^(#|no\.?\s|nr\.?\s|car\s)\s*/u, ''));

const minPhoneDigits = 7;
/** So many last digits identify a number without its country code. */
const significantDigits = 10;

/** The last digits of a phone number in any spelling; undefined if the text does not look like one. */
export const phoneKey = (text: unknown): string | undefined => {
  const written = typeof text === 'number' ? String(text) : text;
  if (typeof written !== 'string' || !/^\+?[\d\s().\-/]+$/.test(written.trim())) return undefined;
  const digits = written.replaceAll(/\D/g, '').replace(/^0+/, '');
  return digits.length < minPhoneDigits ? undefined : digits.slice(-significantDigits);
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: scanners may send them around a code
const controls = /[\u0000-\u001f\u007f]/g;

/** The parts of an address in a QR code: its last segments and its parameters. */
const addressParts = (text: string): readonly string[] => {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text) || !URL.canParse(text)) return [];
  const { pathname, searchParams, hash } = new URL(text);
  const segments = pathname.split('/').filter((segment) => segment !== '');
  return [...searchParams.values(), ...segments.reverse(), hash.slice(1)].map((part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });
};

/** The texts to look up, the most likely first; none for an empty code. */
export const codeCandidates = (code: string): readonly string[] => {
  const text = code.replaceAll(controls, ' ').trim();
  const texts = [text, ...addressParts(text).map((part) => part.trim())].filter((one) => one !== '');
  return [...new Set(texts)].slice(0, 8);
};
