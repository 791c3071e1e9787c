/** The right values of the product's columns: events with their tabs, bookings, tickets, money and wishlists. */
import { type Cell, day, moment, number, text, truth, word } from './cell.ts';
import type { Columns } from './columns-people.ts';
import { validityOf } from './sales.ts';
import type { Wish } from './season-types.ts';
import type {
  Booking,
  Buyback,
  Category,
  Event,
  Offer,
  RaceClass,
  ScheduleItem,
  Ticket,
  Transaction,
} from './types.ts';
import { decimal, type View } from './view.ts';

const money = (cents: number | undefined, event: number, view: View): Cell | undefined =>
  cents === undefined ? undefined : { kind: 'money', value: decimal(cents), currency: view.currencyOf(event) };

export const events: Columns<Event> = {
  eventCode: ({ code }) => text(code),
  name: ({ name }) => text(name),
  eventType: ({ type }) => word('event.eventType')(type),
  status: ({ status }) => word('event.status')(status),
  trackName: ({ track }, view) => text(view.track(track).name),
  city: ({ track }, view) => text(view.track(track).city),
  state: ({ track }, view) => text(view.track(track).state),
  address: ({ track }, view) => text(view.track(track).address1),
  startDate: ({ start }) => moment(start),
  endDate: ({ end }) => moment(end),
  gateOpenTime: ({ gateOpen }) => text(gateOpen),
  organizerName: ({ organizer }) => text(organizer),
  description: ({ description }) => text(description),
  weatherPolicy: ({ weatherPolicy }) => text(weatherPolicy),
  isPublic: ({ isPublic }) => truth(isPublic),
  contactEmail: ({ contactEmail }) => text(contactEmail),
  rulesUrl: ({ rulesUrl }) => text(rulesUrl),
  racerSold: ({ n }, view) => number(view.sold(n, 'racer').length),
  racerCapacity: ({ racerCapacity }) => number(racerCapacity),
  spectatorSold: ({ n }, view) => number(view.sold(n, 'spectator').length),
  spectatorCapacity: ({ spectatorCapacity }) => number(spectatorCapacity),
  minPrice: ({ n }, view) => money(1000, n, view),
  wishlistCount: ({ n }, view) => number(view.season.wishes.filter((wish) => wish.event === n).length),
  registrationStart: ({ registrationStart }) => moment(registrationStart),
  registrationEnd: ({ registrationEnd }) => moment(registrationEnd),
  salesEnd: ({ salesEnd }) => moment(salesEnd),
};

export const classes: Columns<RaceClass> = {
  code: ({ code }) => text(code),
  name: ({ name }) => text(name),
  entryFee: ({ entryFee, event }, view) => money(entryFee, event, view),
  sold: ({ event, name }, view) => number(view.soldInClass(event, name)),
  capacity: ({ capacity }) => number(capacity),
  remaining: ({ event, name, capacity }, view) => number(capacity - view.soldInClass(event, name)),
  minAge: ({ minAge }) => number(minAge),
  licenseRequired: ({ license }) => text(license),
  indexOrDial: ({ index }) => text(index),
  payout: ({ payout }) => text(payout),
};

export const categories: Columns<Category> = {
  name: ({ name }) => text(name),
  type: ({ audience }) => word('eventCategory.type')(audience),
  description: ({ description }) => text(description),
  classCount: ({ event, name }, view) =>
    number(view.season.classes.filter((each) => each.event === event && each.category === name).length),
  ticketCount: ({ event, name, audience }, view) =>
    number(view.sold(event, audience).filter((each) => audience === 'spectator' || each.category === name).length),
};

export const schedule: Columns<ScheduleItem> = {
  startTime: ({ start }) => moment(start),
  endTime: ({ end }) => moment(end),
  title: ({ title }) => text(title),
  type: ({ type }) => word('eventSchedule.type')(type),
  className: ({ className }) => text(className),
  location: ({ location }) => text(location),
  status: ({ status }) => word('eventSchedule.status')(status),
  notes: ({ notes }) => text(notes),
};

