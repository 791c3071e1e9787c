/** The complete page in jsdom with the demo's bridge and a clock that tests control. */
import type { Bridge, SessionView } from '@contract/bridge';
import type { Result } from '@contract/failure';
import { render } from '@testing-library/react';
import { createMemoryRouter, createPath, RouterProvider } from 'react-router-dom';
import { createBridge } from '../../mocks/bridge';
import { openMenuArea } from '../../renderer/app/commands/menu-areas';
import { routes } from '../../renderer/app/routes';
import { ThemeProvider } from '../../renderer/app/theme-provider';
import { takeEntries } from '../../renderer/event/log/event-log';
import type { Area } from '../../renderer/kit/area/area';
import { queryClient } from '../../renderer/kit/bridge/query-client';
import { runShortcut } from '../../renderer/kit/commands/command';
import { useNotices } from '../../renderer/kit/feedback/notify';
import { Toasts } from '../../renderer/kit/feedback/toasts';
import { offerUndo } from '../../renderer/kit/outbox/undo-save';
import { applySession, connectStores, readAfterStart } from '../../renderer/kit/stores/connect-stores';
import { clearDrafts } from '../../renderer/kit/stores/drafts';
import { useSession } from '../../renderer/kit/stores/session';
import { readSettings } from '../../renderer/kit/stores/settings';
import { followOutbox } from '../../renderer/state/follow-outbox';

const minute = 60_000;

/** Updates the page after a test signs in through the bridge, as the form does. */
const showSignIns = ({ session }: Bridge): void => {
  const { signIn, exploreDemo } = session;
  const shown = async (signedIn: Promise<Result<SessionView>>): Promise<Result<SessionView>> => {
    const result = await signedIn;
    if (result.ok) applySession(result.value);
    return result;
  };
  Object.assign(session, {
    signIn: (credentials: Parameters<typeof signIn>[0]) => shown(signIn(credentials)),
    exploreDemo: () => shown(exploreDemo()),
  });
};

/**
 * Opens the app at a path, with this number of bookings. `passMinutes` advances the demo's clock: its tokens expire after
 * ten minutes.
 */
export const openApp = async (path: string, areas: readonly Area[], rows = 20) => {
  localStorage.clear();
  queryClient.clear();
  clearDrafts();
  useNotices.setState({ notices: [] });
  useSession.setState({ session: undefined, ended: undefined });
  let passed = 0;
  const start = Date.now();
  const bridge = createBridge({ now: () => start + passed, rows });
  showSignIns(bridge);
  Object.defineProperty(window, 'bridge', { value: bridge, configurable: true });
  const router = createMemoryRouter(routes(areas), { initialEntries: [path] });
  const end = await connectStores({
    path: () => createPath(router.state.location),
    onMove: (listener) => router.subscribe(listener),
    command: runShortcut,
    openArea: openMenuArea,
    followOutbox,
    offerUndo,
    takeEntries,
  });
  await readSettings();
  void readAfterStart();
  const page = render(
    <ThemeProvider>
      <RouterProvider router={router} />
      <Toasts />
    </ThemeProvider>,
  );
  return {
    ...page,
    bridge,
    router,
    place: () => createPath(router.state.location),
    passMinutes: (count: number) => {
      passed += count * minute;
    },
    close: () => {
      page.unmount();
      end();
      router.dispose();
    },
  };
};
