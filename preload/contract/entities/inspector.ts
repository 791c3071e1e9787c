/** Inspectors and their teams; all fields assumed. */
import type { Assumed, Day, Key, Moment, Url, Word } from './assumed';

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
  role: Word<'lead' | 'inspector' | 'trainee'>;
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
  lastInspectionAt: Moment;
  status: Word<'available' | 'on_duty' | 'off' | 'suspended'>;
  photo: Url;
}>;
