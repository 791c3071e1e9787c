/** An event that a visitor wishes for; all fields assumed. */
import type { Assumed, DateTime, Key, Word } from './assumed';
import type { visitorTypes } from './visitor';

export const wishSources = ['app', 'web'] as const;

export type Wish = Assumed<{
  id: Key;
  userId: Key;
  userName: string;
  userEmail: string;
  userType: Word<typeof visitorTypes>;
  eventId: Key;
  eventName: string;
  trackId: Key;
  trackName: string;
  eventStartDate: DateTime;
  timezone: string;
  eventStatus: string;
  ticketsAvailable: number;
  wishlistedAt: DateTime;
  notified: boolean;
  converted: boolean;
  bookingId: Key;
  source: Word<typeof wishSources>;
}>;
