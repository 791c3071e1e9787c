/** Staff: admins and sub-admins. The specification names id and role; the other fields are assumed. */
import type { Assumed, DateTime, Day, Key, Mention, Permission, Url, Word } from './assumed';

export const adminStatuses = ['active', 'inactive', 'invited'] as const;
export const assignmentStatuses = ['active', 'revoked'] as const;

export type Admin = Assumed<{
  id: Key;
  role: string;
  firstName: string;
  lastName: string;
  fullName: string;
  email: string;
  countryCode: string;
  phone: string;
  roleId: Key;
  roleName: string;
  status: Word<typeof adminStatuses>;
  profileImage: Url;
  assignedTracks: readonly Mention[];
  assignedTrackCount: number;
  lastLoginAt: DateTime;
  invitedAt: DateTime;
  isEmailVerified: boolean;
  twoFactorEnabled: boolean;
  address: string;
  city: string;
  state: string;
  notes: string;
}>;

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
