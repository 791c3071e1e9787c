/** The garage's tabs of an event, buybacks, hearts and papers. */
import { area } from '../area.ts';
import type { View } from '../truth/view.ts';
import { compact, idOf, numbering, unix, word } from './format.ts';

const minutesBetween = (start: string, end: string): number => (Date.parse(end) - Date.parse(start)) / 60_000;

export const tabs = (view: View, base: string) => ({
  classes: area('classes', view, {
    row: (each) => ({
      event_id: idOf('events', each.event),
      short: each.code,
      name: each.name,
      entry: { cents: each.entryFee, currency: view.currencyOf(each.event).toLowerCase() },
      spots: { taken: view.soldInClass(each.event, each.name), max: each.capacity },
      min_age: each.minAge,
      needs_license: each.license,
      prize: each.payout,
    }),
    currency: 'entry.currency',
    paths: {
      code: 'short',
      name: 'name',
      entryFee: 'entry.cents',
      sold: 'spots.taken',
      capacity: 'spots.max',
      minAge: 'min_age',
      licenseRequired: 'needs_license',
      payout: 'prize',
    },
  }),
  schedule: area('schedule', view, {
    row: (each) =>
      compact({
        at: unix(each.start),
        minutes: minutesBetween(each.start, each.end),
        what: each.title,
        kind: word('eventSchedule.type', each.type),
        class: each.className,
        where: each.location,
        state: word('eventSchedule.status', each.status),
        note: each.notes,
      }),
    paths: {
      startTime: 'at',
      endTime: '~minutes',
      title: 'what',
      type: 'kind',
      className: 'class',
      location: 'where',
      status: 'state',
      notes: 'note',
    },
  }),
  offers: area('offers', view, {
    row: (each) => ({
      event_id: idOf('events', each.event),
      class: each.className,
      round: each.round,
      on: each.enabled,
      price: { cents: each.price, currency: view.currencyOf(each.event).toLowerCase() },
      spots: { taken: view.soldOffers(each), left: each.seats - view.soldOffers(each) },
      opens_at: unix(each.opensAt),
      closes_at: unix(each.closesAt),
      refundable: each.refundable,
    }),
    currency: 'price.currency',
    paths: {
      className: 'class',
      round: 'round',
      enabled: 'on',
      price: 'price.cents',
      sold: 'spots.taken',
      available: 'spots.left',
      opensAt: 'opens_at',
      closesAt: 'closes_at',
      refundable: 'refundable',
    },
  }),
  buybacks: area('buybacks', view, {
    row: (each) => {
      const ticket = view.ticket(each.ticket);
      const booking = view.bookingOfTicket(each.ticket);
      const isReentry = each.type === 'race_reentry';
      return compact({
        no: numbering.buyback(each.n),
        kind: word('buyback.buybackType', each.type),
        state: word('buyback.status', each.status),
        user: { id: idOf('visitors', booking.visitor), name: view.nameOf(booking.visitor) },
        event: { id: idOf('events', booking.event), title: view.event(booking.event).name },
        booking: { id: idOf('bookings', booking.n), ref: numbering.booking(booking.n) },
        ticket: { id: idOf('tickets', ticket.n), price_cents: ticket.price },
        currency: view.currencyOf(booking.event).toLowerCase(),
        reentry: isReentry ? { class: ticket.className, round: each.round, price_cents: each.price } : null,
        return: isReentry ? null : { refund_cents: each.price, fee_cents: each.fee, why: each.reason },
        asked_at: unix(each.requestedAt),
        decided: each.decidedAt === undefined ? null : { at: unix(each.decidedAt), by: each.decidedBy },
      });
    },
    omits: ({ type }, column) => column === 'fee' && type === 'race_reentry',
    currency: 'currency',
    paths: {
      buybackNumber: 'no',
      buybackType: 'kind',
      status: 'state',
      userName: 'user.name',
      eventName: 'event.title',
      bookingNumber: 'booking.ref',
      className: 'reentry.class',
      round: 'reentry.round',
      originalPrice: 'ticket.price_cents',
      buybackPrice: 'reentry.price_cents | return.refund_cents',
      fee: 'return.fee_cents',
      reason: 'return.why',
      requestedAt: 'asked_at',
      approvedAt: 'decided.at',
      approvedBy: 'decided.by',
    },
  }),
  wishes: area('wishes', view, {
    row: (each) => {
      const event = view.event(each.event);
      return {
        user: {
          id: idOf('visitors', each.visitor),
          name: view.nameOf(each.visitor),
          email: view.visitor(each.visitor).email,
          kind: word('wish.userType', view.visitor(each.visitor).type),
        },
        event: {
          id: idOf('events', event.n),
          title: event.name,
          starts_at: unix(event.start),
          track_name: view.track(event.track).name,
        },
        at: unix(each.at),
        booked: each.converted,
        pinged: each.notified,
      };
    },
    paths: {
      userName: 'user.name',
      userEmail: 'user.email',
      userType: 'user.kind',
      eventName: 'event.title',
      eventStartDate: 'event.starts_at',
      trackName: 'event.track_name',
      wishlistedAt: 'at',
      converted: 'booked',
      notified: 'pinged',
    },
  }),
  w9s: area('w9s', view, {
    row: (each) =>
      compact({
        track_id: idOf('tracks', each.track),
        state: word('w9.status', each.status),
        legal_name: each.legalName,
        dba: each.businessName,
        tax_class: word('w9.taxClassification', each.classification),
        tin: { kind: word('w9.tinType', each.tinType), masked: each.tin },
        requested_at: unix(each.requestedAt),
        signed: each.signedAt === undefined ? null : { by: each.signedBy, at: unix(each.signedAt) },
      }),
    paths: {
      w9Status: 'state',
      legalName: 'legal_name',
      businessName: 'dba',
      taxClassification: 'tax_class',
      tinType: 'tin.kind',
      taxNumber: 'tin.masked',
      requestedAt: 'requested_at',
      signatureName: 'signed.by',
      signedAt: 'signed.at',
    },
  }),
  waivers: area('waivers', view, {
    row: (each) => ({
      track_id: idOf('tracks', each.track),
      title: each.title,
      version: each.version,
      since: each.effectiveFrom,
      pdf_url: `${base}/files/waivers/${each.track}.pdf`,
    }),
    paths: { documentTitle: 'title', version: 'version', effectiveFrom: 'since' },
  }),
});
