/** What an event offers as buyback, by class and round. */
import type { EventBuyback } from '@contract/entities/event-web';
import { dateTimeText } from '../seeds/calendar';
import { type EventSeed, liveIndex } from '../seeds/events';
import { moneyText, shareOf } from '../seeds/money';
import type { Context } from './context';

/** When an offer of today's event opens and closes, in minutes from now, by class and round. */
const todaysOffers: readonly {
  readonly entry: number;
  readonly round: number;
  readonly opens: number;
  readonly closes: number;
  readonly state?: 'sold-out' | 'off';
}[] = [
  { entry: 0, round: 1, opens: -300, closes: -75 },
  { entry: 0, round: 2, opens: -60, closes: 25 },
  { entry: 1, round: 1, opens: -90, closes: 40, state: 'sold-out' },
  { entry: 2, round: 1, opens: -45, closes: 55 },
  { entry: 3, round: 1, opens: 45, closes: 150 },
  { entry: 4, round: 1, opens: -90, closes: 90, state: 'off' },
  { entry: 5, round: 1, opens: -240, closes: -130 },
  { entry: 5, round: 2, opens: -120, closes: -20 },
];

export const buybacksOf = (context: Context, event: EventSeed): EventBuyback[] => {
  const { demo } = context;
  const isOffered = event.discipline === 'drag';
  const near = Math.floor(demo.madeAt / 300_000) * 300_000;
  const isToday = event.id - 1 === liveIndex;
  const offers = isToday
    ? todaysOffers
    : event.classes
        .slice(0, isOffered ? 5 : 1)
        .map((_, entry) => ({ entry, round: 1, opens: 120, closes: 480, state: undefined }));
  return offers.flatMap(({ entry: index, round, opens, closes, state }): EventBuyback[] => {
    const entry = event.classes[index];
    if (!entry) return [];
    const sold = demo.buybacks
      .all()
      .filter(
        (one) =>
          one.eventId === event.id &&
          one.className === entry.name &&
          one.round === round &&
          one.paymentStatus === 'paid',
      ).length;
    const from = isToday ? near : event.start;
    const enabled = isOffered && state !== 'off' && (isToday || from + closes * 60_000 > context.now);
    return [
      {
        eventId: event.id,
        enabled,
        className: entry.name,
        round,
        price: moneyText(shareOf(event.price('racer', entry), 5_000), event.track.currency),
        currency: event.track.currency,
        maxPerRacer: 1,
        opensAt: dateTimeText(from + opens * 60_000),
        closesAt: dateTimeText(from + closes * 60_000),
        sold,
        available: isOffered && state === undefined ? Math.max(0, 24 - sold) : 0,
        rules:
          isOffered && state !== 'off' ? `Once per racer, after a loss in round ${round}` : 'Not offered at this event',
        refundable: false,
      },
    ];
  });
};
