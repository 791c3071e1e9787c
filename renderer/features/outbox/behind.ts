/** Changes of one record are sent in order, so one that needs a decision keeps the later ones waiting. */
import type { OutboxEntry } from '@contract/bridge';

const recordOf = ({ call, input }: OutboxEntry): string =>
  call === 'assignment.assign' ? `admin ${input.subAdminId}` : `${call.split('.')[0]} ${input.id}`;

/** Whether an earlier change of the same record waits for a person. `entries` are in order. */
export const isBehind = (entry: OutboxEntry, entries: readonly OutboxEntry[]): boolean =>
  entry.kind === 'change' &&
  entry.state === 'queued' &&
  entries
    .slice(0, entries.indexOf(entry))
    .some(
      (one) =>
        one.kind === 'change' &&
        one.needsDecision &&
        one.state !== 'done' &&
        one.state !== 'refused' &&
        recordOf(one) === recordOf(entry),
    );