export const offers: Columns<Offer> = {
  className: ({ className }) => text(className),
  enabled: ({ enabled }) => truth(enabled),
  round: ({ round }) => number(round),
  price: ({ price, event }, view) => money(price, event, view),
  sold: (offer, view) => number(view.soldOffers(offer)),
  available: (offer, view) => number(offer.seats - view.soldOffers(offer)),
  maxPerRacer: ({ maxPerRacer }) => number(maxPerRacer),
  opensAt: ({ opensAt }) => moment(opensAt),
  closesAt: ({ closesAt }) => moment(closesAt),
  refundable: ({ refundable }) => truth(refundable),
  rules: ({ rules }) => text(rules),
};

export const bookings: Columns<Booking> = {
  bookingNumber: ({ n }, view) => text(view.numbering.booking(n)),
  userName: ({ visitor }, view) => text(view.nameOf(visitor)),
  userType: ({ visitor }, view) => word('booking.userType')(view.visitor(visitor).type),
  userEmail: ({ visitor }, view) => text(view.visitor(visitor).email),
  userPhone: ({ visitor }, view) => text(view.visitor(visitor).phone),
  eventName: ({ event }, view) => text(view.event(event).name),
  eventDate: ({ event }, view) => moment(view.event(event).start),
  trackName: ({ event }, view) => text(view.trackOf(event).name),
  bookingDate: ({ at }) => moment(at),
  ticketCount: ({ n }, view) => number(view.ticketsOf(n).length),
  checkedInCount: ({ n }, view) => number(view.checkedIn(view.ticketsOf(n)).length),
  subTotal: ({ subTotal, event }, view) => money(subTotal, event, view),
  discount: ({ discount, event }, view) => money(discount, event, view),
  promoCode: ({ promoCode }) => text(promoCode),
  tax: ({ tax, event }, view) => money(tax, event, view),
  serviceFee: ({ serviceFee, event }, view) => money(serviceFee, event, view),
  total: ({ total, event }, view) => money(total, event, view),
  bookingStatus: ({ status }) => word('booking.bookingStatus')(status),
  paymentStatus: ({ payment }) => word('booking.paymentStatus')(payment),
  paymentMethod: ({ method }) => word('booking.paymentMethod')(method),
  channel: ({ channel }) => word('booking.channel')(channel),
  notes: ({ notes }) => text(notes),
};

export const tickets: Columns<Ticket> = {
  ticketNumber: ({ n }, view) => text(view.numbering.ticket(n)),
  bookingNumber: ({ booking }, view) => text(view.numbering.booking(booking)),
  eventName: ({ booking }, view) => text(view.event(view.booking(booking).event).name),
  ticketType: ({ type }) => word('ticket.ticketType')(type),
  ticketName: ({ name }) => text(name),
  className: ({ className }) => text(className),
  category: ({ category }) => text(category),
  holderName: ({ holderName }) => text(holderName),
  holderEmail: ({ holderEmail }) => text(holderEmail),
  holderAge: ({ holderAge }) => number(holderAge),
  price: ({ price, booking }, view) => money(price, view.booking(booking).event, view),
  status: ({ status }) => word('ticket.status')(status),
  isCheckedIn: ({ checkedInAt }) => truth(checkedInAt !== undefined),
  checkedInAt: ({ checkedInAt }) => moment(checkedInAt),
  gate: ({ gate }) => text(gate),
  scannedBy: ({ scannedBy }) => text(scannedBy),
  createdAt: ({ booking }, view) => moment(view.booking(booking).at),
  validFrom: ({ booking }, view) => moment(validity(booking, view).from),
  validUntil: ({ booking }, view) => moment(validity(booking, view).until),
  vehicleNumber: ({ vehicleNumber }) => text(vehicleNumber),
  waiverSigned: ({ waiverSigned }) => truth(waiverSigned),
};
const validity = (booking: number, view: View): { readonly from: string; readonly until: string } => {
  const event = view.event(view.booking(booking).event);
  return validityOf(event, view.track(event.track).timezone);
};

