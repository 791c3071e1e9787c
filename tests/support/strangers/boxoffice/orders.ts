/** The box office's events with quotas, orders with positions, payments and refunds, and positions alone. */
import { area } from '../area.ts';
import { validityOf } from '../truth/sales.ts';
import type { Booking, Ticket } from '../truth/types.ts';
import { decimal, type View } from '../truth/view.ts';
import { i18n, idOf, local, numbering, utc, word } from './format.ts';

const answer = (identifier: string, question: string, text: string) => ({
  question_identifier: identifier,
  question: i18n(question),
  answer: text,
});

/** An event as it is expanded into an order. */
export const eventOf = (view: View, n: number) => {
  const event = view.event(n);
  const track = view.track(event.track);
  return {
    slug: idOf('events', n),
    name: i18n(event.name, event.nameEs),
    currency: track.currency,
    date_from: local(event.start, track.timezone),
    venue: { id: idOf('tracks', track.n), name: track.name },
  };
};

const positionOf = (view: View, ticket: Ticket) => {
  const booking = view.booking(ticket.booking);
  const zone = view.trackOf(booking.event).timezone;
  const validity = validityOf(view.event(booking.event), zone);
  return {
    id: idOf('tickets', ticket.n),
    order: idOf('bookings', booking.n),
    positionid: view.ticketsOf(booking.n).findIndex((each) => each.n === ticket.n) + 1,
    ticket_code: numbering.ticket(ticket.n),
    event: idOf('events', booking.event),
    customer: idOf('visitors', booking.visitor),
    product: { kind: word('ticket.ticketType', ticket.type), name: i18n(ticket.name) },
    variation: ticket.className === undefined ? null : i18n(ticket.className),
    price: decimal(ticket.price),
    attendee_name: ticket.holderName,
    attendee_email: ticket.holderEmail,
    canceled: ticket.status === 'cancelled' || ticket.status === 'refunded',
    blocked: ticket.status === 'blocked' ? ['admin'] : null,
    answers: [
      answer('age', 'Age on the first day', String(ticket.holderAge)),
      ...(ticket.vehicleNumber === undefined ? [] : [answer('car_number', 'Car number', ticket.vehicleNumber)]),
      answer('waiver', 'Waiver signed', ticket.waiverSigned ? 'True' : 'False'),
    ],
    checkins:
      ticket.checkedInAt === undefined
        ? []
        : [{ type: 'entry', datetime: utc(ticket.checkedInAt), list: ticket.gate, scanned_by: ticket.scannedBy }],
    secret: `${numbering.ticket(ticket.n).toLowerCase()}${ticket.n * 7919}`,
    valid_from: local(validity.from, zone),
    valid_until: local(validity.until, zone),
  };
};

const paymentsOf = (view: View, booking: Booking) => {
  const provider = word('booking.paymentMethod', booking.method);
  const state = booking.payment === 'failed' ? 'failed' : booking.payment === 'unpaid' ? 'created' : 'confirmed';
  return {
    payments: [{ local_id: 1, state, provider, amount: decimal(booking.total), created: utc(booking.at) }],
    refunds: view.season.transactions
      .filter((each) => each.booking === booking.n && each.type === 'refund')
      .map((each, index) => ({
        local_id: index + 1,
        state: 'done',
        provider,
        amount: decimal(each.amount),
        execution_date: utc(each.at),
        comment: each.reason,
      })),
  };
};

