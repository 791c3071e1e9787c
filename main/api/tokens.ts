/** Tokens inside answers: found for the session, and taken out before a screen sees the rest. */
import type { Tokens } from './gate';

/** A field whose name says that its value opens something. */
const tokenName =
  /token|secret|passw(or)?d$|jwt|bearer|credential|cookie|session_?id|authorization|api_?key|(^|_)otp$/i;
/** Three base64url parts that start as a JSON object does. */
const tokenText = /eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]+/;

/** Whether a text may be a bearer token: visible ASCII, so that it cannot break a header. */
export const isToken = (input: unknown): input is string =>
  typeof input === 'string' && /^[\x21-\x7e]{1,65536}$/.test(input);

/** A copy without anything token-like, at any depth; what hides deeper than eight levels goes too. */
export const withoutTokens = (input: unknown, depth = 0): unknown => {
  if (typeof input === 'string') return tokenText.test(input) ? '***' : input;
  if (typeof input !== 'object' || input === null) return input;
  if (depth > 8) return undefined;
  if (Array.isArray(input)) return input.map((item) => withoutTokens(item, depth + 1));
  return Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) =>
      tokenName.test(name) && typeof value !== 'boolean' ? [] : [[name, withoutTokens(value, depth + 1)]],
    ),
  );
};

/** The tokens of an answer's record, where it has an access token. */
export const tokensIn = (record: unknown): Tokens | undefined => {
  if (typeof record !== 'object' || record === null) return undefined;
  const own = (name: string): unknown => (Object.hasOwn(record, name) ? Reflect.get(record, name) : undefined);
  const [access, refresh] = [own('accessToken'), own('refreshToken')];
  if (!isToken(access)) return undefined;
  return { access, ...(isToken(refresh) ? { refresh } : {}) };
};
