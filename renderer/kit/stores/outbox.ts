/** The outbox of the signed-in person, mirrored from main. */
import type { OutboxEntry } from '@contract/bridge';
import { create } from 'zustand';

export const useOutbox = create<{ readonly entries: readonly OutboxEntry[] }>(() => ({ entries: [] }));

export const setOutbox = (entries: readonly OutboxEntry[]): void => useOutbox.setState({ entries });
