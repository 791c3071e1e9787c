/** An event that a visitor wishes for; all fields assumed. */
import type { Assumed, Key, Moment, Word } from './assumed';
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
  eventStartDate: Moment;
  timezone: string;
  eventStatus: string;
  ticketsAvailable: number;
  wishlistedAt: Moment;
  notified: boolean;
  converted: boolean;
  bookingId: Key;
  source: Word<typeof wishSources>;
}>;
