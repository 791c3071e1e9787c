/** What is kept of the server on this computer, mirrored from main. */
import type { OfflineView } from '@contract/bridge';
import { create } from 'zustand';
import { bridge } from '../bridge/bridge';
import { notifyFailure } from '../feedback/notify-failure';

const nothing: OfflineView = { storage: 'locked', answers: 0, bytes: 0, packs: [] };

export const useOffline = create<{ readonly view: OfflineView }>(() => ({ view: nothing }));

export const setOffline = (view: OfflineView): void => useOffline.setState({ view });

export const readOffline = async (): Promise<void> => {
  const view = await bridge().offline.view();
  if (notifyFailure(view) && view.ok) setOffline(view.value);
};
