/**
 * The buyback desk's figures: who bought back, and who may still, for each class and round. The service has no race
 * results, so only what buybacks, offers and tickets say is here.
 */
import type { Buyback } from '@contract/entities/buyback';
import type { EventBuyback } from '@contract/entities/event-web';
import { moneyStateOf } from '@contract/entities/money-state';
import type { Ticket } from '@contract/entities/ticket';
import { isOfType, isVoid } from '@contract/entities/ticket-entries';
import { fold } from '@contract/text/fold';
import { kindOf } from '../../../event/buyback-kind';
import { createSum, isDecimal } from '../../../kit/format/decimal';
import { currencyText, isUnitUnknown } from '../../../kit/format/number';
import { toTrimmedText } from '../../../kit/format/plain-text';
import { readStatusWord } from '../../../kit/format/status-word';

/** `back`: raced on a bought re-entry, or may. `open`: offered, requested or approved. `closed`: declined or expired. */
export type BuybackState = 'back' | 'open' | 'closed' | 'unknown';

export interface RoundBuyback {
  readonly buyback: Buyback;
  readonly state: BuybackState;
  /** The ticket's, as text; empty if no ticket of the buyback was found. */
  readonly carNumber: string;
}

/** The money that was paid in one currency. */
export interface MoneyIn {
  readonly currency: string;
  readonly amount: string;
}

export interface Money {
  readonly sums: readonly MoneyIn[];
  /** Buybacks that are, or may be, back in the race without an amount that is known to be paid. */
  readonly unknown: number;
}

export interface Round {
  readonly className: string;
  /** Empty if the server does not say it. */
  readonly round: string;
  /** Several, if the server offers one class and round more than once. */
  readonly offers: readonly EventBuyback[];
  readonly buybacks: readonly RoundBuyback[];
  /**
   * A ticket of each racer of the class without a buyback in this round; undefined if the tickets could not be read completely,
   * or if one of them may be of the class without saying so.
   */
  readonly others: readonly Ticket[] | undefined;
  /** Buybacks whose ticket was not found, so that its racer may be among `others`. */
  readonly unmatched: number;
  readonly money: Money;
}

const classKey = (className: unknown): string => fold(toTrimmedText(className)).replaceAll(/\s+/g, ' ');
const groupKey = (row: { readonly className?: unknown; readonly round?: unknown }): string =>
  `${classKey(row.className)}\n${toTrimmedText(row.round)}`;

const isPaidWord = (value: unknown): boolean => moneyStateOf(value) === 'paid';

export const stateOf = ({ status, paymentStatus }: Buyback): BuybackState => {
  const word = readStatusWord(status);
  if (isPaidWord(status) || word === 'used' || (word === 'approved' && isPaidWord(paymentStatus))) return 'back';
  if (word === 'available' || word === 'requested' || word === 'approved') return 'open';
  return word === 'declined' || word === 'expired' ? 'closed' : 'unknown';
};

/** The status stands for the payment only if the server has no word for the payment. */
const isPaid = ({ status, paymentStatus }: Buyback): boolean =>
  isPaidWord(toTrimmedText(paymentStatus) === '' ? status : paymentStatus);

/** How a price counts for more than one re-entry is not known, so those are not summed. */
const isCountable = (buyback: Buyback): boolean => {
  const { buybackPrice, quantity } = buyback;
  const isOne = toTrimmedText(quantity) === '' || Number(quantity) === 1;
  return isPaid(buyback) && isOne && isDecimal(buybackPrice) && !isUnitUnknown(buybackPrice);
};

export const moneyOf = (buybacks: readonly Buyback[]): Money => {
  const sums = new Map<string, ReturnType<typeof createSum>>();
  const back = buybacks.filter((one) => stateOf(one) === 'back');
  const unclear = buybacks.filter((one) => stateOf(one) === 'unknown');
  const counted = back.filter(isCountable);
  for (const { currency, buybackPrice } of counted) {
    const unit = currencyText(currency);
    const sum = sums.get(unit) ?? createSum();
    sum.add(buybackPrice);
    sums.set(unit, sum);
  }
  return {
    sums: [...sums].map(([currency, sum]) => ({ currency, amount: sum.text() })),
    unknown: back.length - counted.length + unclear.length,
  };
};

