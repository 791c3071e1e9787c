/**
 * In a browser, asks before the page is closed or reloaded while unsent entries are only in memory. On the desktop a
 * reload loses nothing, and main asks before it quits.
 */
import { readAbout } from '../bridge/about';
import { useOffline } from './offline';

let isWatching = false;

/** Called with each change of the outbox that leaves something unsent; starts once. */
export const watchUnload = async (hasUnsent: () => boolean): Promise<void> => {
  const isAtRisk = (): boolean => hasUnsent() && useOffline.getState().view.storage === 'memory';
  if (isWatching || !isAtRisk()) return;
  isWatching = true;
  if ((await readAbout())?.platform !== 'browser') return;
  globalThis.addEventListener('beforeunload', (event) => {
    if (isAtRisk()) event.preventDefault();
  });
};
