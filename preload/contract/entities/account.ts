/** The person signed in. The specification knows the tokens and the ability list; the other fields are assumed. */
import type { Assumed, DateTime, Key, Permission, Url } from './assumed';

interface PersonFields {
  id: Key;
  firstName: string;
  lastName: string;
  email: string;
  role: string;
  roleId: Key;
  profileImage: Url;
  phone: string;
  timezone: string;
  lastLoginAt: DateTime;
  mustChangePassword: boolean;
}

/** The answer to a log-in. Tokens stay in main: this row is not open to screens. */
export type Login = Assumed<
  PersonFields & {
    accessToken: string;
    refreshToken: string;
    tokenType: string;
    /** Seconds. */
    expiresIn: number;
    ability: readonly Permission[];
  }
>;

export type Profile = Assumed<PersonFields & { jobTitle: string; language: string; passwordChangedAt: DateTime }>;

/** The answer to `/auth/user-role`: the abilities as they are now. */
export type UserRole = Assumed<{ role: string; roleId: Key; ability: readonly Permission[] }>;
