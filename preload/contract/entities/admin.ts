/** Staff: admins and sub-admins. The specification names id and role; the other fields are assumed. */
import type { Assumed, DateTime, Day, Key, Permission, Word } from './assumed';
import { dateTime, entity, flag, id, mentions, number, type RecordOf, stamps, text, url, word } from './field';
import { roles } from './relations';
import {
  countryCodes,
  emails,
  firstNames,
  fullNames,
  lastLogins,
  lastNames,
  phones,
  portraits,
  postalStreets,
  states,
} from './shared-names';

export const adminStatuses = ['active', 'inactive', 'invited'] as const;
export const assignmentStatuses = ['active', 'revoked'] as const;

export const admin = entity({
  names: ['admin', 'staff', 'user', 'employee', 'member', 'account', 'person', 'administrator', 'subAdmin'],
  relations: { role: roles },
  fields: {
    ...stamps,
    id: id(),
    role: text('type', 'access', 'accessLevel', 'group'),
    firstName: text(...firstNames),
    lastName: text(...lastNames),
    fullName: text(...fullNames),
    email: text(...emails),
    countryCode: text(...countryCodes),
    phone: text(...phones),
    roleId: id(),
    roleName: text('=role'),
    jobTitle: text('title', 'position', 'function'),
    status: word(adminStatuses, 'accountStatus', 'userState'),
    profileImage: url(...portraits),
    assignedTracks: mentions(
      'tracks',
      'venues',
      'circuits',
      'trackAssignments',
      'assignments',
      'managedTracks',
      'assignedVenues',
      'assignedCircuits',
      'managedVenues',
      'allowedTracks',
    ),
    assignedTrackCount: number(
      'trackCount',
      'venueCount',
      '#assignedTracks',
      '#tracks',
      '#venues',
      '#circuits',
      '#trackAssignments',
      '#assignments',
      '#allowedTracks',
      '#assignedVenues',
      '#assignedCircuits',
      '#managedTracks',
      '#managedVenues',
    ),
    lastLoginAt: dateTime(...lastLogins),
    invitedAt: dateTime('invitationDate', 'invitationSentAt', 'inviteSentAt'),
    isEmailVerified: flag('emailConfirmed', 'emailVerifiedAt', 'verified'),
    twoFactorEnabled: flag(
      'twoFactor',
      '2fa',
      '2faEnabled',
      'mfa',
      'mfaEnabled',
      'tfaEnabled',
      'twoFa',
      'totpEnabled',
      'multiFactor',
      'multiFactorEnabled',
      'multiFactorAuth',
      'twoStep',
      'twoStepVerification',
      'otpEnabled',
      'otpRequired',
      'otpRequiredForLogin',
      'requires2fa',
      'twoFactorAuth',
    ),
    address: text(...postalStreets),
    city: text('address.city'),
    state: text(...states, 'address.state'),
    timezone: text(),
    language: text(),
    notes: text(),
  },
  required: ['id', 'fullName', 'email', 'roleName', 'status'],
});

export type Admin = RecordOf<typeof admin>;

/** A sub-admin's share in tracks. */
export type Assignment = Assumed<{
  id: Key;
  subAdminId: Key;
  subAdminName: string;
  subAdminEmail: string;
  trackId: Key;
  trackIds: readonly Key[];
  trackName: string;
  assignedBy: string;
  assignedAt: DateTime;
  accessFrom: Day;
  accessUntil: Day;
  permissions: readonly Permission[];
  status: Word<typeof assignmentStatuses>;
  note: string;
}>;
