/** The page that a session starts with. */
import type { Ability } from '@contract/ability';
import type { createBrowserRouter } from 'react-router-dom';
import { askFirstRows } from '../kit/list/data/first-rows';
import { takeReturnTo, useSession } from '../kit/stores/session';
import { areas } from './areas';
import { pathAfterSignIn } from './return-path';
import { accessibleAreas, homeOf } from './site-map';

/** Resolves at once if the window is on the screen. */
const shown = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'visible') return resolve();
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });

/** The first rows, if the address is that of a list. A window that is on the screen already doesn't wait for them. */
const rowsAt = async (address: string, ability: Ability): Promise<void> => {
  const { pathname, search } = new URL(address, location.origin);
  const area = accessibleAreas(areas, { ability, samples: false }).find(({ path }) => path === pathname);
  if (area?.type !== 'resource') return;
  await Promise.race([askFirstRows(area, search), shown()]);
};

/**
 * Opens the page where the person was, or what a link named, before the app renders: the code of frame and page loads at
 * once, and both are shown with the rows. `prerender` renders them while the rows are on their way, and returns the
 * function that ends it. Without a session, the sign-in page stays.
 */
export const openFirstPage = async (
  router: Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'state'>,
  prerender: () => Promise<() => void>,
): Promise<void> => {
  const { session, ability } = useSession.getState();
  if (session?.state !== 'signed-in' || session.person?.mustChangePassword) return;
  const { pathname, search } = router.state.location;
  if (pathname !== '/login') return;
  const to = pathAfterSignIn(takeReturnTo(), search) ?? homeOf(areas, { ability, samples: false });
  const rows = rowsAt(to, ability);
  await router.navigate(to, { replace: true });
  const end = await prerender();
  await rows;
  end();
};
