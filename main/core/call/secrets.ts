/** Finds tokens in responses for the session, and removes secrets before a screen sees the rest. */

import type { EntityName } from '@contract/entities/entity-name';
import { isRecord } from '@contract/json/record';
import { findTokens } from '@contract/reading/login';
import type { Tokens } from './session-port';

/** Names of fields that hold a secret, where credentials stand. A ticket may have a secret that is meant to be shown. */
const secretName =
  /token|secret|passw(or)?d|passphrase|jwt|bearer|cookie|authorization|api_?key|private_?key|access_?key|(^|_)(otp|pwd|salt)$|(reset|recovery|verification|activation)_?(code|key|hash|link|url)$/i;
/** A password is one wherever it stands. */
const passwordName = /passw(or)?d|passphrase|(^|_)(pwd|salt)$/i;
/** Names with another meaning too, such as a session on the track. Only a long key counts as a secret there. */
const ambiguousName = /session_?id|credential|(^|_)sid$/i;
const isKey = (value: unknown): boolean => typeof value === 'string' && /^[\w.~+/=:%-]{16,}$/.test(value);
/** Names of details about a secret: when it changed, how long it lasts, what kind it is. */
const detailName =
  /(_?(at|date|time|count|type|policy|hint|strength|status|length|rules?)|expir(y|es|ation)?(_?(in|at))?)$/i;
/** Three base64url parts that start like a JSON object. */
const jwt = /eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]+/;
/** Passwords as servers store them: bcrypt, argon2, the system's crypt, LDAP's. */
const storedPassword = /^(\$(2[abxy]?|argon2\w*|5|6|7|y|scrypt|pbkdf2[\w-]*)\$|pbkdf2_sha|\{S?SHA\d*\})/;
/** Values that a flag can have under any name: `mustChangePassword: 1`. */
const isFlag = (value: unknown): boolean =>
  typeof value === 'boolean' ||
  value === null ||
  value === 0 ||
  value === 1 ||
  (typeof value === 'string' && /^(true|false|yes|no|[01])?$/i.test(value));

/** Whether a value can be a bearer token: visible ASCII, so that it can't break a header. */
export const isToken = (input: unknown): input is string =>
  typeof input === 'string' && /^[\x21-\x7e]{1,65536}$/.test(input);

type Verdict = 'keep' | 'drop' | 'drop-password' | 'drop-values' | 'drop-keys';

/** Records of people who sign in; their fields may hold credentials, such as those of calls without an entity. */
const accountEntities: ReadonlySet<EntityName | undefined> = new Set([
  undefined,
  ...(['login', 'profile', 'admin', 'visitor', 'inspector'] as const),
]);
/** Names under which other records have such a person. */
const accountName = /^(user|admin|visitor|account|profile|owner|inspector|staff|member|(created|updated)_?by)$/i;

/** Names under which a person has records with secrets of their own. */
const otherName = /^(tickets?|passes|bookings?|orders?|positions?)$/i;

/** Where credentials stand in an answer: in all of it, or only in the accounts in it. */
export type CredentialPlaces = 'all' | 'accounts';

/** Where the answer of a call may have credentials. */
export const credentialPlaces = (entity: EntityName | undefined): CredentialPlaces =>
  accountEntities.has(entity) ? 'all' : 'accounts';

/** The passwords that a request sent: an answer must not repeat them. */
export const passwordsIn = (input: unknown): readonly string[] =>
  isRecord(input)
    ? Object.entries(input).flatMap(([name, value]) => {
        if (typeof value === 'string') return passwordName.test(name) ? [value] : [];
        return name === 'data' ? passwordsIn(value) : [];
      })
    : [];

/** Deeper than any useful answer; everything below this depth is removed too. */
const maxDepth = 64;

/** Hiding shorter tokens would blank out ordinary words. */
const minSecretLength = 8;

/**
 * Removes secrets from parsed JSON in place: the given ones, stored passwords and fields of passwords anywhere; fields with
 * other secret names and texts that are tokens where credentials stand. It checks each name once, so that 100,000 rows stay
 * cheap.
 */
export const createScrubber = (
  tokens: readonly string[],
  places: CredentialPlaces = 'all',
): ((input: unknown) => unknown) => {
  const secrets = tokens.filter((token) => token.length >= minSecretLength);
  const names = new Map<string, Verdict>();
  const shortest = Math.min(...secrets.map((secret) => secret.length));
  const judge = (name: string): Verdict => {
    if (secrets.some((secret) => name.includes(secret))) return 'drop';
    if (secretName.test(name) && !detailName.test(name))
      return passwordName.test(name) ? 'drop-password' : 'drop-values';
    return ambiguousName.test(name) ? 'drop-keys' : 'keep';
  };
  const verdictOf = (name: string): Verdict => {
    const verdict = names.get(name) ?? judge(name);
    if (names.size < 10_000) names.set(name, verdict);
    return verdict;
  };
  /** Whether an object is an account: it stands where people do, or has a password. */
  const isAccount = (record: Record<string, unknown>, name: string): boolean =>
    (places === 'all' && !otherName.test(name)) ||
    accountName.test(name) ||
    Object.keys(record).some((each) => verdictOf(each) === 'drop-password' && !isFlag(record[each]));
  const isDropped = (verdict: Verdict, value: unknown, isInAccount: () => boolean): boolean => {
    if (verdict === 'keep') return false;
    if (verdict === 'drop') return true;
    if (verdict === 'drop-password') return !isFlag(value);
    return (verdict === 'drop-values' ? !isFlag(value) : isKey(value)) && isInAccount();
  };
  const clean = (text: string, isInAccount: () => boolean): string => {
    if (text.length > 20 && (text.includes('eyJ') ? jwt.test(text) && isInAccount() : storedPassword.test(text)))
      return '***';
    if (text.length < shortest) return text;
    return secrets.reduce((rest, secret) => (rest.includes(secret) ? rest.replaceAll(secret, '***') : rest), text);
  };
  const scrub = (input: unknown, depth: number, within: string, isInAccount: () => boolean): unknown => {
    if (typeof input === 'string') return clean(input, isInAccount);
    if (typeof input !== 'object' || input === null) return input;
    if (depth > maxDepth) return undefined;
    if (Array.isArray(input)) {
      for (let index = 0; index < input.length; index += 1)
        input[index] = scrub(input[index], depth + 1, within, isInAccount);
      return input;
    }
    const record = input as Record<string, unknown>;
    let known: boolean | undefined;
    const isHere = (): boolean => {
      known ??= isAccount(record, within);
      return known;
    };
    for (const name of Object.keys(record)) {
      const value = record[name];
      const verdict = verdictOf(name);
      if (isDropped(verdict, value, isHere)) {
        // Nothing else shows later that this is an account.
        if (verdict === 'drop-password') known = true;
        delete record[name];
      } else if (typeof value === 'object' ? value !== null : typeof value === 'string') {
        const left = scrub(value, depth + 1, name, isHere);
        if (left !== value) record[name] = left;
      }
    }
    return record;
  };
  return (input) => scrub(input, 0, '', () => places === 'all');
};

/** The tokens in a response's record; undefined without an access token. */
export const findTokensIn = (record: unknown): Tokens | undefined => {
  const { access, refresh } = findTokens(record);
  if (!isToken(access)) return undefined;
  return { access, ...(isToken(refresh) ? { refresh } : {}) };
};
