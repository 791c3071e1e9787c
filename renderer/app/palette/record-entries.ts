/** Rows of the server as entries of the palette: only those that contain what was typed. */

import type { EventReference } from '@contract/settings/current-event';
import { fold } from '@contract/text/fold';
import { isFound, readSearchTerms } from '@contract/text/search-terms';
import type { ResourceArea } from '../../kit/area/area';
import type { Values } from '../../kit/area/field';
import { recordAddress } from '../../kit/area/record-address';
import { joinFacts } from '../../kit/format/join';
import { nameOf } from '../../kit/format/naming';
import { type TextInList, wordsInList } from '../../kit/format/text-in-list';
import { searchText } from '../../kit/list/data/search-index';
import { type FoundEntry, maxPerGroup, type RecordGroup } from './palette-entry';
import { matchedLetters } from './rank-entries';

/** The area of each group, and the fields beside a record's name. */
export const recordAreas: Readonly<
  Record<RecordGroup, { readonly area: string; readonly details: readonly string[] }>
> = {
  bookings: { area: 'bookings', details: ['userName', 'eventName'] },
  tickets: { area: 'tickets', details: ['holderName', 'eventName'] },
  visitors: { area: 'visitors', details: ['email'] },
  contacts: { area: 'track-contacts', details: ['designation', 'trackName'] },
  events: { area: 'events', details: ['eventCode', 'trackName'] },
  tracks: { area: 'tracks', details: ['city', 'state'] },
};

/** Names on servers that don't send the area's own. */
const otherNames = ['fullName', 'email'] as const;

const texts = new WeakMap<Values, string>();
const textOf = (row: Values): string => {
  const known = texts.get(row) ?? searchText(row);
  texts.set(row, known);
  return known;
};

/** Whether a row contains every word of a query, in any of its values. */
export const matchesRow = (row: Values, query: string): boolean =>
  query.trim() !== '' && isFound(textOf(row), readSearchTerms(fold(query).trim().replace(/^#/, '')));

/** Whether a record belongs to an event, or is the event or its track. */
const isOf = (event: EventReference, group: RecordGroup, row: Values): boolean => {
  const [id, of] =
    group === 'events' ? [row.id, event.id] : group === 'tracks' ? [row.id, event.trackId] : [row.eventId, event.id];
  return id !== undefined && id !== null && of !== undefined && String(id) === String(of);
};

interface RecordsOfGroup {
  readonly group: RecordGroup;
  readonly area: ResourceArea;
  readonly rows: readonly Values[];
  readonly query: string;
  /** Its records come first. */
  readonly event: EventReference | undefined;
  readonly textInList: TextInList;
}

/** What is shown of a row. */
const labelOf = (
  group: RecordGroup,
  area: ResourceArea,
  row: Values,
): { readonly title: string; readonly detail?: string } => {
  const name = nameOf(area.naming, row) || otherNames.map((key) => nameOf(key, row)).find(Boolean);
  const title = name || String(row[area.id ?? 'id']);
  const details = recordAreas[group].details.map((key) => nameOf(key, row)).filter((one) => one && one !== title);
  return { title, ...(details.length > 0 ? { detail: joinFacts(...details) } : {}) };
};

/**
 * The first rows that match, as entries; before the others those of the event, and those that show what was typed. Rows
 * without an id can't be opened and are left out.
 */
export const recordEntries = ({
  group,
  area,
  rows,
  query,
  event,
  textInList,
}: RecordsOfGroup): readonly FoundEntry[] => {
  const found = new Map<string, FoundEntry>();
  const matching = rows.filter((row) => matchesRow(row, query));
  const ofEvent = event ? matching.filter((row) => isOf(event, group, row)) : [];
  const showing = (all: readonly Values[]) => all.filter((row) => matchesRow(labelOf(group, area, row), query));
  for (const row of new Set([...showing(ofEvent), ...ofEvent, ...showing(matching), ...matching])) {
    const path = recordAddress(area.path, row[area.id ?? 'id']);
    if (path === undefined || found.has(path)) continue;
    const label = labelOf(group, area, row);
    const title = textInList(undefined, label.title);
    found.set(path, {
      id: `record:${path}`,
      group,
      title,
      ...(label.detail === undefined ? {} : { detail: wordsInList(textInList, label.detail) }),
      icon: area.icon,
      target: { path },
      matched: matchedLetters(query.trim(), title),
    });
    if (found.size === maxPerGroup) break;
  }
  return [...found.values()];
};
