/** Signing in, and the account of the person signed in. None needs a permission: the server decides. */
import { z } from 'zod';
import { done, Email, Id, Password, post, record, Secret } from '../endpoint';
import type { Login, Profile, UserRole } from '../entities/account';
import { Data } from '../json/data';

export const auth = {
  logIn: post('/auth/logIn', {
    input: z.strictObject({ email: Email, password: Password }),
    output: record<Login>('login'),
    kind: 'once',
    by: 'session',
    public: true,
    renewsTokens: true,
  }),
  userRole: post('/auth/user-role', {
    input: z.strictObject({}),
    output: record<UserRole>('userRole'),
    by: 'session',
  }),
  /** Mails a person the link to set a password. */
  sendLink: post('/auth/send-link', {
    input: z.strictObject({ email: Email }),
    output: done(),
    public: true,
  }),
  /** The first-use password of the person signed in, or of the one whom the mailed link names. */
  resetPassword: post('/auth/reset-password', {
    input: z.strictObject({ token: Secret.optional(), password: Password, confirmPassword: Password }),
    output: done(),
    returns: 'error-as-value',
    public: true,
    renewsTokens: true,
  }),
  changePassword: post('/auth/change-password', {
    input: z.strictObject({ currentPassword: Password, newPassword: Password, confirmPassword: Password }),
    output: done(),
    returns: 'error-as-value',
    renewsTokens: true,
  }),
  profile: post('/auth/profile/{id}', {
    input: z.strictObject({ id: Id }),
    output: record<Profile>('profile'),
  }),
  profileUpdate: post('/auth/profile-update/{id}', {
    input: z.strictObject({ id: Id, data: Data }),
    output: done('profile'),
    returns: 'error-as-value',
    kind: 'write',
    readBy: { call: 'auth.profile', input: { id: 'id' } },
  }),
};