export const orders = (view: View, base: string) => ({
  events: area('events', view, {
    row: (event) => {
      const track = view.track(event.track);
      const quota = (name: string, size: number, type: 'racer' | 'spectator') => {
        const sold = view.sold(event.n, type).length;
        return { name: i18n(name), audience: `${type}s`, size, sold, available_number: size - sold };
      };
      return {
        ...eventOf(view, event.n),
        code: event.code,
        status: word('event.status', event.status),
        format: i18n(word('event.eventType', event.type)),
        timezone: track.timezone,
        date_to: local(event.end, track.timezone),
        presale_start: local(event.registrationStart, track.timezone),
        presale_end: local(event.salesEnd, track.timezone),
        venue: {
          id: idOf('tracks', track.n),
          name: track.name,
          address: { address_1: track.address1, city: track.city, region: track.state },
        },
        quotas: [
          quota('Racers', event.racerCapacity, 'racer'),
          quota('Spectators', event.spectatorCapacity, 'spectator'),
        ],
        minimum_ticket_price: { major_value: '10.00', currency: track.currency },
        is_public: event.isPublic,
        organizer: { name: event.organizer, email: event.contactEmail },
        description: i18n(event.description),
        weather_policy: i18n(event.weatherPolicy),
        rules_url: event.rulesUrl,
        logo: { url: `${base}/media/events/${event.n}.png` },
      };
    },
    currency: 'minimum_ticket_price.currency',
    paths: {
      eventCode: 'code',
      name: 'name.en',
      eventType: 'format.en',
      status: 'status',
      trackName: 'venue.name',
      city: 'venue.address.city',
      state: 'venue.address.region',
      address: 'venue.address.address_1',
      startDate: 'date_from',
      endDate: 'date_to',
      registrationStart: 'presale_start',
      salesEnd: 'presale_end',
      racerSold: 'quotas[audience=racers].sold',
      racerCapacity: 'quotas[audience=racers].size',
      spectatorSold: 'quotas[audience=spectators].sold',
      spectatorCapacity: 'quotas[audience=spectators].size',
      minPrice: 'minimum_ticket_price.major_value',
      organizerName: 'organizer.name',
      contactEmail: 'organizer.email',
      isPublic: 'is_public',
      description: 'description.en',
      weatherPolicy: 'weather_policy.en',
      rulesUrl: 'rules_url',
    },
  }),
  bookings: area('bookings', view, {
    // One letter says both; it says nothing of the payment of an order that failed, expired or was canceled.
    omits: ({ status, payment }, column) =>
      column === 'paymentStatus' && (payment === 'failed' || status === 'expired' || status === 'cancelled'),
    row: (booking) => {
      const visitor = view.visitor(booking.visitor);
      return {
        code: idOf('bookings', booking.n),
        event: eventOf(view, booking.event),
        status: word('booking.bookingStatus', booking.status),
        datetime: utc(booking.at),
        sales_channel: word('booking.channel', booking.channel),
        customer: {
          identifier: idOf('visitors', booking.visitor),
          name: view.nameOf(booking.visitor),
          kind: word('booking.userType', visitor.type),
        },
        email: visitor.email,
        phone: visitor.phone,
        items_total: decimal(booking.subTotal),
        voucher: booking.promoCode ?? null,
        discount: decimal(booking.discount),
        tax_value: decimal(booking.tax),
        fees: [{ fee_type: 'service', value: decimal(booking.serviceFee) }],
        total: decimal(booking.total),
        comment: booking.notes ?? '',
        positions: view.ticketsOf(booking.n).map((ticket) => positionOf(view, ticket)),
        ...paymentsOf(view, booking),
      };
    },
    currency: 'event.currency',
    paths: {
      bookingNumber: 'code',
      userName: 'customer.name',
      userType: 'customer.kind',
      userEmail: 'email',
      userPhone: 'phone',
      eventName: 'event.name.en',
      eventDate: 'event.date_from',
      trackName: 'event.venue.name',
      bookingDate: 'datetime',
      ticketCount: '~positions',
      checkedInCount: '~positions',
      subTotal: 'items_total',
      discount: 'discount',
      promoCode: 'voucher',
      tax: 'tax_value',
      serviceFee: 'fees[fee_type=service].value',
      total: 'total',
      bookingStatus: '?status',
      paymentStatus: '?status',
      paymentMethod: 'payments.0.provider',
      channel: 'sales_channel',
      notes: 'comment',
    },
  }),
  tickets: area('tickets', view, {
    omits: ({ status }, column) => column === 'status' && (status === 'refunded' || status === 'transferred'),
    row: (ticket) => positionOf(view, ticket),
    paths: {
      ticketNumber: 'ticket_code',
      bookingNumber: 'order',
      ticketType: 'product.kind',
      ticketName: 'product.name.en',
      className: 'variation.en',
      holderName: 'attendee_name',
      holderEmail: 'attendee_email',
      holderAge: 'answers[question_identifier=age].answer',
      vehicleNumber: 'answers[question_identifier=car_number].answer',
      waiverSigned: 'answers[question_identifier=waiver].answer',
      price: 'price',
      status: '~canceled',
      isCheckedIn: '~checkins',
      checkedInAt: 'checkins.0.datetime',
      gate: 'checkins.0.list',
      scannedBy: 'checkins.0.scanned_by',
      validFrom: 'valid_from',
      validUntil: 'valid_until',
    },
  }),
});
