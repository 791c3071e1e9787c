/** The tracks of a sub-admin with the person's own assignments that wait to be sent, on which the next ones build. */
import type { OutboxEntry } from '@contract/bridge';
import { isWaitingChange, useWaitingChanges } from '../../../kit/outbox/use-with-waiting';
import { applyDifference, difference, type Ids } from './difference';

const idsIn = (value: unknown): Ids | undefined => (Array.isArray(value) ? value.map(String) : undefined);

const assign = 'assignment.assign';

const isWaiting = (entry: OutboxEntry): boolean => entry.call === assign && isWaitingChange(entry);

const isOf = (person: string, { input }: OutboxEntry): boolean => String(input.subAdminId) === person;

/** `tracks` are those on the server. What others assigned there since is kept. */
export const withWaitingTracks = (entries: readonly OutboxEntry[], person: string, tracks: Ids): Ids =>
  entries
    .filter((entry) => isWaiting(entry) && isOf(person, entry))
    .flatMap(({ fields }) => fields.filter(({ name }) => name === 'trackIds'))
    .reduce((now, { base, mine }) => {
      const after = idsIn(mine) ?? now;
      return applyDifference(now, difference(idsIn(base) ?? now, after));
    }, tracks);

/** The sub-admins of a track, of whom `people` are those on the server. */
export const withWaitingPeople = (entries: readonly OutboxEntry[], track: string, people: Ids): Ids => {
  const concerned = entries.filter(isWaiting).map(({ input }) => String(input.subAdminId));
  return [...new Set([...people, ...concerned])].filter((person) =>
    withWaitingTracks(entries, person, people.includes(person) ? [track] : []).includes(track),
  );
};

export const useWaitingAssignments = (): readonly OutboxEntry[] => useWaitingChanges(assign);
