/** Inspectors and their teams; all fields assumed. */
import type { Assumed, DateTime, Day, Key, Url, Word } from './assumed';

export const inspectorRoles = ['lead', 'inspector', 'trainee'] as const;
export const inspectorStatuses = ['available', 'on_duty', 'off', 'suspended'] as const;

export type Inspector = Assumed<{
  id: Key;
  inspectorCode: string;
  firstName: string;
  lastName: string;
  fullName: string;
  email: string;
  phone: string;
  teamId: Key;
  teamName: string;
  role: Word<typeof inspectorRoles>;
  certification: string;
  certificationNumber: string;
  certificationExpires: Day;
  trackId: Key;
  trackName: string;
  disciplines: readonly string[];
  badgeNumber: string;
  inspectionsToday: number;
  totalInspections: number;
  /** 0 to 1. */
  passRate: number;
  lastInspectionAt: DateTime;
  status: Word<typeof inspectorStatuses>;
  photo: Url;
}>;