export const buybacks: Columns<Buyback> = {
  buybackNumber: ({ n }, view) => text(view.numbering.buyback(n)),
  buybackType: ({ type }) => word('buyback.buybackType')(type),
  userName: ({ ticket }, view) => text(view.nameOf(view.bookingOfTicket(ticket).visitor)),
  eventName: ({ ticket }, view) => text(view.event(view.bookingOfTicket(ticket).event).name),
  className: ({ ticket }, view) => text(view.ticket(ticket).className),
  round: ({ round }) => number(round),
  originalPrice: ({ ticket }, view) => money(view.ticket(ticket).price, view.bookingOfTicket(ticket).event, view),
  buybackPrice: ({ ticket, price }, view) => money(price, view.bookingOfTicket(ticket).event, view),
  fee: ({ ticket, fee }, view) => money(fee, view.bookingOfTicket(ticket).event, view),
  status: ({ status }) => word('buyback.status')(status),
  paymentStatus: ({ payment }) => word('booking.paymentStatus')(payment),
  requestedAt: ({ requestedAt }) => moment(requestedAt),
  approvedAt: ({ decidedAt }) => moment(decidedAt),
  approvedBy: ({ decidedBy }) => text(decidedBy),
  bookingNumber: ({ ticket }, view) => text(view.numbering.booking(view.bookingOfTicket(ticket).n)),
  reason: ({ reason }) => text(reason),
};

export const wishes: Columns<Wish> = {
  eventName: ({ event }, view) => text(view.event(event).name),
  userName: ({ visitor }, view) => text(view.nameOf(visitor)),
  userType: ({ visitor }, view) => word('wish.userType')(view.visitor(visitor).type),
  userEmail: ({ visitor }, view) => text(view.visitor(visitor).email),
  trackName: ({ event }, view) => text(view.trackOf(event).name),
  eventStartDate: ({ event }, view) => moment(view.event(event).start),
  ticketsAvailable: ({ event }, view) => number(view.ticketsLeft(event)),
  wishlistedAt: ({ at }) => moment(at),
  converted: ({ converted }) => truth(converted),
  notified: ({ notified }) => truth(notified),
  source: ({ source }) => word('wish.source')(source),
};

/** What was refunded or disputed of a payment. */
const relatedSum = (payment: number, type: Transaction['type'], view: View): number =>
  view.season.transactions
    .filter((each) => each.of === payment && each.type === type)
    .reduce((sum, { amount }) => sum + amount, 0);

/** Amounts are sizes: whether a file writes a refund with a minus is its own way, and no column's value. */
export const transactions: Columns<Transaction> = {
  transactionNumber: ({ n }, view) => text(view.numbering.transaction(n)),
  type: ({ type }) => word('transaction.type')(type),
  status: ({ status }) => word('transaction.status')(status),
  amount: ({ amount, event }, view) => money(amount, event, view),
  refundAmount: ({ n, event }, view) => money(relatedSum(n, 'refund', view), event, view),
  disputeAmount: ({ n, event }, view) => money(relatedSum(n, 'dispute', view), event, view),
  fee: ({ fee, event }, view) => money(fee, event, view),
  currency: ({ currency }) => text(currency),
  paymentMethod: ({ method }) => word('booking.paymentMethod')(method),
  bookingNumber: ({ booking }, view) => text(booking === undefined ? undefined : view.numbering.booking(booking)),
  eventName: ({ event }, view) => text(view.event(event).name),
  userName: ({ booking }, view) => text(booking === undefined ? undefined : view.nameOf(view.booking(booking).visitor)),
  processedAt: ({ at }) => moment(at),
  settledAt: ({ settled }) => day(settled),
  reason: ({ reason }) => text(reason),
  failureReason: ({ failure }) => text(failure),
  cardLast4: ({ cardLast4 }) => text(cardLast4),
};
