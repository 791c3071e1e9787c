/** Removes secrets, mail addresses, phone numbers, and the user's folder and name from log lines. */
import { homedir, userInfo } from 'node:os';
import { win32 } from 'node:path';
import { formatWithOptions } from 'node:util';
import { decodings } from './encoded-text';

const unaccented = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '');

const escapePattern = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Windows' short name of a folder with a long one: `JOHNDO~1`. */
const shortName = (name: string): string => {
  const letters = unaccented(name).replaceAll(/[^a-z0-9]/gi, '');
  return letters.length > 3 ? `${letters.slice(0, 6)}~\\d` : '';
};

/** Account names that identify nobody. */
const common = /^(root|user|admin|administrator|nobody|runner)$/i;

/** Matches names in paths, in JSON and in addresses, in any letter case. A name like `a` would blank out ordinary letters. */
const namePattern = (names: readonly string[]): RegExp | undefined => {
  const own = names.filter((name) => name.length > 2 && !common.test(name));
  const forms = own.flatMap((name) => {
    const spellings = [name, name.normalize('NFC'), name.normalize('NFD'), unaccented(name)];
    return [...spellings, ...spellings.map((spelling) => encodeURIComponent(spelling.toWellFormed()))];
  });
  const patterns = [...forms.map(escapePattern), ...own.map(shortName)].filter((pattern) => pattern !== '');
  if (patterns.length === 0) return undefined;
  // Longest first, so that a short name does not split a longer one.
  const sorted = [...new Set(patterns)].toSorted((one, other) => other.length - one.length);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${sorted.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
};

/** A name and each of its words: a folder may have only the last one. */
const withWords = (name: string): readonly string[] => [name, ...name.split(/[^\p{L}\p{N}\p{M}]+/u)];

export const hidden = '[hidden]';

/** Names of fields whose values are secrets, in any spelling. */
const secretName =
  /^(.*(password|passwd|secret|token|authorization|cookie|jwt|bearer|credential|api[-_]?key).*|otp|pin)$/i;

/** Longer entries are cut. */
const maxLength = 8_000;
const maxDepth = 6;
const maxItems = 200;

/**
 * Each pattern starts at a word boundary, so that a long word is matched once and not from every letter.
 * Values of secret fields inside text: JSON, query strings, headers and `name: value` lines.
 */
const secretInText =
  /((?<![\w-])[\w-]*(?:password|passwd|secret|token|authorization|cookie|jwt|credential|api[-_]?key)[\w-]*\\*["']?\s*[:=]\s*)(\\+["'][^"']*["']?|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|(?:Bearer|Basic)\s+[^\s,;]+|[^\s,;&}]+)/gi;
const bearer = /\b(Bearer|Basic)\s+[A-Za-z0-9._~+/=-]{4,}/gi;
/** A user name and a password in an address. */
const userInAddress = /\b([a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@]+@/gi;
const jwt = /\beyJ[A-Za-z0-9_-]{4,}(?:\.[A-Za-z0-9_-]*){1,4}/g;
const mail = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+(@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu;

/** Phone numbers with a plus or in groups of digits. A plain number may be an id, a size or a time. */
const phone =
  /(?<![\w.:+-])(?:\+\d(?:[\s().-]{0,2}\d){6,14}|\(?\d{2,4}\)?[\s-]\d{3,4}[\s.-]\d{3,4}(?:[\s.-]\d{2,4})?|\d{3}\.\d{3}\.\d{4})(?![\w.:-]*\d)/g;

const accountName = (): string => {
  try {
    return userInfo().username;
  } catch {
    return ''; // an account without an entry
  }
};

/** Characters that could end a line, color it or change its direction; they are escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const unprintable = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const escapeCharacter = (character: string): string =>
  character === '\n' ? '\\n' : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

const secretPattern = (secrets: ReadonlySet<string>): RegExp | undefined =>
  secrets.size === 0 ? undefined : new RegExp([...secrets].map(escapePattern).join('|'), 'giu');

/** What may be one encoded text. */
const word = /[^\s"'<>()[\]{},;]{6,}/g;
/** The same with brackets in it, as phone numbers have them: `(555)%20010-9912`. */
const bracketed = /[^\s"'<>()[\]{},;]{0,200}[()][^\s"'<>[\]{},;]{5,200}/g;

const print = (...values: readonly unknown[]): string =>
  formatWithOptions(
    { depth: maxDepth + 2, breakLength: Number.POSITIVE_INFINITY, compact: true, maxArrayLength: null },
    ...values,
  );

/** A copy to print, with the values of secret fields hidden; survives cycles, getters that throw and other oddities. */
const copy = (value: unknown, depth: number, seen: ReadonlySet<object>): unknown => {
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? '[function]' : value;
  if (seen.has(value)) return '[again]';
  if (depth >= maxDepth) return '[deeper]';
  const within = new Set(seen).add(value);
  if (value instanceof Error) return copyError(value, depth, within);
  if (value instanceof Date) return value;
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return `[${value.byteLength} bytes]`;
  if (value instanceof Map) return copyEntries([...value.entries()], depth, within);
  if (value instanceof Set || Array.isArray(value)) return copyItems([...value], depth, within);
  return copyEntries(
    Object.keys(value).map((key) => [key, read(value, key)]),
    depth,
    within,
  );
};

const read = (from: object, key: string): unknown => {
  try {
    return Reflect.get(from, key);
  } catch {
    return '[unreadable]';
  }
};

const copyItems = (items: readonly unknown[], depth: number, seen: ReadonlySet<object>): unknown => {
  const first = items.slice(0, maxItems).map((item) => copy(item, depth + 1, seen));
  return items.length > maxItems ? [...first, `[${items.length - maxItems} more]`] : first;
};

const copyEntries = (entries: readonly (readonly unknown[])[], depth: number, seen: ReadonlySet<object>): unknown => {
  const first = entries.slice(0, maxItems).map(([key, item]) => {
    const name = typeof key === 'string' ? key : `[${typeof key}]`;
    return [name, secretName.test(name) ? hidden : copy(item, depth + 1, seen)] as const;
  });
  const rest = entries.length - maxItems;
  return Object.fromEntries(rest > 0 ? [...first, ['[more]', rest]] : first);
};

/** Errors of HTTP libraries contain the complete request, so only name, message, code and stack are copied. */
const copyError = (error: Error, depth: number, seen: ReadonlySet<object>): string => {
  const [code, inner] = [read(error, 'code'), read(error, 'cause')];
  const cause = inner === undefined ? '' : ` caused by ${print(copy(inner, depth + 1, seen))}`;
  return `${error.stack ?? `${error.name}: ${error.message}`}${typeof code === 'string' ? ` (${code})` : ''}${cause}`;
};

export interface Redactor {
  /** Hides this text from now on, for example a new token. */
  hide(secret: string): void;
  /** Forgets what it hides. */
  forget(): void;
  /** One line of text from anything, with secrets hidden. Never throws. */
  line(...values: readonly unknown[]): string;
  /**
   * A text of many lines for somebody else, with secrets and these people hidden also where they are encoded. Slower
   * than `line`.
   */
  text(value: string, people: readonly string[]): string;
}

/** `home` is the user's home folder, which contains their name; `inUse` is called for each line and returns the secrets in use. */
export const createRedactor = (home: string = homedir(), inUse: () => readonly string[] = () => []): Redactor => {
  const secrets = new Set<string>();
  const last = win32.basename(home); // accepts both separators
  const own = home === homedir() ? [last, accountName()] : [last];
  const person = namePattern(own);
  const homes = [home, home.replaceAll('\\', '\\\\'), home.replaceAll('\\', '/'), encodeURI(home.toWellFormed())];
  const cut = (value: string): string =>
    value.length > maxLength ? `${value.slice(0, maxLength)}… (${value.length} characters)` : value;
  const hideSecrets = (value: string): string => {
    let result = value;
    for (const secret of secrets) result = result.replaceAll(secret, hidden);
    return result;
  };
  const clean = (value: string, names = person): string => {
    let result = value;
    if (home.length > 1) for (const form of homes) result = result.replaceAll(form, '~');
    result = result
      .replace(secretInText, `$1${hidden}`)
      .replace(bearer, `$1 ${hidden}`)
      .replace(jwt, hidden)
      .replace(userInAddress, `$1${hidden}@`)
      .replace(mail, '[mail]')
      .replace(phone, '[phone]')
      .replace(unprintable, escapeCharacter);
    return names ? result.replace(names, '[name]') : result;
  };
  const hide = (secret: string): void => {
    // Shorter secrets would hide ordinary words. Their JSON and URL spellings are hidden too.
    if (secret.length < 6) return;
    for (const spelling of [secret, secret.normalize('NFC'), secret.normalize('NFD')]) {
      secrets.add(spelling);
      secrets.add(JSON.stringify(spelling).slice(1, -1));
      secrets.add(encodeURIComponent(spelling.toWellFormed()));
    }
  };
  return {
    hide,
    forget: () => secrets.clear(),
    line: (...values) => {
      try {
        for (const secret of inUse()) hide(secret);
        return clean(cut(hideSecrets(print(...values.map((value) => copy(value, 0, new Set()))))));
      } catch {
        return '[unprintable]';
      }
    },
    text: (value, people) => {
      for (const secret of inUse()) hide(secret);
      const names = namePattern([...own, ...people].flatMap(withWords));
      const inAnyCase = secretPattern(secrets);
      const cleanAll = (line: string): string => clean(inAnyCase ? line.replace(inAnyCase, hidden) : line, names);
      const isPersonal = (text: string): boolean => cleanAll(text) !== text.replace(unprintable, escapeCharacter);
      const hideEncoded = (each: string): string => (decodings(each).some(isPersonal) ? hidden : each);
      return value
        .split('\n')
        .map((line) => cleanAll(line).replaceAll(word, hideEncoded).replaceAll(bracketed, hideEncoded))
        .join('\n');
    },
  };
};
