/** Events and what the website shows of them; all fields assumed. */
import { dateTime, entity, flag, id, money, number, type RecordOf, stamps, text, time, url, word } from './field';
import { events, tracks } from './relations';
import { priceCurrencies, states } from './shared-names';

export const eventTypes = ['drag', 'circuit', 'drift', 'autocross', 'karting', 'test_and_tune'] as const;
export const eventStatuses = ['draft', 'published', 'live', 'paused', 'completed', 'cancelled', 'postponed'] as const;

export const event = entity({
  names: [...events, 'calendarEntry'],
  relations: { track: tracks },
  fields: {
    ...stamps,
    id: id('=slug', '=eventCode'),
    eventCode: text('shortName', 'short', 'number', 'publicId', 'identifier'),
    name: text('displayName', 'headline', 'summary'),
    slug: text('urlKey', 'permalink', 'handle', 'seoName'),
    /** HTML: shown as text, never as markup. */
    description: text('details, body, about, longDescription, content, info, descriptionHtml, text, blurb'),
    eventType: word(eventTypes, 'discipline', 'category', 'format', 'sport', 'series'),
    trackId: id(),
    trackName: text('locationDetails.venueName', 'held.at'),
    organizerName: text('host', 'promoter', 'organization', 'organisedBy', 'organizedBy', 'runBy', 'club'),
    startDate: dateTime('startsAt', 'dateFrom', 'date', 'schedule.start', 'firstDay', 'opensAt', 'when'),
    endDate: dateTime('dateTo', 'schedule.end', 'lastDay', 'until'),
    timezone: text('@track.timezone'),
    gateOpenTime: time('gateTime', 'doorsOpen', 'doors', 'admissionTime'),
    registrationStart: dateTime(
      'registrationOpens',
      'registrationFrom',
      'presaleStart',
      'salesStart',
      'entriesOpen',
      'onSaleAt',
    ),
    registrationEnd: dateTime(
      'registrationCloses, registrationTo, registrationDeadline, registration.until, entriesClose',
      'entryDeadline, deadline',
    ),
    salesEnd: dateTime('presaleEnd', 'salesClose', 'ticketSalesEnd', 'offSaleAt', 'bookingDeadline', 'salesUntil'),
    bannerImage: url('image, cover, hero, poster, headerImage, thumbnail, media.banner, artwork, flyer'),
    status: word(eventStatuses, 'lifecycleStatus', 'phase', 'stage'),
    isPublic: flag('listed', 'visible', 'visibleToPublic', 'publiclyVisible', 'showOnWebsite', 'isPublished'),
    racerCapacity: number('entryLimit', 'participantCapacity', 'racer.total', 'racerPlaces', 'gridSize'),
    racerSold: number(
      'racersRegistered, racerTicketsSold, racerCount, entries, participantsSold, racerEntries',
      'racersBooked',
    ),
    spectatorCapacity: number('audienceCapacity', 'spectatorPlaces'),
    spectatorSold: number('spectatorTicketsSold', 'spectatorCount', 'spectatorsBooked', 'registeredSpectators'),
    minPrice: money('lowestTicketPrice, priceFrom, startingPrice, ticketsFrom, cheapest, price, startingAt'),
    currency: text(...priceCurrencies, 'minPrice.currency'),
    address: text('addressLine', 'addressLine1', 'street', 'streetAddress', 'venueAddress', '@track.address'),
    city: text('address.city', '@track.city'),
    state: text('province', ...states.slice(1), 'address.state', '@track.state'),
    latitude: number('geoLat', 'coordinates.lat', 'position.lat', '@track.latitude'),
    longitude: number('geoLon', 'coordinates.lng', 'position.lng', '@track.longitude'),
    wishlistCount: number('wishes, favorites, saves, savedCount, likes, interested, watchers, wishlisted'),
    rulesUrl: url('ruleBook', 'rulebookUrl', 'regulationsUrl', 'termsUrl'),
    contactEmail: text('email', 'organizerEmail', 'supportEmail', 'infoEmail'),
    weatherPolicy: text('rainPolicy', 'weather', 'rainOutPolicy', 'badWeatherPolicy', 'rainOut', 'weatherNote'),
  },
  required: ['id', 'eventCode', 'name', 'trackName', 'startDate', 'status'],
});

export type Event = RecordOf<typeof event>;
