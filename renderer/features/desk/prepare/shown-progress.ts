/** How far fetching a pack is shown to be. */
import type { PackView } from '@contract/bridge';
import { useEffect } from 'react';
import { type ShownProgress, usePackProgress } from '../../../kit/stores/pack-progress';
import { progressOf } from './pack-facts';

const none: ShownProgress = { progress: 0, isRefresh: false };

export const advance = (before: ShownProgress, pack: PackView | undefined): ShownProgress =>
  pack?.state === 'running'
    ? { progress: Math.max(before.progress, progressOf(pack)), isRefresh: before.isRefresh }
    : { progress: 0, isRefresh: pack?.state === 'ready' };

export const useShownProgress = (event: string, pack: PackView | undefined): ShownProgress => {
  const before = usePackProgress((shown) => shown[event]) ?? none;
  const { progress, isRefresh } = advance(before, pack);
  useEffect(() => usePackProgress.setState({ [event]: { progress, isRefresh } }), [event, progress, isRefresh]);
  return { progress, isRefresh };
};
