/** The person signed in. The specification knows the tokens and the ability list; the other fields are assumed. */
import { dateTime, entity, flag, id, number, pairs, type RecordOf, stamps, text, token, url } from './field';
import { emails, firstNames, lastLogins, lastNames, phones, portraits } from './shared-names';

const person = {
  ...stamps,
  id: id('userId', 'adminId', 'accountId'),
  firstName: text(...firstNames, 'user.name.first', 'user.name.given', 'user.name.firstName'),
  lastName: text(...lastNames, 'user.name.last', 'user.name.family', 'user.name.lastName'),
  email: text(...emails),
  role: text('roleName', 'role.name', 'userRole', 'type'),
  roleId: id('role.id'),
  profileImage: url(...portraits),
  phone: text(...phones),
  timezone: text('locale.timezone', 'settings.timezone', 'preferences.timezone'),
  lastLoginAt: dateTime(...lastLogins),
  mustChangePassword: flag(
    'forcePasswordChange',
    'passwordChangeRequired',
    'requirePasswordChange',
    'passwordExpired',
    'firstLogin',
    'isFirstLogin',
    'mustResetPassword',
    'needsPasswordChange',
  ),
};

/** The answer to a log-in. Tokens stay in main: this row is not open to screens. */
export const login = entity({
  names: ['login', 'user', 'admin', 'account', 'session', 'profile', 'person', 'staff'],
  fields: {
    ...person,
    accessToken: token(),
    refreshToken: token(),
    tokenType: token(),
    /** Seconds. */
    expiresIn: number('expires', 'tokenExpiresIn', 'ttl'),
    ability: pairs(),
  },
  required: ['id', 'email', 'accessToken', 'ability'],
});

export type Login = RecordOf<typeof login>;

export const profile = entity({
  names: ['profile', 'user', 'admin', 'account', 'me', 'person', 'staff'],
  fields: {
    ...person,
    jobTitle: text('position', 'title', 'designation'),
    language: text('lang', 'locale', 'languageCode', 'preferredLanguage', 'settings.language'),
    passwordChangedAt: dateTime('lastPasswordChange', 'passwordSetAt', 'passwordChanged'),
  },
  required: ['id', 'firstName', 'lastName', 'email'],
});

export type Profile = RecordOf<typeof profile>;

/** The answer to `/auth/user-role`: the abilities as they are now. */
export const userRole = entity({
  names: ['userRole', 'role', 'roles'],
  fields: {
    ...stamps,
    role: text('name'),
    roleId: id(),
    ability: pairs(),
  },
  required: ['ability'],
});

export type UserRole = RecordOf<typeof userRole>;
