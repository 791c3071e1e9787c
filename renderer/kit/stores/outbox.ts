/** The outbox of the signed-in person, mirrored from main. */
import type { OutboxEntry } from '@contract/bridge';
import { create } from 'zustand';

export const useOutbox = create<{ readonly entries: readonly OutboxEntry[] }>(() => ({ entries: [] }));

/** Whether the server does not have it, as far as this computer knows. */
export const isUnsent = ({ state }: OutboxEntry): boolean => state !== 'done';

/** How many entries are not sent yet. */
export const useUnsentCount = (): number => useOutbox(({ entries }) => entries.filter(isUnsent).length);
export const unsentCount = (): number => useOutbox.getState().entries.filter(isUnsent).length;

export const setOutbox = (entries: readonly OutboxEntry[]): void => {
  useOutbox.setState({ entries });
  if (unsentCount() > 0)
    void import('./unload-question').then(({ watchUnload }) => watchUnload(() => unsentCount() > 0));
};
