/** The table of truth of a server: for each list and detail, the values that it sends and what a screen should show. */
import type { Area, SentCell } from './area.ts';
import type { Keys, KindName } from './kinds.ts';
import type { Statement } from './statement.ts';
import { statementsOf } from './statements.ts';
import type { Served, Stranger } from './stranger.ts';

/** A record, by the id that the server gives it. A kind without ids is found by what it belongs to, and its place there. */
interface TruthRecord {
  readonly id: string | number | undefined;
  readonly eventId?: string | number;
  readonly userId?: string | number;
  readonly trackId?: string | number;
  readonly bookingId?: string | number;
  readonly cells: Readonly<Record<string, SentCell>>;
}

export interface TruthTable {
  readonly server: string;
  readonly today: string;
  readonly lacks: Readonly<Record<string, string>>;
  readonly lists: Partial<Readonly<Record<KindName, readonly TruthRecord[]>>>;
  readonly details: Partial<Readonly<Record<KindName, readonly TruthRecord[]>>>;
  readonly statements: readonly Statement[];
}

/** Kinds whose rows have no id of their own. */
const withoutId: readonly KindName[] = ['driver', 'vehicle', 'terms', 'team', 'info', 'techCard', 'w9s', 'waivers'];

/** Kinds that have a call for one record. */
const detailed: readonly KindName[] = [
  'admins',
  'visitors',
  'tracks',
  'contacts',
  'inspectors',
  'events',
  'bookings',
  'tickets',
  'buybacks',
];

const keyNames = { event: 'eventId', visitor: 'userId', track: 'trackId', booking: 'bookingId' } as const;
const keyKinds = { event: 'events', visitor: 'visitors', track: 'tracks', booking: 'bookings' } as const;

export const tableOf = (stranger: Stranger, served: Served): TruthTable => {
  const owners = (keys: Keys): Partial<TruthRecord> =>
    Object.fromEntries(
      (Object.keys(keyNames) as (keyof typeof keyNames)[]).flatMap((key) => {
        const n = keys[key];
        return n === undefined ? [] : [[keyNames[key], stranger.idOf(keyKinds[key], n)]];
      }),
    );
  const recordsOf = (area: Area, of: 'list' | 'detail'): TruthRecord[] =>
    area.sent(of).map(({ n, keys, cells }) => ({
      id: withoutId.includes(area.kind) ? undefined : stranger.idOf(area.kind, n),
      ...owners(keys),
      cells,
    }));
  const entries = Object.values(served.areas);
  return {
    server: stranger.name,
    today: served.view.season.today,
    lacks: stranger.lacks,
    lists: Object.fromEntries(entries.map((area) => [area.kind, recordsOf(area, 'list')])),
    details: Object.fromEntries(
      entries.filter(({ kind }) => detailed.includes(kind)).map((area) => [area.kind, recordsOf(area, 'detail')]),
    ),
    statements: statementsOf(served, stranger),
  };
};
