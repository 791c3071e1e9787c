/** The parts of the screen, from what needs a person to what is sent. */
import type { OutboxEntry } from '@contract/bridge';
import { isUnsent } from '../../kit/stores/outbox';
import { unsentGroupOf } from '../../kit/stores/unsent-groups';

export const groupNames = ['decide', 'waiting', 'drafts', 'done'] as const;
export type GroupName = (typeof groupNames)[number];

export const groupOf = (entry: OutboxEntry): GroupName => (isUnsent(entry) ? unsentGroupOf(entry) : 'done');

const timeOf = ({ sentAt, createdAt }: OutboxEntry): number => Date.parse(sentAt ?? createdAt);

/** The entries of a group: oldest first, but sent ones newest first. */
export const entriesOf = (entries: readonly OutboxEntry[], group: GroupName): readonly OutboxEntry[] => {
  const found = entries.filter((entry) => groupOf(entry) === group);
  return group === 'done' ? found.toSorted((one, other) => timeOf(other) - timeOf(one)) : found;
};
