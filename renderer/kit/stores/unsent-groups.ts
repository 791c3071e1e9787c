/** Unsent entries by what they wait for. Loaded with the screens that tell them apart. */
import type { OutboxEntry } from '@contract/bridge';
import { useShallow } from 'zustand/react/shallow';
import { isUnsent, useOutbox } from './outbox';

/** `waiting` is sent when the server can be reached, `drafts` when a person sends them, `decide` after a decision. */
export const unsentGroups = ['waiting', 'drafts', 'decide'] as const;
export type UnsentGroup = (typeof unsentGroups)[number];

export const unsentGroupOf = ({ kind, state, needsDecision }: OutboxEntry): UnsentGroup => {
  if (kind === 'draft' && state === 'queued') return 'drafts';
  return state === 'refused' || (needsDecision && state !== 'sending') ? 'decide' : 'waiting';
};

/** How many entries of each group are not sent yet. */
export const useUnsentCounts = (): Readonly<Record<UnsentGroup, number>> =>
  useOutbox(
    useShallow(({ entries }) => {
      const counts = { waiting: 0, drafts: 0, decide: 0 };
      for (const entry of entries) if (isUnsent(entry)) counts[unsentGroupOf(entry)] += 1;
      return counts;
    }),
  );
