/** The box office's tabs of an event, its buybacks, followers and waiver templates. */
import { area } from '../area.ts';
import { decimal, type View } from '../truth/view.ts';
import { i18n, idOf, local, numbering, utc, word } from './format.ts';
import { eventOf } from './orders.ts';

export const tabs = (view: View, base: string) => ({
  classes: area('classes', view, {
    row: (each) => ({
      id: idOf('classes', each.n),
      event: idOf('events', each.event),
      code: each.code,
      name: i18n(each.name),
      fee: decimal(each.entryFee),
      currency: view.currencyOf(each.event),
      quota: {
        size: each.capacity,
        sold: view.soldInClass(each.event, each.name),
        available_number: each.capacity - view.soldInClass(each.event, each.name),
      },
      restrictions: { min_age: each.minAge, licence: i18n(each.license) },
      index: i18n(each.index),
      prize: i18n(each.payout),
    }),
    currency: 'currency',
    paths: {
      code: 'code',
      name: 'name.en',
      entryFee: 'fee',
      sold: 'quota.sold',
      capacity: 'quota.size',
      remaining: 'quota.available_number',
      minAge: 'restrictions.min_age',
      licenseRequired: 'restrictions.licence.en',
      indexOrDial: 'index.en',
      payout: 'prize.en',
    },
  }),
  categories: area('categories', view, {
    row: (each) => ({
      id: idOf('categories', each.n),
      event: idOf('events', each.event),
      name: i18n(each.name),
      audience: word('eventCategory.type', each.audience),
      description: i18n(each.description),
      classes: view.season.classes
        .filter((of) => of.event === each.event && of.category === each.name)
        .map(({ code }) => code),
    }),
    paths: { name: 'name.en', type: 'audience', description: 'description.en', classCount: '~classes' },
  }),
  schedule: area('schedule', view, {
    row: (each) => {
      const { timezone } = view.trackOf(each.event);
      return {
        id: idOf('schedule', each.n),
        event: idOf('events', each.event),
        begins: local(each.start, timezone),
        ends: local(each.end, timezone),
        title: i18n(each.title),
        kind: word('eventSchedule.type', each.type),
        race_class: each.className === undefined ? null : i18n(each.className),
        place: i18n(each.location),
        state: word('eventSchedule.status', each.status),
        note: each.notes ?? '',
      };
    },
    paths: {
      startTime: 'begins',
      endTime: 'ends',
      title: 'title.en',
      type: 'kind',
      className: 'race_class.en',
      location: 'place.en',
      status: 'state',
      notes: 'note',
    },
  }),
  offers: area('offers', view, {
    row: (each) => {
      const { timezone } = view.trackOf(each.event);
      return {
        id: idOf('offers', each.n),
        event: idOf('events', each.event),
        race_class: i18n(each.className),
        round: each.round,
        active: each.enabled,
        price: decimal(each.price),
        currency: view.currencyOf(each.event),
        quota: { size: each.seats, sold: view.soldOffers(each), available_number: each.seats - view.soldOffers(each) },
        max_per_racer: each.maxPerRacer,
        available_from: local(each.opensAt, timezone),
        available_until: local(each.closesAt, timezone),
        refundable: each.refundable,
        conditions: i18n(each.rules),
      };
    },
    currency: 'currency',
    paths: {
      className: 'race_class.en',
      round: 'round',
      enabled: 'active',
      price: 'price',
      sold: 'quota.sold',
      available: 'quota.available_number',
      maxPerRacer: 'max_per_racer',
      opensAt: 'available_from',
      closesAt: 'available_until',
      refundable: 'refundable',
      rules: 'conditions.en',
    },
  }),
  buybacks: area('buybacks', view, {
    row: (each) => {
      const ticket = view.ticket(each.ticket);
      const booking = view.bookingOfTicket(each.ticket);
      return {
        id: idOf('buybacks', each.n),
        reference: numbering.buyback(each.n),
        kind: word('buyback.buybackType', each.type),
        state: word('buyback.status', each.status),
        order: idOf('bookings', booking.n),
        position: idOf('tickets', ticket.n),
        customer: { identifier: idOf('visitors', booking.visitor), name: view.nameOf(booking.visitor) },
        event: eventOf(view, booking.event),
        race_class: ticket.className === undefined ? null : i18n(ticket.className),
        round: each.round ?? null,
        original_price: decimal(ticket.price),
        price: decimal(each.price),
        handling_fee: decimal(each.fee),
        created: utc(each.requestedAt),
        processed: each.decidedAt === undefined ? null : { datetime: utc(each.decidedAt), user: each.decidedBy },
        comment: each.reason ?? '',
      };
    },
    currency: 'event.currency',
    paths: {
      buybackNumber: 'reference',
      buybackType: 'kind',
      status: 'state',
      userName: 'customer.name',
      eventName: 'event.name.en',
      bookingNumber: 'order',
      className: 'race_class.en',
      round: 'round',
      originalPrice: 'original_price',
      buybackPrice: 'price',
      fee: 'handling_fee',
      requestedAt: 'created',
      approvedAt: 'processed.datetime',
      approvedBy: 'processed.user',
      reason: 'comment',
    },
  }),
  wishes: area('wishes', view, {
    leavesOut: ({ visitor }) => view.visitor(visitor).status === 'deleted',
    row: (each) => {
      const visitor = view.visitor(each.visitor);
      return {
        id: idOf('wishes', each.n),
        customer: {
          identifier: idOf('visitors', each.visitor),
          name: view.nameOf(each.visitor),
          email: visitor.email,
          kind: word('wish.userType', visitor.type),
        },
        event: { ...eventOf(view, each.event), available_number: view.ticketsLeft(each.event) },
        created: utc(each.at),
        converted: each.converted,
        notified: each.notified,
        source: word('wish.source', each.source),
      };
    },
    paths: {
      userName: 'customer.name',
      userEmail: 'customer.email',
      userType: 'customer.kind',
      eventName: 'event.name.en',
      eventStartDate: 'event.date_from',
      trackName: 'event.venue.name',
      ticketsAvailable: 'event.available_number',
      wishlistedAt: 'created',
      converted: 'converted',
      notified: 'notified',
      source: 'source',
    },
  }),
  waivers: area('waivers', view, {
    row: (each) => ({
      venue: idOf('tracks', each.track),
      title: i18n(each.title),
      version: each.version,
      valid_from: each.effectiveFrom,
      file: `${base}/media/waivers/${each.track}.pdf`,
    }),
    paths: { documentTitle: 'title.en', version: 'version', effectiveFrom: 'valid_from' },
  }),
});
