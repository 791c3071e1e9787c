/** Which records a call asks for: those with an id, of an event or person, or that match a search. */
import type { Area } from './area.ts';
import type { Json } from './host.ts';
import type { Keys, KindName } from './kinds.ts';
import type { View } from './truth/view.ts';

type IdOf = (kind: KindName, n: number) => string | number;

const keyKinds = { event: 'events', visitor: 'visitors', track: 'tracks', booking: 'bookings' } as const;
type Key = keyof typeof keyKinds;

export const createLookup = (view: View, idOf: IdOf) => {
  const numberOf = (area: Area, id: unknown): number | undefined =>
    area.all().find(({ n }) => String(idOf(area.kind, n)) === String(id))?.n;

  const isOf = (keys: Keys, key: Key, id: unknown): boolean => {
    const n = keys[key];
    return n !== undefined && String(idOf(keyKinds[key], n)) === String(id);
  };

  /** The numbers of an area's records, narrowed by the inputs that name a key: `{ event: 'eventId' }`. */
  const narrowed = (area: Area, input: Json, names: Partial<Record<Key, string>>, search = ''): number[] =>
    area
      .all()
      .filter(({ keys, words }) => {
        for (const [key, name] of Object.entries(names)) {
          const id = input[name];
          if (id !== undefined && id !== null && id !== '' && !isOf(keys, key as Key, id)) return false;
        }
        return search === '' || words.includes(search.toLowerCase());
      })
      .map(({ n }) => n);

  /** Visitors of a kind, and of an event: racers with a place, spectators with a ticket. */
  const visitorsOf = (area: Area, input: Json, search = ''): number[] => {
    const event = view.season.events.find((each) => String(idOf('events', each.n)) === String(input.eventId))?.n;
    const racers = event === undefined ? [] : view.racersOf(event).map((each) => each.n);
    const guests =
      event === undefined
        ? []
        : view.season.bookings
            .filter((each) => each.event === event && view.ticketsOf(each.n).some(({ type }) => type === 'spectator'))
            .map((each) => each.visitor);
    return area
      .all()
      .filter(({ n, keys, words }) => {
        if (search !== '' && !words.includes(search.toLowerCase())) return false;
        if (input.eventId === undefined) return input.userType === undefined || keys.userType === input.userType;
        if (input.userType === 'racer') return racers.includes(n);
        if (input.userType === 'spectator') return guests.includes(n);
        return racers.includes(n) || guests.includes(n);
      })
      .map(({ n }) => n);
  };

  /** The file of a racer at an event; of the newest event where none is named. */
  const fileOf = (area: Area, input: Json): number | undefined => {
    const files = area.all().filter(({ keys }) => isOf(keys, 'visitor', input.userId));
    if (input.eventId === undefined) return files.at(-1)?.n;
    return files.find(({ keys }) => isOf(keys, 'event', input.eventId))?.n;
  };

  /** The events that a visitor has booked, and their tracks. */
  const bookedBy = (id: unknown): { readonly events: number[]; readonly tracks: number[] } => {
    const visitor = view.season.visitors.find((each) => String(idOf('visitors', each.n)) === String(id));
    const events = [
      ...new Set(view.season.bookings.filter((each) => each.visitor === visitor?.n).map(({ event }) => event)),
    ];
    return { events, tracks: [...new Set(events.map((n) => view.event(n).track))] };
  };

  return { numberOf, narrowed, visitorsOf, fileOf, bookedBy };
};

/** A search term, where an input has one. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
