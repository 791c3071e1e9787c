/** The one truth: the season that every stranger serves. The same day gives the same season. */
import { dayIn } from './calendar.ts';
import { makeCategories, makeClasses, makeEvents, makeOffers, makeSchedule } from './events.ts';
import { makeRacerFiles } from './inspections.ts';
import { makeBuybacks, makeTransactions, makeWishes } from './money.ts';
import { makeAdmins, makeInspectors, makeVisitors } from './people.ts';
import { makeContacts, makeTracks, makeW9s, makeWaivers } from './places.ts';
import { makeSales } from './sales.ts';
import type { Season } from './season-types.ts';

/** Racers of event 2 who have not signed. */
const unsigned = [6, 14];

/** `today` is the middle day of the event that is under way; by default the day at its track. */
export const makeSeason = (today = dayIn(new Date().toISOString(), 'America/New_York')): Season => {
  const tracks = makeTracks();
  const visitors = makeVisitors(today);
  const events = makeEvents(today, tracks);
  const classes = makeClasses();
  const hasSigned = (visitor: number, event: number): boolean =>
    event === 1 || (event === 2 && !unsigned.includes(visitor));
  const { bookings, tickets } = makeSales({ tracks, events, classes, visitors, hasSigned });
  const sold = { tracks, events, bookings, tickets };
  const buybacks = makeBuybacks(sold);
  const entries = tickets.flatMap((ticket) => {
    const booking = bookings.find((each) => each.n === ticket.booking);
    const visitor = visitors.find((each) => each.n === booking?.visitor);
    const event = events.find((each) => each.n === booking?.event);
    if (ticket.type !== 'racer' || !visitor || !event || event.n > 2) return [];
    const raceClass = classes.find((each) => each.event === event.n && each.name === ticket.className);
    return [{ visitor, event, raceClass, zone: tracks.find((track) => track.n === event.track)?.timezone ?? 'UTC' }];
  });
  return {
    today,
    tracks,
    contacts: makeContacts(),
    admins: makeAdmins(today),
    visitors,
    inspectors: makeInspectors(today),
    events,
    classes,
    categories: makeCategories(classes, events),
    schedule: makeSchedule(events, tracks),
    offers: makeOffers(events, tracks),
    bookings,
    tickets,
    transactions: makeTransactions(sold, buybacks),
    buybacks,
    wishes: makeWishes(today),
    racers: makeRacerFiles(entries),
    w9s: makeW9s(today),
    waivers: makeWaivers(today),
  };
};
