/** An event that a visitor wishes for; all fields assumed. */
import type { Assumed, Key, Moment, Word } from './assumed';

export type Wish = Assumed<{
  id: Key;
  userId: Key;
  userName: string;
  userEmail: string;
  userType: Word<'racer' | 'spectator'>;
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
  source: Word<'app' | 'web'>;
}>;
