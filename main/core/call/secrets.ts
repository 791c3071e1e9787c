/** Finds tokens in responses for the session, and removes secrets before a screen sees the rest. */
import { findTokens } from '@contract/reading/login';
import type { Tokens } from './session-port';

/** Names of fields that hold a secret. */
const secretName =
  /token|secret|passw(or)?d|passphrase|jwt|bearer|cookie|authorization|api_?key|private_?key|access_?key|(^|_)(otp|pwd|salt)$|(reset|recovery|verification|activation)_?(code|key|hash|link|url)$/i;
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
  /^(true|false|yes|no|[01])?$/i.test(String(value));

/** Whether a value can be a bearer token: visible ASCII, so that it can't break a header. */
export const isToken = (input: unknown): input is string =>
  typeof input === 'string' && /^[\x21-\x7e]{1,65536}$/.test(input);

type Verdict = 'keep' | 'drop' | 'drop-values' | 'drop-keys';

/** Deeper than any useful answer; everything below this depth is removed too. */
const maxDepth = 64;

/** Hiding shorter tokens would blank out ordinary words. */
const minSecretLength = 8;

/**
 * Removes secrets from parsed JSON in place: fields with secret names, texts that are tokens or stored
 * passwords, and the given secrets anywhere. It checks each name once, so that 100,000 rows stay cheap.
 */
export const createScrubber = (tokens: readonly string[]): ((input: unknown) => unknown) => {
  const secrets = tokens.filter((token) => token.length >= minSecretLength);
  const names = new Map<string, Verdict>();
  const shortest = Math.min(...secrets.map((secret) => secret.length));
  const judge = (name: string): Verdict => {
    if (secrets.some((secret) => name.includes(secret))) return 'drop';
    if (secretName.test(name) && !detailName.test(name)) return 'drop-values';
    return ambiguousName.test(name) ? 'drop-keys' : 'keep';
  };
  const isDropped = (name: string, value: unknown): boolean => {
    const verdict = names.get(name) ?? judge(name);
    if (names.size < 10_000) names.set(name, verdict);
    if (verdict === 'keep') return false;
    return verdict === 'drop' || (verdict === 'drop-values' ? !isFlag(value) : isKey(value));
  };
  const clean = (text: string): string => {
    if (text.length > 20 && (text.includes('eyJ') ? jwt.test(text) : storedPassword.test(text))) return '***';
    if (text.length < shortest) return text;
    return secrets.reduce((rest, secret) => (rest.includes(secret) ? rest.replaceAll(secret, '***') : rest), text);
  };
  const scrub = (input: unknown, depth: number): unknown => {
    if (typeof input === 'string') return clean(input);
    if (typeof input !== 'object' || input === null) return input;
    if (depth > maxDepth) return undefined;
    if (Array.isArray(input)) {
      for (let index = 0; index < input.length; index += 1) input[index] = scrub(input[index], depth + 1);
      return input;
    }
    const record = input as Record<string, unknown>;
    for (const name of Object.keys(record)) {
      const value = record[name];
      if (isDropped(name, value)) delete record[name];
      else if (typeof value === 'object' ? value !== null : typeof value === 'string') {
        const left = scrub(value, depth + 1);
        if (left !== value) record[name] = left;
      }
    }
    return record;
  };
  return (input) => scrub(input, 0);
};

/** The tokens in a response's record; undefined without an access token. */
export const findTokensIn = (record: unknown): Tokens | undefined => {
  const { access, refresh } = findTokens(record);
  if (!isToken(access)) return undefined;
  return { access, ...(isToken(refresh) ? { refresh } : {}) };
};
