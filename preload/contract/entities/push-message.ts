/** A push message and what became of it; all fields assumed. */
import type { Assumed, DateTime, Key, Url, Word } from './assumed';

/** Who receives a message. `custom` names people; an empty list means no one, never everyone. */
export const pushAudiences = ['all', 'racers', 'spectators', 'event', 'track', 'custom'] as const;
export const pushStatuses = ['draft', 'scheduled', 'sending', 'sent', 'failed', 'cancelled'] as const;

export type PushMessage = Assumed<{
  id: Key;
  title: string;
  body: string;
  audience: Word<typeof pushAudiences>;
  eventId: Key;
  trackId: Key;
  userIds: readonly Key[];
  deepLink: string;
  imageUrl: Url;
  recipientCount: number;
  deliveredCount: number;
  failedCount: number;
  openedCount: number;
  status: Word<typeof pushStatuses>;
  scheduledAt: DateTime;
  sentAt: DateTime;
  sentBy: string;
}>;
