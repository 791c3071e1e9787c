/** The update state that main last reported; undefined before the first report. */
import type { UpdatesView } from '@contract/updates/updates-view';
import { useEffect } from 'react';
import { create } from 'zustand';
import { bridge } from '../bridge/bridge';

export const useUpdatesReport = create<{ readonly view: UpdatesView | undefined }>(() => ({ view: undefined }));

export const setUpdates = (view: UpdatesView): void => useUpdatesReport.setState({ view });

/** Loads what main reported before the page listened, or while the app was locked. */
export const readUpdates = async (): Promise<void> => {
  const answer = await bridge().updates.view();
  if (answer.ok) setUpdates(answer.value);
};

/** Undefined until the answer comes. */
export const useUpdates = (): UpdatesView | undefined => {
  useEffect(() => void readUpdates(), []);
  return useUpdatesReport(({ view }) => view);
};
