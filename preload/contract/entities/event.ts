/** Events and what the website shows of them; all fields assumed. */
import type { Assumed, DateTime, Day, Key, Money, TimeOfDay, Url, Word } from './assumed';
import type { visitorTypes } from './visitor';

export const eventTypes = ['drag', 'circuit', 'drift', 'autocross', 'karting', 'test_and_tune'] as const;
export const eventStatuses = ['draft', 'published', 'live', 'paused', 'completed', 'cancelled', 'postponed'] as const;
export const scheduleTypes = ['gate', 'tech', 'meeting', 'practice', 'qualifying', 'race', 'ceremony'] as const;
export const scheduleStatuses = ['on_time', 'delayed', 'cancelled'] as const;

export type Event = Assumed<{
  id: Key;
  eventCode: string;
  name: string;
  slug: string;
  /** HTML: shown as text, never as markup. */
  description: string;
  eventType: Word<typeof eventTypes>;
  trackId: Key;
  trackName: string;
  organizerName: string;
  startDate: DateTime;
  endDate: DateTime;
  timezone: string;
  gateOpenTime: TimeOfDay;
  registrationStart: DateTime;
  registrationEnd: DateTime;
  salesEnd: DateTime;
  bannerImage: Url;
  status: Word<typeof eventStatuses>;
  isPublic: boolean;
  racerCapacity: number;
  racerSold: number;
  spectatorCapacity: number;
  spectatorSold: number;
  minPrice: Money;
  currency: string;
  address: string;
  city: string;
  state: string;
  latitude: number;
  longitude: number;
  wishlistCount: number;
  rulesUrl: Url;
  contactEmail: string;
  weatherPolicy: string;
}>;

export type EventLatest = Assumed<{
  eventId: Key;
  title: string;
  subtitle: string;
  heroImage: Url;
  countdownTo: DateTime;
  timezone: string;
  ctaLabel: string;
  ctaUrl: Url;
  highlights: readonly string[];
  sponsors: readonly { readonly name: string; readonly logo: Url; readonly url: Url }[];
  alerts: readonly string[];
  ticketFrom: Money;
  currency: string;
  shareUrl: Url;
}>;

export type EventSchedule = Assumed<{
  id: Key;
  eventId: Key;
  day: Day;
  startTime: TimeOfDay;
  endTime: TimeOfDay;
  title: string;
  className: string;
  location: string;
  type: Word<typeof scheduleTypes>;
  sortOrder: number;
  notes: string;
  status: Word<typeof scheduleStatuses>;
}>;

export type EventClass = Assumed<{
  id: Key;
  eventId: Key;
  name: string;
  code: string;
  categoryId: Key;
  description: string;
  entryFee: Money;
  currency: string;
  capacity: number;
  sold: number;
  remaining: number;
  minAge: number;
  licenseRequired: string;
  indexOrDial: string;
  payout: string;
  rulesUrl: Url;
  sortOrder: number;
}>;

export type EventCategory = Assumed<{
  id: Key;
  eventId: Key;
  name: string;
  slug: string;
  type: Word<typeof visitorTypes>;
  description: string;
  icon: Url;
  classCount: number;
  ticketCount: number;
  color: string;
  sortOrder: number;
}>;

/** What a racer may buy back, per class and round. */
export type EventBuyback = Assumed<{
  eventId: Key;
  enabled: boolean;
  className: string;
  round: number;
  price: Money;
  currency: string;
  maxPerRacer: number;
  opensAt: DateTime;
  closesAt: DateTime;
  sold: number;
  available: number;
  rules: string;
  refundable: boolean;
}>;
