/** An event that a visitor wishes for; all fields assumed. */
import { dateTime, entity, flag, id, number, type RecordOf, stamps, text, word } from './field';
import { events, people, tracks } from './relations';
import { eventTrackIds, eventTrackNames } from './shared-names';
import { visitorTypes } from './visitor-types';

const wishSources = ['app', 'web'] as const;

export const wish = entity({
  names: ['wish', 'wishlist', 'wishlistItem', 'favorite', 'favourite', 'watch', 'savedEvent', 'interest', 'bookmark'],
  relations: { user: people, event: events, track: tracks, booking: ['booking', 'order', 'reservation', 'purchase'] },
  fields: {
    ...stamps,
    id: id(),
    userId: id(),
    userName: text('firstName+lastName', 'fullName'),
    userEmail: text('email'),
    userType: word(visitorTypes, 'audience'),
    eventId: id(),
    eventName: text('title'),
    trackId: id(...eventTrackIds),
    trackName: text(...eventTrackNames),
    eventStartDate: dateTime('startDate', '@event.date'),
    timezone: text('@event.timezone', '@track.timezone'),
    eventStatus: text('@event.state'),
    ticketsAvailable: number(
      'available',
      'ticketsLeft',
      'remaining',
      'remainingTickets',
      'availability',
      'seatsLeft',
      'stock',
      '@event.ticketsAvailable',
      '@event.available',
      '@event.remaining',
      '@event.ticketsLeft',
      '@event.ticketsRemaining',
    ),
    wishlistedAt: dateTime(
      'addedAt',
      'savedAt',
      'favoritedAt',
      'favouritedAt',
      'wishedAt',
      'date',
      'likedAt',
      'at',
      '=createdAt',
    ),
    notified: flag('notificationSent', 'told', 'informed', 'notifiedAt', 'alertSent', 'alerted'),
    converted: flag(
      'purchased',
      'booked',
      'bought',
      'convertedToBooking',
      'convertedToOrder',
      'convertedAt',
      'conversion',
    ),
    bookingId: id(),
    source: word(wishSources, 'channel', 'platform', 'origin', 'via', 'device', 'addedFrom'),
  },
  required: ['id', 'userName', 'eventName', 'wishlistedAt'],
});

export type Wish = RecordOf<typeof wish>;
