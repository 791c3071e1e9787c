/** The page that a session starts with. */
import type { Ability } from '@contract/ability';
import type { createBrowserRouter } from 'react-router-dom';
import { gatePath } from '../kit/commands/go-to';
import { prefetchFirstRows } from '../kit/list/data/first-rows';
import { takeResumePath, useSession } from '../kit/stores/session';
import { useSettings } from '../kit/stores/settings';
import { areas } from './areas/areas';
import { accessibleAreas, homeOf } from './areas/site-map';
import { pathAfterSignIn } from './pages/return-path';

/** Asks for the first rows, if the address is that of a list. */
const prefetchRowsAt = (address: string, ability: Ability): void => {
  const { pathname, search } = new URL(address, location.origin);
  const area = accessibleAreas(areas, { ability, samples: false }).find(({ path }) => path === pathname);
  if (area?.type === 'resource') prefetchFirstRows(area, search);
};

/**
 * Opens the page where the person was, or what a link named, before the app renders; resolves when its code is loaded.
 * Without a session, the sign-in page stays.
 */
export const openFirstPage = async (
  router: Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'state'>,
): Promise<void> => {
  const { session, ability } = useSession.getState();
  if (session?.state !== 'signed-in' || session.person?.mustChangePassword) return;
  const { pathname, search } = router.state.location;
  if (pathname !== '/login') return;
  const asked = pathAfterSignIn(takeResumePath(), search) ?? homeOf(areas, { ability, samples: false });
  const to = useSettings.getState().settings?.gateMode ? gatePath : asked;
  prefetchRowsAt(to, ability);
  await router.navigate(to, { replace: true });
};
