/** Visitors: racers and spectators; all fields assumed. */
import type { Assumed, DateTime, Day, Key, Money, Url, Word } from './assumed';

export const visitorTypes = ['racer', 'spectator'] as const;
export const visitorStatuses = ['active', 'blocked', 'deleted'] as const;
export const deviceTypes = ['ios', 'android', 'web'] as const;

export type Visitor = Assumed<{
  id: Key;
  visitorCode: string;
  userType: Word<typeof visitorTypes>;
  firstName: string;
  lastName: string;
  nickname: string;
  email: string;
  countryCode: string;
  phone: string;
  dateOfBirth: Day;
  gender: string;
  city: string;
  state: string;
  country: string;
  zipCode: string;
  profileImage: Url;
  memberNumber: string;
  memberExpires: Day;
  licenseNumber: string;
  status: Word<typeof visitorStatuses>;
  isEmailVerified: boolean;
  isPhoneVerified: boolean;
  totalBookings: number;
  totalSpent: Money;
  currency: string;
  lastLoginAt: DateTime;
  registeredAt: DateTime;
  emergencyContactName: string;
  emergencyContactPhone: string;
  deviceType: Word<typeof deviceTypes>;
  appVersion: string;
}>;
