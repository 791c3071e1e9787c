/** A record with the person's own changes that wait to be sent, from which a form starts. */
import type { OutboxEntry } from '@contract/bridge';
import type { EndpointId } from '@contract/table';
import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { Values } from '../area/field';
import { useOutbox } from '../stores/outbox';
import { affectsRecord } from './affects-record';

export interface WithWaiting<R> {
  readonly record: R;
  /** Whether a change waits. */
  readonly hasWaiting: boolean;
}

export const isWaitingChange = ({ kind, state }: OutboxEntry): boolean =>
  kind === 'change' && state !== 'refused' && state !== 'done';

/** Assignments change the record too, but no field of its form. */
const isInForm = (entry: OutboxEntry, area: string, id: string): boolean =>
  isWaitingChange(entry) && entry.call.startsWith(`${area}.`) && affectsRecord(entry, area, id);

/** `area` is the contract's: `track` for `track.detail`. */
export const useWithWaiting = <R extends Values>(area: string, id: string, record: R): WithWaiting<R> => {
  const entries = useOutbox(useShallow((state) => state.entries.filter((entry) => isInForm(entry, area, id))));
  return useMemo(() => {
    const changes = entries.flatMap(({ fields }) => fields.map(({ name, mine }) => [name, mine] as const));
    return { record: { ...record, ...Object.fromEntries(changes) }, hasWaiting: changes.length > 0 };
  }, [entries, record]);
};

/** The changes of one call that wait to be sent. */
export const useWaitingChanges = (call: EndpointId): readonly OutboxEntry[] =>
  useOutbox(useShallow((state) => state.entries.filter((entry) => entry.call === call && isWaitingChange(entry))));
