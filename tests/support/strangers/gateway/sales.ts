/** The gateway's events and documents. An event's capacities are rows, and a ticket is an item of its booking. */
import { area } from '../area.ts';
import { validityOf } from '../truth/sales.ts';
import type { Booking, Event, Ticket } from '../truth/types.ts';
import { decimal, type View } from '../truth/view.ts';
import { dateTime, flag, idOf, metadata, numbering, results, time } from './format.ts';
import { coded } from './words.ts';

const partner = (view: View, n: number) => {
  const visitor = view.visitor(n);
  return {
    PartnerId: idOf('visitors', n),
    FullName: view.nameOf(n),
    EMail: visitor.email,
    TelephoneNumber: visitor.phone,
    ...coded('booking.userType', visitor.type, 'PartnerRole'),
  };
};

const eventOf = (view: View, n: number) => {
  const event = view.event(n);
  return {
    EventId: idOf('events', n),
    EventName: event.name,
    StartDateTime: dateTime(event.start),
    Venue: { VenueId: idOf('tracks', event.track), VenueName: view.track(event.track).name },
  };
};

const capacities = (view: View, event: Event) =>
  results(
    (
      [
        ['RACER', event.racerCapacity, 'racer'],
        ['SPECTATOR', event.spectatorCapacity, 'spectator'],
      ] as const
    ).map(([group, capacity, type]) => {
      const sold = view.sold(event.n, type).length;
      return { AttendeeGroup: group, Capacity: capacity, SoldQuantity: sold, OpenQuantity: capacity - sold };
    }),
  );

const bookingPaths = {
  bookingNumber: 'BookingNumber',
  bookingDate: 'BookingDateTime',
  bookingStatus: 'BookingStatusText',
  paymentStatus: 'PaymentStatusText',
  paymentMethod: 'PaymentMethodText',
  channel: 'SalesChannelText',
  userName: 'SoldToParty.FullName',
  userType: 'SoldToParty.PartnerRoleText',
  userEmail: 'SoldToParty.EMail',
  userPhone: 'SoldToParty.TelephoneNumber',
  eventName: 'Event.EventName',
  eventDate: 'Event.StartDateTime',
  trackName: 'Event.Venue.VenueName',
  subTotal: 'GrossAmount',
  discount: 'DiscountAmount',
  promoCode: 'PromotionCode',
  tax: 'TaxAmount',
  serviceFee: 'ServiceFeeAmount',
  total: 'TotalAmount',
  notes: 'HeaderText',
};

