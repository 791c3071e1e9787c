/** The state of updates, as main last told it. */
import type { UpdatesView } from '@contract/updates/updates-view';
import { useEffect, useState } from 'react';
import { bridge } from './bridge';

/** Undefined until the answer comes. */
export const useUpdates = (): UpdatesView | undefined => {
  const [view, setView] = useState<UpdatesView>();
  useEffect(() => {
    let isMounted = true;
    const end = bridge().on((event) => event.type === 'updates' && setView(event.view));
    // An event that came first is newer.
    void bridge()
      .updates.view()
      .then((answer) => answer.ok && isMounted && setView((told) => told ?? answer.value));
    return () => {
      isMounted = false;
      end();
    };
  }, []);
  return view;
};
