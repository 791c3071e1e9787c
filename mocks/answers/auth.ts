/**
 * Sign-in and the user's own account. Wrong credentials are answered with 422, because by the specification any 401 ends
 * the session and leads to the sign-in screen.
 */
import type { Admin } from '@contract/entities/admin';
import { dateTimeText } from '../seeds/calendar';
import { pairsOfRole } from '../seeds/roles';
import { type AnswersOf, type Context, Did } from './context';
import { missing, Refusal, unacceptable } from './refusal';

const shortest = 7;

/** Why a new password is not accepted; undefined if it is. */
const badPassword = (password: string, repeated: string, field: string): Refusal | undefined => {
  if (password.length < shortest) {
    const words = `Use at least ${shortest} characters.`;
    return unacceptable(words, { [field]: words });
  }
  return password === repeated
    ? undefined
    : unacceptable("The passwords don't match.", { confirmPassword: 'Enter the same password again.' });
};

const profileOf = (person: Admin, { accounts }: Context) => {
  const changed = accounts.passwordChangedAt(person.id);
  return {
    id: person.id,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    role: person.role,
    roleId: person.roleId,
    roleName: person.roleName,
    profileImage: person.profileImage,
    phone: person.phone,
    countryCode: person.countryCode,
    jobTitle: person.jobTitle,
    language: person.language,
    timezone: person.timezone,
    lastLoginAt: person.lastLoginAt,
    mustChangePassword: accounts.mustChange(person.id, person.email),
    passwordChangedAt: changed === undefined ? null : dateTimeText(changed),
  };
};

/** The fields of the profile that a user can change. */
const own = [
  'firstName',
  'lastName',
  'phone',
  'countryCode',
  'jobTitle',
  'language',
  'timezone',
  'profileImage',
  'email',
];

export const auth = {
  logIn: ({ email, password }, context) => {
    const { demo, accounts, now } = context;
    const person = demo.admins.all().find((admin) => admin.email?.toLowerCase() === email.toLowerCase());
    if (!person || !accounts.accepts(person, password)) return unacceptable('Wrong email or password.');
    if (person.status === 'inactive')
      return new Refusal(403, 'This account is inactive. Ask an administrator to activate it.');
    const signedIn = demo.admins.update(person.id, { lastLoginAt: dateTimeText(now), status: 'active' }) ?? person;
    return {
      ...profileOf(signedIn, context),
      ...accounts.open(person.id),
      tokenType: 'Bearer',
      expiresIn: 600,
      ability: pairsOfRole(person.roleId),
    };
  },
  userRole: (_, { person }) => ({
    role: person?.role,
    roleId: person?.roleId,
    roleName: person?.roleName,
    ability: pairsOfRole(person?.roleId),
  }),
  sendLink: () => new Did("If there's an account for this address, a link is on its way."),
  resetPassword: ({ token, password, confirmPassword }, { person, accounts }) => {
    const id = token === undefined ? person?.id : accounts.redeem(token);
    if (id === undefined || id === null) return unacceptable('This link is no longer valid. Request a new one.');
    const bad = badPassword(password, confirmPassword, 'password');
    if (bad) return bad;
    if (password === accounts.password(id))
      return unacceptable('Choose a password that differs from the first one.', {
        password: 'Choose another password.',
      });
    accounts.setPassword(id, password);
    return new Did('Your password is set.');
  },
  changePassword: ({ currentPassword, newPassword, confirmPassword }, { person, accounts }) => {
    if (accounts.password(person?.id) !== currentPassword)
      return unacceptable('Wrong current password.', {
        currentPassword: 'Enter your current password.',
      });
    const bad = badPassword(newPassword, confirmPassword, 'newPassword');
    if (bad) return bad;
    accounts.setPassword(person?.id, newPassword);
    return new Did('Your password was changed.');
  },
  profile: ({ id }, context) => {
    const person = context.demo.admins.get(id);
    return person ? profileOf(person, context) : missing('account');
  },
  profileUpdate: ({ id, data }, context) => {
    const { demo, person } = context;
    if (String(person?.id) !== String(id)) return new Refusal(403, 'You can only change your own profile.');
    const change = Object.fromEntries(Object.entries(data).filter(([field]) => own.includes(field)));
    if (change.firstName === '' || change.lastName === '')
      return unacceptable(
        'A first and a last name are needed.',
        change.firstName === '' ? { firstName: 'Type a first name.' } : { lastName: 'Type a last name.' },
      );
    const isTaken = demo.admins.all().some((admin) => admin.email === change.email && String(admin.id) !== String(id));
    if (isTaken) return unacceptable('Another account uses this email.', { email: 'Use another email.' });
    const first = String(change.firstName ?? person?.firstName ?? '');
    const last = String(change.lastName ?? person?.lastName ?? '');
    const next = demo.admins.update(id, {
      ...change,
      fullName: `${first} ${last}`.trim(),
      updatedAt: dateTimeText(context.now),
    });
    return next ? new Did('Your profile is saved.', profileOf(next, context)) : missing('account');
  },
} satisfies AnswersOf<'auth'>;
