/** How far fetching a pack was shown to be. Survives the screen, so that no percentage goes back. */
import type { PackView } from '@contract/bridge';
import { useEffect } from 'react';
import { create } from 'zustand';
import { progressOf } from './pack-facts';

export interface ShownProgress {
  /** From 0 to 1. */
  readonly progress: number;
  /** The pack was ready when this run began. Its counts can't tell: between two steps, all that is planned is there. */
  readonly isRefresh: boolean;
}

const none: ShownProgress = { progress: 0, isRefresh: false };

export const advance = (before: ShownProgress, pack: PackView | undefined): ShownProgress =>
  pack?.state === 'running'
    ? { progress: Math.max(before.progress, progressOf(pack)), isRefresh: before.isRefresh }
    : { progress: 0, isRefresh: pack?.state === 'ready' };

/** By the event's id. */
const useShown = create<Readonly<Record<string, ShownProgress>>>(() => ({}));

export const useShownProgress = (event: string, pack: PackView | undefined): ShownProgress => {
  const before = useShown((shown) => shown[event]) ?? none;
  const { progress, isRefresh } = advance(before, pack);
  useEffect(() => useShown.setState({ [event]: { progress, isRefresh } }), [event, progress, isRefresh]);
  return { progress, isRefresh };
};
