/**
 * `pitwall://` links: `pitwall://open/bookings?server=https%3A%2F%2Fapi.example.com&q=smith`, `pitwall://demo/tracks/4`, and
 * `pitwall://password?server=...&token=...` for mails. Read by this grammar alone, not by a lenient URL parser. A link
 * only opens a screen: none of them runs an action.
 */
import { fail, ok, type Result } from '../failure';
import { serverAddress } from '../server/server-address';
import type { Mode } from '../settings';
import { addressForOthers, readPairs, writeAddress, writePairs } from './screen-address';

const scheme = 'pitwall';
/** Characters; Windows passes on about 2,080. */
export const maxLinkLength = 2_000;

/** What the code of a mail is sent as: `token` to `/auth/reset-password`, `secret` to `/resetPassword`. */
export const codeKinds = ['token', 'secret'] as const;
export type CodeKind = (typeof codeKinds)[number];

export interface ScreenLink {
  readonly kind: 'screen';
  readonly mode: Mode;
  /** The live server's address; empty in the demo. */
  readonly server: string;
  /** Path and search part of the screen. */
  readonly address: string;
}

/** Opens the page where a new password is chosen; nothing is sent before a person does that. */
export interface PasswordLink {
  readonly kind: 'password';
  readonly mode: 'live';
  readonly server: string;
  readonly code: string;
  readonly sentAs: CodeKind;
}

export type Link = ScreenLink | PasswordLink;

/** Whether a word of a command line is meant as a link. */
export const isLinkWord = (word: string): boolean => /^pitwall:/i.test(word.slice(0, scheme.length + 1));

const shape = /^pitwall:\/\/(open|demo|password)((?:\/[^?#]*)?)(?:\?([^#]*))?$/i;
const unreadable = fail('invalid', 'link-format');

/** An address without encryption is one too; whether it may be used is decided where a server is chosen. */
const readServer = (value: string | undefined): string | undefined => {
  const read = value === undefined ? undefined : serverAddress(value, { acceptsPlain: true, allowHttp: [value] });
  return read?.ok ? read.value : undefined;
};

/** Fails as `link-format`, `link-length`, or `link-page` for a screen that this version does not know. */
export const parseLink = (text: string): Result<Link> => {
  if (text.length > maxLinkLength) return fail('invalid', 'link-length');
  const [, action = '', path = '', query = ''] = shape.exec(text) ?? [];
  const pairs = action === '' ? undefined : readPairs(query);
  if (!pairs) return unreadable;
  const servers = pairs.filter(([name]) => name === 'server').map(([, value]) => value);
  const others = pairs.filter(([name]) => name !== 'server');
  const server = readServer(servers[0]);
  const isDemo = action.toLowerCase() === 'demo';
  if (isDemo ? servers.length > 0 : servers.length !== 1 || server === undefined) return unreadable;
  if (action.toLowerCase() === 'password') {
    const [name, code = ''] = others[0] ?? [];
    const sentAs = codeKinds.find((kind) => kind === name);
    if (others.length !== 1 || !sentAs || code.trim() === '' || !/^\/?$/.test(path)) return unreadable;
    return ok({ kind: 'password', mode: 'live', server: server ?? '', code, sentAs });
  }
  const address = writeAddress(path, others);
  if (!address.ok) return address;
  return ok({ kind: 'screen', mode: isDemo ? 'demo' : 'live', server: server ?? '', address: address.value });
};

/**
 * The link to a screen of a server, or of the demo. Leaves out what is the reader's own, such as the page. Fails as
 * `link-page` for a screen without an address, `link-text` or `link-length` for a filter that a link cannot contain.
 */
export const formatLink = ({ mode, server, address }: Omit<ScreenLink, 'kind'>): Result<string> => {
  const shared = addressForOthers(address);
  if (!shared.ok) return shared;
  const [path = '', query = ''] = shared.value.split('?');
  const parts = [mode === 'demo' ? '' : writePairs([['server', server]]), query].filter((part) => part !== '');
  const text = [`${scheme}://${mode === 'demo' ? 'demo' : 'open'}${path}`, parts.join('&')].filter(Boolean).join('?');
  return text.length > maxLinkLength ? fail('invalid', 'link-length') : ok(text);
};
