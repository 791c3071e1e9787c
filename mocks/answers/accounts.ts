/**
 * The demo's accounts, passwords and tokens. Tokens expire after ten minutes (specification,
 * section 9) and are in memory only.
 */
import { demoAdminEmail, demoPassword, newHireEmail } from '../seeds/admins';
import { minute } from '../seeds/calendar';

const tokenLifetime = 10 * minute;
const linkLifetime = 60 * minute;
/** The reset code that always works in the demo, because no mail is sent; it is valid for the given account. */
export const demoResetToken = 'demo';

interface Session {
  readonly id: string;
  readonly until: number;
}

export interface Accounts {
  readonly password: (id: unknown) => string;
  /** Whether a password is valid. The demo's initial admin password always works ("Explore the demo"). */
  readonly accepts: (person: { readonly id?: unknown; readonly email?: unknown }, password: string) => boolean;
  readonly setPassword: (id: unknown, password: string) => void;
  /** Whether the account must choose a new password. */
  readonly mustChange: (id: unknown, email: unknown) => boolean;
  readonly passwordChangedAt: (id: unknown) => number | undefined;
  readonly open: (id: unknown) => { readonly accessToken: string; readonly refreshToken: string };
  /** The user of a token; undefined for an unknown or expired one. */
  readonly userOf: (token: string) => string | undefined;
  /** Expires all tokens now. */
  readonly expireAll: () => void;
  readonly link: (id: unknown) => string;
  /** The user of a reset code; each code works once. */
  readonly redeem: (token: string) => string | undefined;
  /** Restores the initial passwords; users stay signed in. */
  readonly reset: () => void;
}

export const createAccounts = (now: () => number): Accounts => {
  const passwords = new Map<string, { readonly password: string; readonly at: number }>();
  const sessions = new Map<string, Session>();
  const links = new Map<string, Session>();
  const alive = (from: Map<string, Session>, token: string): string | undefined => {
    const session = from.get(token);
    if (session && session.until > now()) return session.id;
    from.delete(token);
    return undefined;
  };
  const passwordOf = (id: unknown): string => passwords.get(String(id))?.password ?? demoPassword;
  return {
    password: passwordOf,
    accepts: ({ id, email }, password) =>
      password === passwordOf(id) || (email === demoAdminEmail && password === demoPassword),
    setPassword: (id, password) => {
      passwords.set(String(id), { password, at: now() });
    },
    mustChange: (id, email) => email === newHireEmail && !passwords.has(String(id)),
    passwordChangedAt: (id) => passwords.get(String(id))?.at,
    open: (id) => {
      const accessToken = `demo-access-${crypto.randomUUID()}`;
      sessions.set(accessToken, { id: String(id), until: now() + tokenLifetime });
      return { accessToken, refreshToken: `demo-refresh-${crypto.randomUUID()}` };
    },
    userOf: (token) => alive(sessions, token),
    expireAll: () => sessions.clear(),
    link: (id) => {
      const token = crypto.randomUUID();
      links.set(token, { id: String(id), until: now() + linkLifetime });
      return token;
    },
    redeem: (token) => {
      const id = alive(links, token);
      links.delete(token);
      return id;
    },
    reset: () => {
      passwords.clear();
      links.clear();
    },
  };
};
