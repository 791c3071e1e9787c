/** Tracks and their waiver forms; all fields assumed. */
import type { Assumed, Day, Key, Mention, Url, Word } from './assumed';

export const trackTypes = ['drag_strip', 'road_course', 'oval', 'kart', 'drift'] as const;
export const trackStatuses = ['active', 'inactive', 'pending'] as const;

export type Track = Assumed<{
  id: Key;
  trackCode: string;
  name: string;
  type: Word<typeof trackTypes>;
  length: string;
  surface: string;
  description: string;
  address1: string;
  address2: string;
  city: string;
  state: string;
  stateCode: string;
  country: string;
  zipCode: string;
  latitude: number;
  longitude: number;
  timezone: string;
  phone: string;
  email: string;
  website: Url;
  logo: Url;
  images: readonly Url[];
  capacity: number;
  sanctioningBody: string;
  hours: string;
  amenities: readonly string[];
  waiverTemplateId: Key;
  waiverRequired: boolean;
  /** The address of the form that racers sign. */
  waiverUrl: Url;
  w9Url: Url;
  commissionPercent: number;
  status: Word<typeof trackStatuses>;
  eventCount: number;
  subAdmins: readonly Mention[];
}>;

export type WaiverTemplate = Assumed<{
  id: Key;
  trackId: Key;
  title: string;
  version: string;
  /** HTML: shown as text, never as markup. */
  body: string;
  fileUrl: Url;
  fields: readonly {
    readonly key: string;
    readonly label: string;
    readonly type: string;
    readonly required: boolean;
  }[];
  language: string;
  effectiveFrom: Day;
  updatedBy: string;
}>;
