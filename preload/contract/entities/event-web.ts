/** What the website shows of an event; all fields assumed. */
import {
  date,
  dateTime,
  entity,
  flag,
  id,
  money,
  number,
  type RecordOf,
  records,
  stamps,
  text,
  texts,
  time,
  url,
  word,
} from './field';
import { categories, events } from './relations';
import { priceCurrencies } from './shared-names';
import { visitorTypes } from './visitor-types';

const scheduleTypes = ['gate', 'tech', 'meeting', 'practice', 'qualifying', 'race', 'ceremony'] as const;
export const scheduleStatuses = ['on_time', 'delayed', 'cancelled'] as const;

const classNames = [
  'class',
  'class.name',
  'raceClass',
  'raceClass.name',
  'eventClass',
  'eventClass.name',
  'division',
  'vehicleClass',
  'group',
];

export const eventLatest = entity({
  names: ['latest', 'eventLatest', 'latestEvent', 'nextEvent'],
  relations: { event: events },
  fields: {
    ...stamps,
    eventId: id('id'),
    title: text('eventName', 'headline', 'heading'),
    subtitle: text('subTitle', 'tagline', 'subheading', 'teaser', 'summary', 'strapline'),
    heroImage: url('banner', 'image', 'cover', 'background', 'poster'),
    countdownTo: dateTime('countdown', 'startDate', 'eventDate', 'date', 'countdownUntil'),
    timezone: text('@event.timezone'),
    ctaLabel: text('buttonText', 'buttonLabel', 'ctaText', 'callToAction', 'actionLabel'),
    ctaUrl: url('buttonUrl', 'ticketUrl', 'bookingUrl', 'actionUrl'),
    highlights: texts('features', 'bullets', 'points', 'keyPoints'),
    sponsors: records(
      {
        name: text('sponsorName'),
        logo: url('image'),
        url: url('link', 'website', 'href'),
      },
      'partners',
      'supporters',
    ),
    alerts: texts('notices', 'warnings', 'announcements', 'messages', 'notifications'),
    ticketFrom: money('priceFrom', 'minPrice', 'startingPrice', 'price'),
    currency: text(...priceCurrencies, '@event.currency'),
    shareUrl: url('publicUrl', 'permalink', 'url', 'link'),
  },
  required: ['eventId', 'title', 'countdownTo'],
});

export type EventLatest = RecordOf<typeof eventLatest>;

export const eventSchedule = entity({
  names: ['schedule', 'scheduleItem', 'session', 'slot', 'agendaItem', 'timetableItem', 'item'],
  relations: { event: ['event', 'race', 'meeting'] },
  fields: {
    ...stamps,
    id: id(),
    eventId: id(),
    day: date('date', 'eventDay'),
    startTime: time('from', 'time', 'at'),
    endTime: time('to', 'until'),
    /** Instants, from servers that send these instead of the times at the track. */
    startsAt: dateTime('from', 'at'),
    endsAt: dateTime('to', 'until'),
    title: text('activity', 'heading', 'description', 'what', 'summary'),
    className: text(...classNames),
    location: text('place', 'where', 'area', 'venue', 'lane', 'zone', 'room'),
    type: word(scheduleTypes, 'category', 'activityType'),
    sortOrder: number('order', 'sort', 'position', 'sequence', 'index', 'seq', 'displayOrder'),
    notes: text('info'),
    status: word(scheduleStatuses),
  },
  required: ['id', 'day', 'startTime', 'title'],
});

export type EventSchedule = RecordOf<typeof eventSchedule>;

export const eventClass = entity({
  names: ['class', 'eventClass', 'raceClass', 'division'],
  relations: { event: events, category: categories },
  fields: {
    ...stamps,
    id: id('=code'),
    eventId: id(),
    name: text('displayName'),
    code: text('shortName', 'short', 'abbreviation', 'abbr', 'symbol'),
    categoryId: id(),
    description: text('details', 'about', 'info'),
    entryFee: money('fee', 'price', 'cost', 'entryPrice', 'registrationFee', 'amount', 'gross'),
    currency: text(...priceCurrencies, '@event.currency', 'entryFee.currency'),
    capacity: number('places', 'size', 'slots', 'spots'),
    sold: number('booked', 'registered', 'entries', 'used', 'filled', 'occupied', 'entered'),
    remaining: number('available', 'left', 'free', 'open', 'availability'),
    minAge: number('ageLimit', 'ageFrom'),
    licenseRequired: text('license', 'licenseClass'),
    indexOrDial: text('index', 'dial', 'dialIn', 'breakout', 'indexDial'),
    payout: text('purse', 'prize', 'prizeMoney', 'winnings'),
    rulesUrl: url('rulebookUrl', 'regulationsUrl', 'ruleBook'),
    sortOrder: number('order', 'sort', 'position', 'sequence', 'seq', 'displayOrder'),
  },
  required: ['id', 'name', 'entryFee', 'capacity', 'sold'],
});

export type EventClass = RecordOf<typeof eventClass>;

export const eventCategory = entity({
  names: ['category', 'eventCategory', 'group'],
  relations: { event: events },
  fields: {
    ...stamps,
    id: id('=slug'),
    eventId: id(),
    name: text('displayName'),
    slug: text('handle', 'key', 'urlKey', 'code'),
    type: word(visitorTypes, 'audience', 'userType', 'for', 'appliesTo'),
    description: text('details', 'about', 'info'),
    icon: url('image', 'logo', 'symbol'),
    classCount: number(),
    ticketCount: number('ticketsSold', 'sold'),
    color: text('hexColor', 'hex', 'colorCode', 'tint'),
    sortOrder: number('order', 'sort', 'position', 'sequence', 'seq', 'displayOrder'),
  },
  required: ['id', 'name', 'type'],
});

export type EventCategory = RecordOf<typeof eventCategory>;

/** What a racer may buy back, per class and round. */
export const eventBuyback = entity({
  names: ['buyback', 'buybackOffer', 'offer', 'reentry'],
  relations: { event: events },
  fields: {
    ...stamps,
    isActive: flag(),
    eventId: id(),
    enabled: flag('active', 'open', 'on', 'allowed', 'offered', 'hasBuyback'),
    className: text(...classNames),
    round: number('afterRound', 'eliminationRound'),
    price: money('fee', 'cost', 'amount', 'gross', 'rate'),
    currency: text(...priceCurrencies, '@event.currency'),
    maxPerRacer: number('perRacer', 'maxPerPerson', 'maxPerUser', 'maxPerEntry', 'maxPerParticipant'),
    opensAt: dateTime('opens', 'startsAt', 'openFrom', 'availableFrom', 'from', 'salesStart'),
    closesAt: dateTime('endsAt', 'openUntil', 'availableUntil', 'until', 'to', 'deadline', 'salesEnd'),
    sold: number('used', 'purchased', 'bought'),
    available: number('remaining', 'left', 'stock', 'places', 'open'),
    rules: text('terms', 'conditions', 'description', 'notes'),
    refundable: flag('canRefund', 'refunds', 'refundsAllowed'),
  },
  required: ['className', 'round', 'price', 'opensAt', 'closesAt'],
});

export type EventBuyback = RecordOf<typeof eventBuyback>;
