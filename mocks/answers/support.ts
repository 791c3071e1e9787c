/** Push messages. The demo sends nothing; the answer contains the number of recipients. */
import type { PushMessage } from '@contract/entities/push-message';
import { ticketStatuses } from '@contract/entities/ticket';
import { isVoid } from '@contract/entities/ticket-entries';
import { dateTimeText } from '../seeds/calendar';
import type { Sales } from '../seeds/sales';
import { firstVisitorId } from '../seeds/visitors';
import { type AnswersOf, type Context, Did } from './context';
import { unacceptable } from './refusal';

interface Audience {
  readonly audience: string;
  readonly eventId?: string | number | undefined;
  readonly trackId?: string | number | undefined;
  readonly userIds?: readonly (string | number)[] | undefined;
}

/** People who cancelled or were refunded get no messages about the event. */
const hasValidTicket = ({ firstTicket, ticketStatus }: Sales, booking: number): boolean =>
  ticketStatus.subarray(firstTicket[booking], firstTicket[booking + 1]).some((code) => !isVoid(ticketStatuses[code]));

/** The number of recipients of a message. An empty audience has none. */
const recipients = ({ demo }: Context, { audience, eventId, trackId, userIds = [] }: Audience): number => {
  const { visitors, sales, events } = demo.seedData();
  const isRacer = (id: unknown): boolean => visitors[Number(id) - firstVisitorId]?.racer === true;
  const seen = demo.visitors.all();
  if (audience === 'all') return seen.length;
  if (audience === 'racers') return seen.filter(({ id }) => isRacer(id)).length;
  if (audience === 'spectators') return seen.filter(({ id }) => !isRacer(id)).length;
  if (audience === 'custom') return new Set(userIds.filter((id) => demo.visitors.get(id)).map(String)).size;
  const people = new Set<number>();
  for (let index = 0; index < sales.count; index += 1) {
    const event = events[sales.event[index] ?? 0];
    const fits =
      audience === 'event' ? String(event?.id) === String(eventId) : String(event?.track.id) === String(trackId);
    if (fits && demo.seesTrack(event?.track.id) && hasValidTicket(sales, index)) people.add(sales.visitor[index] ?? 0);
  }
  return people.size;
};

const makeMessages = (): PushMessage[] => [];

export const support = {
  sendPush: (input, context) => {
    const { demo, person, now } = context;
    const field = input.audience === 'event' ? 'eventId' : input.audience === 'track' ? 'trackId' : undefined;
    if (field !== undefined && input[field] === undefined)
      return unacceptable(`Choose ${field === 'eventId' ? 'an event' : 'a track'}.`, { [field]: 'Choose one.' });
    const scheduled = input.scheduledAt === undefined ? now : Date.parse(input.scheduledAt);
    if (scheduled < now - 60_000)
      return unacceptable('That time has passed.', { scheduledAt: 'Choose a future time.' });
    const count = recipients(context, input);
    if (count === 0)
      return unacceptable('This message has no recipients.', { audience: 'Choose at least one recipient.' });
    const later = scheduled > now;
    const failed = Math.floor(count / 50);
    const sent = demo.collectionOf(makeMessages).insert((id) => ({
      id,
      title: input.title,
      body: input.body,
      audience: input.audience,
      eventId: input.eventId ?? null,
      trackId: input.trackId ?? null,
      userIds: input.userIds ?? [],
      deepLink: input.deepLink ?? null,
      imageUrl: input.imageUrl ?? null,
      recipientCount: count,
      deliveredCount: later ? 0 : count - failed,
      failedCount: later ? 0 : failed,
      openedCount: 0,
      status: later ? 'scheduled' : 'sent',
      scheduledAt: later ? dateTimeText(scheduled) : null,
      sentAt: later ? null : dateTimeText(now),
      sentBy: person?.fullName ?? null,
      createdAt: dateTimeText(now),
      updatedAt: dateTimeText(now),
      createdBy: person?.id ?? null,
      isActive: true,
    }));
    const people = count === 1 ? 'one visitor' : `${count.toLocaleString('en-US')} visitors`;
    return new Did(later ? `The message is scheduled for ${people}.` : `The message was sent to ${people}.`, sent);
  },
} satisfies AnswersOf<'support'>;
