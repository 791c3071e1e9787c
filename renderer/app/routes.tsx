/** The router's routes: those of the areas, in their frames. */

import { densities, directionChoices, skinChoices } from '@contract/appearance';
import { wallPath } from '@contract/settings/wall';
import { makeStyles } from '@fluentui/react-components';
import { DocumentQuestionMarkRegular } from '@fluentui/react-icons';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import {
  matchRoutes,
  Navigate,
  Outlet,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  useLocation,
} from 'react-router-dom';
import type { Area } from '../kit/area/area';
import { registerCommand } from '../kit/commands/command';
import { gatePath } from '../kit/commands/go-to';
import { pendingPlaceholder } from '../kit/feedback/pending-placeholder';
import { useText } from '../kit/format/text';
import { dropLink, useArrivedLink } from '../kit/stores/arrived-link';
import { setPreferences, usePreferences } from '../kit/stores/preferences';
import { useSession } from '../kit/stores/session';
import { useSettings } from '../kit/stores/settings';
import { hasSamples } from '../locales';
import { areas, loadSampleAreas } from './areas/areas';
import { Logo } from './brand/logo';
import { useMenuBar } from './commands/use-menu-bar';
import { useShortcuts } from './commands/use-shortcuts';
import { SafeModeBanner } from './frame/banners/safe-mode-banner';
import { routesOf } from './pages/area-routes';
import { ErrorPage } from './pages/error-page';
import { Home, useLanding } from './pages/home';
import { pathAfterSignIn } from './pages/return-path';
import { firstPasswordPath, SignedIn } from './pages/signed-in';
import { UnavailablePage } from './pages/unavailable-page';

/** The same as in `index.html`, which shows it until the first script has run. */
const LoadingScreen = () => {
  const text = useText('app');
  return (
    <div className="loading" role="status">
      <Logo size={64} />
      <span className="loading-bar" />
      <p className="loading-text">{text('loading')}</p>
    </div>
  );
};

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', height: '100%' },
  // Only this part scrolls, so that all of it can be reached below a banner.
  rest: { flexGrow: 1, minHeight: 0 },
});

/** Pages without the frame. A user who is already signed in is redirected to the requested page. */
const OpenFrame = () => {
  const styles = useStyles();
  const session = useSession((state) => state.session);
  const { pathname, search, state } = useLocation();
  const landing = useLanding();
  const mustChange = session?.person?.mustChangePassword === true;
  if (mustChange && pathname !== firstPasswordPath) return <Navigate to={firstPasswordPath} replace />;
  if (session?.state === 'signed-in' && pathname === '/login') {
    return (
      <>
        <LoadingScreen />
        <Navigate to={pathAfterSignIn(session.resumeState?.path, search) ?? landing} replace />
      </>
    );
  }
  if (pathname === firstPasswordPath && !mustChange) {
    return <Navigate to={session?.state === 'signed-in' ? landing : '/login'} replace state={state} />;
  }
  return (
    <div className={styles.page}>
      <SafeModeBanner />
      <div className={styles.rest}>
        <Outlet />
      </div>
    </div>
  );
};

/** The commands of skin, text direction and density. */
const useAppearanceCommands = (): void => {
  const { skin, direction, density } = usePreferences();
  useEffect(() => {
    const ends = [
      ...skinChoices.map((one) => registerCommand(`skin-${one}`, () => setPreferences({ skin: one }), one === skin)),
      ...directionChoices.map((one) =>
        registerCommand(`direction-${one}`, () => setPreferences({ direction: one }), one === direction),
      ),
      ...densities.map((one) =>
        registerCommand(`density-${one}`, () => setPreferences({ density: one }), one === density),
      ),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [skin, direction, density]);
};

const NotFound = () => {
  const text = useText('app');
  const { pathname } = useLocation();
  return (
    <UnavailablePage
      icon={DocumentQuestionMarkRegular}
      title={text('notFound.title')}
      body={text('notFound.body', { path: pathname })}
    />
  );
};

/** The menu bar's part that reports; apart, so that only it is drawn when a command is registered. */
const MenuBarReport = () => {
  useMenuBar();
  return null;
};

/** Whether a signed-in person's window is in gate mode, which only a password or the event's PIN ends. */
const useIsInGateMode = (): boolean => {
  const isOn = useSettings(({ settings }) => Boolean(settings?.gateMode));
  const session = useSession((state) => state.session);
  return isOn && session?.state === 'signed-in' && session.person?.mustChangePassword !== true;
};

/** All pages, with the commands that they share. Gate mode takes every other address back to itself. */
const AppCommands = () => {
  useShortcuts();
  useAppearanceCommands();
  const { pathname } = useLocation();
  // The wall beside it leads nowhere.
  const isElsewhere = useIsInGateMode() && pathname !== gatePath && pathname !== wallPath;
  return (
    <>
      <MenuBarReport />
      {isElsewhere ? (
        <>
          <LoadingScreen />
          <Navigate to={gatePath} replace />
        </>
      ) : (
        <Outlet />
      )}
    </>
  );
};

const OpenLink = lazy(async () => ({ default: (await import('./links/open-link')).OpenLink }));

/** What becomes of a link that has arrived. Gate mode drops it: it would wait until somebody leaves, and surprise them. */
const ArrivedLink = (): ReactNode => {
  const link = useArrivedLink((state) => state.link);
  const session = useSession((state) => state.session);
  const isDropped = useIsInGateMode() && link !== undefined;
  useEffect(() => {
    if (isDropped) dropLink();
  }, [isDropped]);
  if (!link || !session || isDropped) return null;
  return (
    <Suspense fallback={pendingPlaceholder}>
      <OpenLink link={link} session={session} />
    </Suspense>
  );
};

/** An address without an area; `/` redirects to the user's first page. */
const UnknownPath = () => (useLocation().pathname === '/' ? <Home /> : <NotFound />);

const openId = 'open';
const frameId = 'frame';

/** All routes: those without a session, and those in the frame. */
export const routes = (all: readonly Area[]): RouteObject[] => [
  {
    element: (
      <>
        <AppCommands />
        <ArrivedLink />
      </>
    ),
    errorElement: <ErrorPage />,
    HydrateFallback: LoadingScreen,
    children: [
      { id: openId, element: <OpenFrame />, children: all.filter(({ public: open }) => open).flatMap(routesOf) },
      {
        element: <SignedIn />,
        children: [
          {
            path: gatePath,
            lazy: async () => ({ Component: (await import('./frame/gate-frame')).GateFrame }),
          },
          {
            path: wallPath,
            lazy: async () => ({ Component: (await import('./frame/wall-frame')).WallFrame }),
          },
          {
            id: frameId,
            // Not needed to sign in, and it contains menus and popovers. Loads together with a page's own code.
            lazy: async () => ({ Component: (await import('./frame/frame')).Frame }),
            children: [
              ...all.filter(({ public: open }) => !open).flatMap(routesOf),
              { path: '*', element: <UnknownPath /> },
            ],
          },
        ],
      },
    ],
  },
];

/** Adds the routes of the samples when the requested address is not one of the product's. */
export const patchSampleRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (!hasSamples || matchRoutes(areas.flatMap(routesOf), path)) return;
  const samples = await loadSampleAreas();
  patch(openId, samples.filter(({ public: open }) => open).flatMap(routesOf));
  patch(frameId, samples.filter(({ public: open }) => !open).flatMap(routesOf));
};
