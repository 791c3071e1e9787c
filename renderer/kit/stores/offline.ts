/** What is kept of the server on this computer, mirrored from main. */
import type { OfflineView } from '@contract/bridge';
import { create } from 'zustand';
import { bridge } from '../bridge/bridge';
import { notify } from '../feedback/notify';
import { kitText } from '../format/text';

const nothing: OfflineView = { storage: 'locked', answers: 0, bytes: 0, packs: [] };

export const useOffline = create<{ readonly view: OfflineView }>(() => ({ view: nothing }));

/** What a person is told once. The settings say that the copy is in memory only, and why. */
const told: Readonly<Partial<Record<NonNullable<OfflineView['notice']>, 'offline.setAside' | 'offline.diskFull'>>> = {
  'set-aside': 'offline.setAside',
  'disk-full': 'offline.diskFull',
};

export const setOffline = (view: OfflineView): void => {
  const { notice } = useOffline.getState().view;
  useOffline.setState({ view });
  const key = view.notice && told[view.notice];
  if (key === undefined || view.notice === notice) return;
  notify({ intent: 'warning', title: kitText(`${key}.title`), body: kitText(`${key}.body`) });
};

export const readOffline = async (): Promise<void> => {
  const view = await bridge().offline.view();
  if (view.ok) setOffline(view.value);
};
