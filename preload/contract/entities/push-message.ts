/** A push message and what became of it; all fields assumed. */
import type { Assumed, Key, Moment, Url, Word } from './assumed';

export type PushMessage = Assumed<{
  id: Key;
  title: string;
  body: string;
  audience: Word<'all' | 'racers' | 'spectators' | 'event' | 'track' | 'custom'>;
  eventId: Key;
  trackId: Key;
  userIds: readonly Key[];
  deepLink: string;
  imageUrl: Url;
  recipientCount: number;
  deliveredCount: number;
  failedCount: number;
  openedCount: number;
  status: Word<'draft' | 'scheduled' | 'sending' | 'sent' | 'failed' | 'cancelled'>;
  scheduledAt: Moment;
  sentAt: Moment;
  sentBy: string;
}>;
