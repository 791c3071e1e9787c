/**
 * Assignments of sub-admins to tracks, as differences. The assign call takes all tracks of a sub-admin, so the
 * difference is applied to the tracks that the server has at that moment: changes by other users are kept.
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

/** The changes of one sub-admin. */
export interface Change extends Difference {
  readonly person: string;
}

/** The tracks to send for a sub-admin who has `current`. */
export const applyDifference = (current: Ids, { added, removed }: Difference): Ids => [
  ...current.filter((id) => !removed.includes(id)),
  ...added.filter((id) => !current.includes(id)),
];

const idOf = idIn('id');

/** The ids in `[{ id, name }]`; undefined if the server sent no list, which is not the same as an empty one. */
export const idsOf = (value: unknown): Ids | undefined =>
  Array.isArray(value) ? value.map((one: unknown) => idOf(Object(one))).filter((id) => id !== '') : undefined;

/**
 * The sub-admins of a track: those in its record, and those whose record names the track. Undefined if neither the track nor
 * anybody's record says who is assigned.
 */
export const subAdminsOf = (track: Values, people: readonly Values[]): Ids | undefined => {
  if (!idsOf(track.subAdmins) && people.length > 0 && people.every(({ assignedTracks }) => !idsOf(assignedTracks)))
    return undefined;
  const listed = idsOf(track.subAdmins) ?? [];
  const referring = people.filter((person) => idsOf(person.assignedTracks)?.includes(idOf(track))).map(idOf);
  return [...new Set([...referring, ...listed])];
};

/** Converts the changes of one track to changes by person. */
export const toChanges = (track: string, { added, removed }: Difference): readonly Change[] => [
  ...added.map((person) => ({ person, added: [track], removed: [] })),
  ...removed.map((person) => ({ person, added: [], removed: [track] })),
];

/** Whether the name of the role says sub-admin. */
export const isSubAdmin = (person: Values): boolean =>
  [person.role, person.roleName].some((word) => typeof word === 'string' && /^sub[\s_-]?admin$/i.test(word.trim()));
