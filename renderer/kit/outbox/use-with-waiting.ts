/** A record with the person's own changes that wait to be sent, from which a form starts. */
import type { OutboxEntry } from '@contract/bridge';
import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { Values } from '../area/field';
import { useOutbox } from '../stores/outbox';
import { affectsRecord } from './affects-record';

interface WithWaiting {
  readonly record: Values;
  /** Whether a change waits. */
  readonly hasWaiting: boolean;
}

const waits = ({ kind, state }: OutboxEntry): boolean => kind === 'change' && state !== 'refused';

/** `area` is the contract's: `track` for `track.detail`. */
export const useWithWaiting = (area: string, id: string, record: Values): WithWaiting => {
  const entries = useOutbox(
    useShallow((state) => state.entries.filter((entry) => waits(entry) && affectsRecord(entry, area, id))),
  );
  return useMemo(() => {
    const changes = entries.flatMap(({ fields }) => fields.map(({ name, mine }) => [name, mine] as const));
    return { record: { ...record, ...Object.fromEntries(changes) }, hasWaiting: changes.length > 0 };
  }, [entries, record]);
};
