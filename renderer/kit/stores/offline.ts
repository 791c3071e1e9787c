/** What is kept of the server on this computer, mirrored from main. */
import type { OfflineView } from '@contract/bridge';
import { create } from 'zustand';
import { bridge } from '../bridge/bridge';
import { notify } from '../feedback/notify';
import { kitText } from '../format/text';

const nothing: OfflineView = { storage: 'locked', answers: 0, bytes: 0, packs: [] };

export const useOffline = create<{ readonly view: OfflineView }>(() => ({ view: nothing }));

/** What a person is told once. The settings say that the copy is in memory only, and why. */
const told = {
  'set-aside': 'offline.setAside',
  'changes-lost': 'offline.changesLost',
  'disk-full': 'offline.diskFull',
} as const satisfies Partial<Record<NonNullable<OfflineView['notice']>, string>>;

const isTold = (notice: string): notice is keyof typeof told => Object.hasOwn(told, notice);

export const setOffline = (view: OfflineView): void => {
  const { notice } = useOffline.getState().view;
  useOffline.setState({ view });
  if (view.notice === undefined || view.notice === notice || !isTold(view.notice)) return;
  const key = told[view.notice];
  notify({ intent: 'warning', title: kitText(`${key}.title`), body: kitText(`${key}.body`) });
};

export const readOffline = async (): Promise<void> => {
  const view = await bridge().offline.view();
  if (view.ok) setOffline(view.value);
};
