/**
 * Finds the code in what a person pasted from a mail: the code itself, or a link of any shape. The specification does not
 * show the mails, so a name is recognized only where it says what the code is; otherwise the person says it.
 */
import { hostOf } from '../server/host-name';
import { toPlainSigns } from '../text/fold';
import type { CodeKind } from './link';
import { parseLink } from './link';

export interface MailedCode {
  readonly code: string;
  /** What the link calls the code. */
  readonly sentAs?: CodeKind;
  /** The host of the mail's own link, which may be another one than the server's. */
  readonly host?: string;
  /** The server's address, which only a Pitwall link names. */
  readonly server?: string;
}

/** Characters of a pasted text. */
export const maxPastedLength = 8_000;
/** Characters of a code, as the calls accept them. */
const maxCodeLength = 2_048;
/** Links that mail programs wrap around others. */
const maxDepth = 3;

const code = /^[!-~]{1,2048}$/;
const inAngles = /<([a-z][a-z0-9+.-]*:\/\/[^<>\s]+)>/i;
const anyLink = /[a-z][a-z0-9+.-]*:\/\/[^\s<>"]+/i;
const bareLink = /^(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?[/?#]\S*$/i;
const bareQuery = /^[?#]?[\w-]+=[^=&\s]\S*$/;
const parts = /^(?:[a-z][a-z0-9+.-]*:\/\/(?:[^/?#@]*@)?([^/?#]*)|([^/?#=]*))([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/is;

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const pairsOf = (query: string): readonly (readonly [name: string, value: string])[] =>
  query.split('&').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at < 1 ? [] : [[pair.slice(0, at).toLowerCase().replace(/[_-]/g, ''), decode(pair.slice(at + 1))] as const];
  });

/** Names from the surest to the vaguest; those of the last row do not say what the code is. */
const names: readonly (readonly [name: RegExp, sentAs?: CodeKind])[] = [
  [/^secret$/, 'secret'],
  [/^token$/, 'token'],
  [/secret$/, 'secret'],
  [/token$/, 'token'],
  [/^(?:code|key|hash|otp|oobcode|resetcode|resetkey|verificationcode|t|k|c)$/],
];

/** A last part of a path that is no word: long enough, and with a digit or of no natural length. */
const isCodeLike = (part: string): boolean =>
  code.test(part) && part.length >= 6 && (/\d/.test(part) || part.length >= 24);

const inPairs = (pairs: ReturnType<typeof pairsOf>): MailedCode | undefined => {
  for (const [name, sentAs] of names) {
    const value = pairs.find(([one, text]) => name.test(one) && code.test(text))?.[1];
    if (value !== undefined) return { code: value, ...(sentAs ? { sentAs } : {}) };
  }
  return undefined;
};

const inPath = (path: string): MailedCode | undefined => {
  const last = decode(path.split('/').findLast((part) => part !== '') ?? '');
  return isCodeLike(last) ? { code: last } : undefined;
};

const readLink = (link: string, depth: number): MailedCode | undefined => {
  const [, named, bare, path = '', query = '', fragment = ''] = parts.exec(link) ?? [];
  const host = (named ?? bare ?? '') === '' ? undefined : hostOf(named === undefined ? `https://${link}` : link);
  const [fragmentPath = '', fragmentQuery = ''] = fragment.includes('?') ? fragment.split('?') : ['', fragment];
  const pairs = [...pairsOf(query), ...pairsOf(fragmentQuery)];
  const wrapped = pairs.find(([, value]) => /^https?:\/\//i.test(value))?.[1];
  const inner = wrapped !== undefined && depth < maxDepth ? readLink(wrapped, depth + 1) : undefined;
  if (inner) return inner;
  const found =
    inPairs(pairs) ?? inPath(fragmentPath === '' && !fragment.includes('=') ? fragment : fragmentPath) ?? inPath(path);
  return found && { ...found, ...(host ? { host } : {}) };
};

/** Undefined if there is no code in the text. */
export const readMailedCode = (pasted: string): MailedCode | undefined => {
  if (pasted.length > maxPastedLength) return undefined;
  const text = toPlainSigns(pasted).trim();
  if (text === '') return undefined;
  const link = inAngles.exec(text)?.[1] ?? anyLink.exec(text)?.[0];
  if (link !== undefined) {
    const own = parseLink(link);
    if (own.ok) return own.value.kind === 'password' ? own.value : undefined;
    return readLink(link.replace(/[.,;:)\]]+$/, ''), 0);
  }
  if (bareLink.test(text) || bareQuery.test(text)) {
    const found = readLink(bareQuery.test(text) ? `?${text.replace(/^[?#]/, '')}` : text, 0);
    if (found) return found;
  }
  return code.test(text) && text.length <= maxCodeLength ? { code: text } : undefined;
};

/** A code as the screen shows it: enough to recognize it, too little to use it. */
export const maskCode = (text: string): string =>
  text.length < 8 ? '••••••' : `${text.slice(0, 2)}••••••${text.slice(-2)}`;
