/** The garage's events, bookings and tickets. A list names users and events by key and has them in tables beside it. */
import { area } from '../area.ts';
import type { Json } from '../host.ts';
import type { Booking, Ticket } from '../truth/types.ts';
import type { View } from '../truth/view.ts';
import { compact, idOf, numbering, unix, word } from './format.ts';

/** Users and events by key, as lists have them beside their rows. */
export const sideTables = (view: View): Json => ({
  users: Object.fromEntries(
    view.season.visitors.map((visitor) => [
      idOf('visitors', visitor.n),
      {
        name: view.nameOf(visitor.n),
        email: visitor.email,
        phone: visitor.phone,
        kind: word('booking.userType', visitor.type),
      },
    ]),
  ),
  events: Object.fromEntries(
    view.season.events.map((event) => [
      idOf('events', event.n),
      {
        title: event.name,
        starts_at: unix(event.start),
        track_id: idOf('tracks', event.track),
        track_name: view.track(event.track).name,
      },
    ]),
  ),
});

const ticketRow = (view: View, ticket: Ticket) => {
  const booking = view.booking(ticket.booking);
  return compact({
    no: numbering.ticket(ticket.n),
    booking: { id: idOf('bookings', booking.n), ref: numbering.booking(booking.n) },
    event_id: idOf('events', booking.event),
    user_id: idOf('visitors', booking.visitor),
    kind: word('ticket.ticketType', ticket.type),
    label: ticket.name,
    state: word('ticket.status', ticket.status),
    holder: { name: ticket.holderName, email: ticket.holderEmail },
    racing: ticket.className === undefined ? null : { class: ticket.className, car: ticket.vehicleNumber },
    price_cents: ticket.price,
    currency: view.currencyOf(booking.event).toLowerCase(),
    waiver_signed: ticket.waiverSigned,
    scan:
      ticket.checkedInAt === undefined
        ? null
        : { at: unix(ticket.checkedInAt), gate: ticket.gate, by: ticket.scannedBy },
    code: `PWX${(ticket.n * 104_729).toString(36).toUpperCase()}`,
    created_at: unix(booking.at),
  });
};

const bookingRow = (view: View, booking: Booking) => {
  const own = view.ticketsOf(booking.n);
  return compact({
    ref: numbering.booking(booking.n),
    user_id: idOf('visitors', booking.visitor),
    event_id: idOf('events', booking.event),
    state: word('booking.bookingStatus', booking.status),
    payment: {
      state: word('booking.paymentStatus', booking.payment),
      method: word('booking.paymentMethod', booking.method),
    },
    amounts: {
      currency: view.currencyOf(booking.event).toLowerCase(),
      subtotal_cents: booking.subTotal,
      discount_cents: booking.discount,
      tax_cents: booking.tax,
      fee_cents: booking.serviceFee,
      total_cents: booking.total,
      refunded_cents: booking.refunded,
    },
    promo: booking.promoCode,
    sold_via: word('booking.channel', booking.channel),
    tickets_count: own.length,
    scanned_count: view.checkedIn(own).length,
    note: booking.notes,
    created_at: unix(booking.at),
  });
};

export const sales = (view: View, base: string) => ({
  events: area('events', view, {
    row: (event) => {
      const track = view.track(event.track);
      return {
        title: event.name,
        short: event.code,
        kind: word('event.eventType', event.type),
        phase: word('event.status', event.status),
        track: {
          id: idOf('tracks', track.n),
          name: track.name,
          city: track.city,
          region: track.state,
          tz: track.timezone,
        },
        starts_at: unix(event.start),
        ends_at: unix(event.end),
        gates_open: event.gateOpen,
        signup: { opens_at: unix(event.registrationStart), closes_at: unix(event.registrationEnd) },
        sales_close_at: unix(event.salesEnd),
        spots: {
          drivers: { sold: view.sold(event.n, 'racer').length, max: event.racerCapacity },
          fans: { sold: view.sold(event.n, 'spectator').length, max: event.spectatorCapacity },
        },
        from_price: { cents: 1000, currency: track.currency.toLowerCase() },
        hearts_count: view.season.wishes.filter((wish) => wish.event === event.n).length,
        run_by: event.organizer,
        about: event.description,
        rain_rule: event.weatherPolicy,
        public: event.isPublic,
        email: event.contactEmail,
        banner_url: `${base}/files/events/${event.n}.png`,
      };
    },
    currency: 'from_price.currency',
    paths: {
      eventCode: 'short',
      name: 'title',
      eventType: 'kind',
      status: 'phase',
      trackName: 'track.name',
      city: 'track.city',
      state: 'track.region',
      startDate: 'starts_at',
      endDate: 'ends_at',
      gateOpenTime: 'gates_open',
      registrationStart: 'signup.opens_at',
      registrationEnd: 'signup.closes_at',
      salesEnd: 'sales_close_at',
      racerSold: 'spots.drivers.sold',
      racerCapacity: 'spots.drivers.max',
      spectatorSold: 'spots.fans.sold',
      spectatorCapacity: 'spots.fans.max',
      minPrice: 'from_price.cents',
      wishlistCount: 'hearts_count',
      organizerName: 'run_by',
      description: 'about',
      weatherPolicy: 'rain_rule',
      isPublic: 'public',
      contactEmail: 'email',
    },
  }),
  bookings: area('bookings', view, {
    row: (booking) => bookingRow(view, booking),
    detail: (booking) => ({
      ...bookingRow(view, booking),
      tickets: Object.fromEntries(
        view.ticketsOf(booking.n).map((ticket) => [idOf('tickets', ticket.n), ticketRow(view, ticket)]),
      ),
    }),
    side: () => sideTables(view),
    currency: 'amounts.currency',
    paths: {
      bookingNumber: 'ref',
      userName: '@users.{user_id}.name',
      userType: '@users.{user_id}.kind',
      userEmail: '@users.{user_id}.email',
      userPhone: '@users.{user_id}.phone',
      eventName: '@events.{event_id}.title',
      eventDate: '@events.{event_id}.starts_at',
      trackName: '@events.{event_id}.track_name',
      bookingStatus: 'state',
      paymentStatus: 'payment.state',
      paymentMethod: 'payment.method',
      subTotal: 'amounts.subtotal_cents',
      discount: 'amounts.discount_cents',
      tax: 'amounts.tax_cents',
      serviceFee: 'amounts.fee_cents',
      total: 'amounts.total_cents',
      promoCode: 'promo',
      channel: 'sold_via',
      ticketCount: 'tickets_count',
      checkedInCount: 'scanned_count',
      notes: 'note',
      bookingDate: 'created_at',
    },
  }),
  tickets: area('tickets', view, {
    row: (ticket) => ticketRow(view, ticket),
    side: () => sideTables(view),
    currency: 'currency',
    paths: {
      ticketNumber: 'no',
      bookingNumber: 'booking.ref',
      eventName: '@events.{event_id}.title',
      ticketType: 'kind',
      ticketName: 'label',
      status: 'state',
      holderName: 'holder.name',
      holderEmail: 'holder.email',
      className: 'racing.class',
      vehicleNumber: 'racing.car',
      price: 'price_cents',
      waiverSigned: 'waiver_signed',
      isCheckedIn: '~scan',
      checkedInAt: 'scan.at',
      gate: 'scan.gate',
      scannedBy: 'scan.by',
      createdAt: 'created_at',
    },
  }),
});