export const sales = (view: View, base: string) => {
  const bookingRow = (booking: Booking) => {
    const own = view.ticketsOf(booking.n);
    return {
      ...metadata('Bookings', idOf('bookings', booking.n), base),
      BookingId: idOf('bookings', booking.n),
      BookingNumber: numbering.booking(booking.n),
      BookingDateTime: dateTime(booking.at),
      ...coded('booking.bookingStatus', booking.status, 'BookingStatus'),
      ...coded('booking.paymentStatus', booking.payment, 'PaymentStatus'),
      ...coded('booking.paymentMethod', booking.method, 'PaymentMethod'),
      ...coded('booking.channel', booking.channel, 'SalesChannel'),
      SoldToParty: partner(view, booking.visitor),
      Event: eventOf(view, booking.event),
      GrossAmount: decimal(booking.subTotal),
      DiscountAmount: decimal(booking.discount),
      TaxAmount: decimal(booking.tax),
      ServiceFeeAmount: decimal(booking.serviceFee),
      TotalAmount: decimal(booking.total),
      TransactionCurrency: view.currencyOf(booking.event),
      PromotionCode: booking.promoCode ?? '',
      HeaderText: booking.notes ?? '',
      NumberOfTickets: own.length,
      NumberOfAdmissions: view.checkedIn(own).length,
    };
  };
  const ticketRow = (ticket: Ticket) => {
    const booking = view.booking(ticket.booking);
    const validity = validityOf(view.event(booking.event), view.trackOf(booking.event).timezone);
    return {
      ...metadata('Tickets', idOf('tickets', ticket.n), base),
      TicketId: idOf('tickets', ticket.n),
      TicketNumber: numbering.ticket(ticket.n),
      Booking: { BookingId: idOf('bookings', booking.n), BookingNumber: numbering.booking(booking.n) },
      Event: { EventId: idOf('events', booking.event), EventName: view.event(booking.event).name },
      ...coded('ticket.ticketType', ticket.type, 'TicketCategory'),
      Description: ticket.name,
      ...coded('ticket.status', ticket.status, 'TicketStatus'),
      Holder: { FullName: ticket.holderName, EMail: ticket.holderEmail, Age: ticket.holderAge },
      ...(ticket.type === 'racer'
        ? {
            Participation: {
              PartnerId: idOf('visitors', booking.visitor),
              ClassName: ticket.className,
              CategoryName: ticket.category,
              StartNumber: ticket.vehicleNumber,
            },
          }
        : {}),
      PriceAmount: decimal(ticket.price),
      Currency: view.currencyOf(booking.event),
      Admission: {
        Admitted: ticket.checkedInAt !== undefined,
        AdmissionDateTime: dateTime(ticket.checkedInAt),
        GateName: ticket.gate ?? '',
        UserName: ticket.scannedBy ?? '',
      },
      WaiverSigned: flag(ticket.waiverSigned),
      Barcode: `(01)${ticket.n * 7919 + 100_000_000}`,
      CreationDateTime: dateTime(booking.at),
      ValidFromDateTime: dateTime(validity.from),
      ValidToDateTime: dateTime(validity.until),
    };
  };
  return {
    events: area('events', view, {
      row: (event) => ({
        ...metadata('Events', idOf('events', event.n), base),
        EventId: idOf('events', event.n),
        EventCode: event.code,
        EventName: event.name,
        ...coded('event.eventType', event.type, 'EventCategory'),
        ...coded('event.status', event.status, 'EventStatus'),
        Venue: {
          VenueId: idOf('tracks', event.track),
          VenueName: view.track(event.track).name,
          City: view.track(event.track).city,
          Region: view.track(event.track).state,
          Street: view.track(event.track).address1,
          TimeZone: view.track(event.track).timezone,
        },
        Schedule: {
          StartDateTime: dateTime(event.start),
          EndDateTime: dateTime(event.end),
          GateOpeningTime: time(event.gateOpen),
          RegistrationStart: dateTime(event.registrationStart),
          RegistrationEnd: dateTime(event.registrationEnd),
          SalesEnd: dateTime(event.salesEnd),
        },
        Capacities: capacities(view, event),
        LowestPrice: '10.00',
        Currency: view.currencyOf(event.n),
        WatchlistCount: view.season.wishes.filter((wish) => wish.event === event.n).length,
        OrganizerName: event.organizer,
        PublishedOnWeb: flag(event.isPublic),
        LongText: event.description,
        WeatherPolicyText: event.weatherPolicy,
        ContactEMail: event.contactEmail,
        RulesUrl: event.rulesUrl,
      }),
      currency: 'Currency',
      paths: {
        eventCode: 'EventCode',
        name: 'EventName',
        eventType: 'EventCategoryText',
        status: 'EventStatusText',
        trackName: 'Venue.VenueName',
        city: 'Venue.City',
        state: 'Venue.Region',
        address: 'Venue.Street',
        startDate: 'Schedule.StartDateTime',
        endDate: 'Schedule.EndDateTime',
        gateOpenTime: 'Schedule.GateOpeningTime',
        registrationStart: 'Schedule.RegistrationStart',
        registrationEnd: 'Schedule.RegistrationEnd',
        salesEnd: 'Schedule.SalesEnd',
        racerSold: 'Capacities.results[AttendeeGroup=RACER].SoldQuantity',
        racerCapacity: 'Capacities.results[AttendeeGroup=RACER].Capacity',
        spectatorSold: 'Capacities.results[AttendeeGroup=SPECTATOR].SoldQuantity',
        spectatorCapacity: 'Capacities.results[AttendeeGroup=SPECTATOR].Capacity',
        minPrice: 'LowestPrice',
        wishlistCount: 'WatchlistCount',
        organizerName: 'OrganizerName',
        isPublic: 'PublishedOnWeb',
        description: 'LongText',
        weatherPolicy: 'WeatherPolicyText',
        contactEmail: 'ContactEMail',
        rulesUrl: 'RulesUrl',
      },
    }),
    bookings: area('bookings', view, {
      row: bookingRow,
      detail: (booking) => ({
        ...bookingRow(booking),
        Items: results(view.ticketsOf(booking.n).map(ticketRow)),
      }),
      currency: 'TransactionCurrency',
      paths: { ...bookingPaths, ticketCount: 'NumberOfTickets', checkedInCount: 'NumberOfAdmissions' },
    }),
    tickets: area('tickets', view, {
      row: ticketRow,
      currency: 'Currency',
      paths: {
        ticketNumber: 'TicketNumber',
        bookingNumber: 'Booking.BookingNumber',
        eventName: 'Event.EventName',
        ticketType: 'TicketCategoryText',
        ticketName: 'Description',
        status: 'TicketStatusText',
        holderName: 'Holder.FullName',
        holderEmail: 'Holder.EMail',
        holderAge: 'Holder.Age',
        className: 'Participation.ClassName',
        category: 'Participation.CategoryName',
        vehicleNumber: 'Participation.StartNumber',
        price: 'PriceAmount',
        isCheckedIn: 'Admission.Admitted',
        checkedInAt: 'Admission.AdmissionDateTime',
        gate: 'Admission.GateName',
        scannedBy: 'Admission.UserName',
        waiverSigned: 'WaiverSigned',
        createdAt: 'CreationDateTime',
        validFrom: 'ValidFromDateTime',
        validUntil: 'ValidToDateTime',
      },
    }),
  };
};
