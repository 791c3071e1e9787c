/** Who is signed in. All active admins sign in with one password; the gate's crew may only read. */
import { randomBytes } from 'node:crypto';
import type { Season } from './truth/season-types.ts';
import type { Admin } from './truth/types.ts';

export const password = 'pitlane-2026';

export interface Sessions {
  /** The admin and a new token, or nothing where email or password are wrong. */
  readonly signIn: (email: unknown, secret: unknown) => { readonly admin: Admin; readonly token: string } | undefined;
  readonly adminOf: (token: string | undefined) => Admin | undefined;
}

export const createSessions = (season: Season): Sessions => {
  const sessions = new Map<string, number>();
  return {
    signIn: (email, secret) => {
      const admin = season.admins.find((each) => each.email === email && each.status === 'active');
      if (!admin || secret !== password) return undefined;
      const token = randomBytes(24).toString('base64url');
      sessions.set(token, admin.n);
      return { admin, token };
    },
    adminOf: (token) => season.admins.find((each) => token !== undefined && each.n === sessions.get(token)),
  };
};

export const mayChange = (admin: Admin): boolean => admin.role !== 'gate';
