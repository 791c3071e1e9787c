/** Tickets of a booking; all fields assumed. */
import { dateTime, entity, flag, id, money, number, type RecordOf, stamps, text, word } from './field';
import { bookings, events, tickets } from './relations';
import { priceCurrencies } from './shared-names';

export const ticketTypes = ['racer', 'spectator', 'crew', 'parking', 'camping'] as const;
export const ticketStatuses = ['valid', 'used', 'cancelled', 'transferred', 'refunded', 'blocked'] as const;

const holders = [
  'holder',
  'attendee',
  'ticketHolder',
  'participant',
  'guest',
  'visitor',
  'racer',
  'driver',
  'person',
  'member',
  'user',
  'bearer',
  'owner',
  'assignee',
  'spectator',
];

export const ticket = entity({
  names: tickets,
  relations: { booking: bookings, event: events, holder: holders },
  fields: {
    ...stamps,
    id: id('=ticketNumber'),
    ticketNumber: text('code', 'serial', 'serialNumber', 'publicId', 'shortId'),
    bookingId: id('parentId'),
    bookingNumber: text('confirmationNumber', 'confirmationCode', '@booking.reference', '@booking.code'),
    eventId: id('@booking.eventId', '@booking.event.id'),
    eventName: text('@booking.eventName', '@booking.event.name'),
    ticketType: word(ticketTypes, 'ticketCategory', 'productType', 'audience', 'holderType'),
    ticketName: text('ticketTypeName', 'product', 'itemName', 'tier', 'description'),
    className: text('vehicleClass', 'eventClass', 'division'),
    category: text('ticketCategory', 'eventCategory'),
    holderName: text(
      'firstName+lastName',
      'givenName+familyName',
      'nameOnTicket',
      'fullName',
      'assignedTo',
      'issuedTo',
      'registrantName',
    ),
    holderEmail: text('email'),
    holderAge: number('age', '@holder.age'),
    seat: text('seatNumber', 'seating', 'place'),
    price: money(
      'amount',
      'total',
      'faceValue',
      'unitPrice',
      'cost',
      'pricePaid',
      'gross',
      'value',
      'finalPrice',
      'charge',
    ),
    currency: text(...priceCurrencies, '@booking.currency', '@event.currency'),
    qrCode: text(
      'qrCodeValue',
      'qrCodeData',
      'qrValue',
      'qr',
      'barcode',
      'secret',
      'scanCode',
      'qrData',
      'qrPayload',
      'barCodeData',
      'qrText',
      'qrToken',
    ),
    status: {
      ...word(ticketStatuses),
      // That it is not valid or expired may be said because it was used, or its event is over.
      endings: {
        open: ['valid'],
        by: {
          used: 'used',
          cancelled: 'cancelled',
          bookingCancelled: 'cancelled',
          refunded: 'refunded',
          blocked: 'blocked',
        },
      },
    },
    validFrom: dateTime('validStart', 'startsAt', 'validity.from', 'validity.start', 'validSince'),
    validUntil: dateTime('validEnd', 'validity.until', 'validity.to', 'validity.end', 'endsAt'),
    timezone: text('@event.timezone', '@booking.timezone'),
    isCheckedIn: flag('scanned', 'attended', 'isUsed'),
    checkedInAt: dateTime('checkin', 'usedAt', 'admissionAt', 'entryAt'),
    gate: text('entrance', 'door', 'checkin.gate', 'scanPoint'),
    scannedBy: text('scanner', 'operator', 'scannedByUser', 'admissionBy'),
    waiverSigned: flag('waiver', 'waiverAccepted', 'waiverSignedAt', 'isWaiverComplete'),
    vehicleNumber: text('raceNumber', 'bibNumber', 'startNumber', 'competitionNumber', 'bib', 'driverNumber'),
    transferredTo: text('transferTo', 'transferee', 'newHolder', 'transferredToEmail', 'newOwner'),
  },
  required: [
    'id',
    'ticketNumber',
    'bookingId',
    'holderName',
    'ticketType',
    'eventName',
    'price',
    'status',
    'isCheckedIn',
  ],
});

export type Ticket = RecordOf<typeof ticket>;
