/** Visitors: racers and spectators; all fields assumed. */
import { date, dateTime, entity, flag, id, money, number, type RecordOf, stamps, text, url, word } from './field';
import { people } from './relations';
import {
  countryCodes,
  emails,
  emergencyNames,
  emergencyPhones,
  firstNames,
  lastLogins,
  lastNames,
  phones,
  portraits,
  states,
} from './shared-names';
import { visitorTypes } from './visitor-types';

export const visitorStatuses = ['active', 'blocked', 'deleted'] as const;
export const deviceTypes = ['ios', 'android', 'web'] as const;

export const visitor = entity({
  names: people.filter((name) => !['payer', 'contact', 'owner', 'account', 'booker', 'registrant'].includes(name)),
  fields: {
    ...stamps,
    id: id('=visitorCode'),
    visitorCode: text('number', 'customerNumber', 'accountNumber', 'publicId', 'identifier', 'driverNumber'),
    userType: word(visitorTypes, 'audience', 'category', 'segment', 'role'),
    firstName: text(...firstNames),
    lastName: text(...lastNames),
    nickname: text('nick', 'alias', 'handle', 'knownAs', 'preferredName', 'callSign'),
    email: text(...emails),
    countryCode: text(...countryCodes),
    phone: text(...phones),
    dateOfBirth: date(),
    gender: text('sex'),
    city: text('address.city'),
    state: text(...states, 'address.state', 'address.province', 'address.region'),
    country: text('nation', 'address.country', 'nationality'),
    zipCode: text('address.zip'),
    profileImage: url(...portraits),
    memberNumber: text('clubNumber', 'membershipId', 'cardNumber'),
    memberExpires: date('membershipEnd'),
    licenseNumber: text('license', 'racingLicense', 'competitionLicense'),
    status: word(visitorStatuses, 'accountStatus', 'userState'),
    isEmailVerified: flag('emailConfirmed', 'emailVerifiedAt'),
    isPhoneVerified: flag('phoneVerifiedAt', 'phoneNumberConfirmed'),
    totalBookings: number('ordersCount', 'purchases', 'reservationsCount'),
    totalSpent: money('lifetimeValue', 'ltv', 'totalSpend', 'lifetimeSpend', 'totalPaid', 'revenue', 'totalAmount'),
    currency: text('preferredCurrency'),
    lastLoginAt: dateTime(...lastLogins),
    registeredAt: dateTime('signedUpAt', 'signUpDate', 'joined', 'joinDate', 'memberSince', '=createdAt'),
    emergencyContactName: text(...emergencyNames, 'emergencyContact.fullName'),
    emergencyContactPhone: text(...emergencyPhones),
    deviceType: word(deviceTypes, 'device', 'platform', 'os', 'deviceOs', 'devicePlatform'),
    appVersion: text('device.appVersion', 'version', 'appBuild'),
  },
  required: ['id', 'visitorCode', 'firstName', 'lastName', 'email', 'phone', 'userType', 'status'],
});

export type Visitor = RecordOf<typeof visitor>;
