/** Visitors: racers and spectators; all fields assumed. */
import type { Assumed, Day, Key, Moment, Money, Url, Word } from './assumed';

export type Visitor = Assumed<{
  id: Key;
  visitorCode: string;
  userType: Word<'racer' | 'spectator'>;
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
  status: Word<'active' | 'blocked' | 'deleted'>;
  isEmailVerified: boolean;
  isPhoneVerified: boolean;
  totalBookings: number;
  totalSpent: Money;
  currency: string;
  lastLoginAt: Moment;
  registeredAt: Moment;
  emergencyContactName: string;
  emergencyContactPhone: string;
  deviceType: Word<'ios' | 'android' | 'web'>;
  appVersion: string;
}>;
