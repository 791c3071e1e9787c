/** Drafts whose answer was lost, once the server has shown that they were done. */
import type { OutboxEntry } from '@contract/bridge';
import { bridge } from '../bridge/bridge';
import { useOutbox } from '../stores/outbox';

/** Takes the drafts that fit off the outbox, so that nobody sends them again. */
export const removeMatchingDrafts = (fits: (input: OutboxEntry['input'], call: string) => boolean): void => {
  for (const { id, kind, state, input, call } of useOutbox.getState().entries)
    if (kind === 'draft' && state === 'unknown' && fits(input, call)) void bridge().outbox.discard({ id });
};