const isSame = (one: unknown, other: unknown): boolean =>
  toTrimmedText(one) !== '' && toTrimmedText(one) === toTrimmedText(other);

/** Without a ticket's id, only the same visitor in the same booking is surely the same racer, or the only one of the class. */
const ticketsOf = (buyback: Buyback, tickets: readonly Ticket[]): readonly Ticket[] => {
  const ids = [buyback.originalTicketId, buyback.newTicketId].map(toTrimmedText).filter((id) => id !== '');
  if (ids.length > 0) return tickets.filter(({ id }) => ids.includes(toTrimmedText(id)));
  const inBooking = tickets.filter(
    ({ bookingId, bookingNumber }) =>
      isSame(buyback.bookingId, bookingId) || isSame(buyback.bookingNumber, bookingNumber),
  );
  const own = inBooking.filter(({ userId }) => isSame(buyback.userId, userId));
  if (own.length > 0) return own;
  const racing = inBooking.filter(
    (ticket) =>
      isOfType(ticket, 'racer') !== false && [classKey(buyback.className), ''].includes(classKey(ticket.className)),
  );
  return racing.filter(({ userId }) => racing.length === 1 && toTrimmedText(userId) === '');
};

const mayRace = (ticket: Ticket): boolean => isOfType(ticket, 'racer') !== false && !isVoid(ticket.status);

/** The tickets of a class; undefined if another one may be of it, because it says neither its class nor that it doesn't race. */
const enteredIn = (className: unknown, tickets: readonly Ticket[] | undefined): readonly Ticket[] | undefined => {
  const racing = tickets?.filter(mayRace);
  return racing?.every((ticket) => classKey(ticket.className) !== '')
    ? racing.filter((ticket) => classKey(ticket.className) === classKey(className))
    : undefined;
};

/** Who booked a class twice races in it once, so their tickets stand for one racer. Another number is another entry. */
const racerOf = ({ id, userId, holderName, vehicleNumber }: Ticket): string => {
  const name = fold(toTrimmedText(holderName));
  if (name === '') return toTrimmedText(id);
  return [toTrimmedText(userId), name, fold(toTrimmedText(vehicleNumber))].join('\n');
};

interface Sources {
  readonly offers: readonly EventBuyback[];
  readonly buybacks: readonly Buyback[];
  readonly tickets: readonly Ticket[] | undefined;
}

/** Race re-entries only; returned tickets have nothing to do with a round. */
export const reentriesOf = (buybacks: readonly Buyback[]): readonly Buyback[] =>
  buybacks.filter((one) => kindOf(one) === 'reentry');

/** The rounds in the order of the offers, then those that only buybacks name. */
export const roundsOf = ({ offers, buybacks, tickets }: Sources): readonly Round[] => {
  const reentries = reentriesOf(buybacks);
  const keys = [...new Set([...offers, ...reentries].map(groupKey))];
  return keys.map((key) => {
    const own = reentries.filter((one) => groupKey(one) === key);
    const ownOffers = offers.filter((one) => groupKey(one) === key);
    const [first] = [...ownOffers, ...own];
    const entered = enteredIn(first?.className, tickets);
    const matches = own.map((buyback) => ticketsOf(buyback, tickets ?? []));
    const taken = new Set(matches.flat().map(racerOf));
    const racers = entered && [...new Map(entered.map((ticket) => [racerOf(ticket), ticket]))];
    return {
      className: toTrimmedText(first?.className),
      round: toTrimmedText(first?.round),
      offers: ownOffers,
      buybacks: own.map((buyback, index) => ({
        buyback,
        state: stateOf(buyback),
        carNumber:
          matches[index]?.map(({ vehicleNumber }) => toTrimmedText(vehicleNumber)).find((number) => number !== '') ??
          '',
      })),
      others: racers?.flatMap(([racer, ticket]) => (taken.has(racer) ? [] : [ticket])),
      unmatched: matches.filter((found) => found.length === 0).length,
      money: moneyOf(own),
    };
  });
};

/** The seats that are left, as the server counts them; undefined if it does not say or says it twice. */
export const seatsLeft = ({ offers }: Round): number | undefined => {
  const [offer, ...more] = offers;
  const { available } = offer ?? {};
  return more.length === 0 && typeof available === 'number' && Number.isFinite(available) ? available : undefined;
};
