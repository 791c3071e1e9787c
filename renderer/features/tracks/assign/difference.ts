/**
 * Who has which track, as differences. The assign call carries all tracks of one sub-admin, so what is sent is always
 * what the server has at that moment, with the difference applied: what others changed meanwhile stays.
 */
import { idIn } from '@contract/list/all-pages';
import type { Values } from '../../../kit/area/field';

export type Ids = readonly string[];

export interface Difference {
  readonly added: Ids;
  readonly removed: Ids;
}

export const difference = (before: Ids, now: Ids): Difference => ({
  added: now.filter((id) => !before.includes(id)),
  removed: before.filter((id) => !now.includes(id)),
});

/** What one sub-admin gains and loses. */
export interface Change extends Difference {
  readonly person: string;
}

/** The tracks to send for a sub-admin who has `current`. */
export const applyDifference = (current: Ids, { added, removed }: Difference): Ids => [
  ...current.filter((id) => !removed.includes(id)),
  ...added.filter((id) => !current.includes(id)),
];

const idOf = idIn('id');

/** The ids of mentions, `[{ id, name }]`; undefined where the server does not say: an absent list is not an empty one. */
export const idsOf = (value: unknown): Ids | undefined =>
  Array.isArray(value) ? value.map((one: unknown) => idOf(Object(one))).filter((id) => id !== '') : undefined;

/** A track's people: those who name the track, and those whom the track names. */
export const subAdminsOf = (track: Values, people: readonly Values[]): Ids => {
  const named = idsOf(track.subAdmins) ?? [];
  const naming = people.filter((person) => idsOf(person.assignedTracks)?.includes(idOf(track))).map(idOf);
  return [...new Set([...naming, ...named])];
};

/** Changes of one track's people, person by person. */
export const toChanges = (track: string, { added, removed }: Difference): readonly Change[] => [
  ...added.map((person) => ({ person, added: [track], removed: [] })),
  ...removed.map((person) => ({ person, added: [], removed: [track] })),
];

/** Whether a role's words say sub-admin. */
export const isSubAdmin = (person: Values): boolean =>
  [person.role, person.roleName].some((word) => typeof word === 'string' && /^sub[\s_-]?admin$/i.test(word.trim()));
