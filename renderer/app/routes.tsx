/** The router's routes: those of the areas, in their frames. */
import { DocumentQuestionMarkRegular } from '@fluentui/react-icons';
import { lazy, type ReactNode, Suspense } from 'react';
import {
  matchRoutes,
  Outlet,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  useLocation,
} from 'react-router-dom';
import type { Area } from '../kit/area/area';
import { pendingPlaceholder } from '../kit/feedback/pending-placeholder';
import { useText } from '../kit/format/text';
import { useArrivedLink } from '../kit/stores/arrived-link';
import { useSession } from '../kit/stores/session';
import { hasSamples } from '../locales';
import { areas, loadSampleAreas } from './areas/areas';
import { useAppearanceCommands } from './commands/use-appearance-commands';
import { useMenuBar } from './commands/use-menu-bar';
import { useShortcuts } from './commands/use-shortcuts';
import { OpenFrame } from './frame/open-frame';
import { routesOf } from './pages/area-routes';
import { ErrorPage } from './pages/error-page';
import { Home } from './pages/home';
import { LoadingScreen } from './pages/loading-screen';
import { SignedIn } from './pages/signed-in';
import { UnavailablePage } from './pages/unavailable-page';

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

/** All pages, with the commands that they share. */
const AppCommands = () => {
  useShortcuts();
  useAppearanceCommands();
  return (
    <>
      <MenuBarReport />
      <Outlet />
    </>
  );
};

const OpenLink = lazy(async () => ({ default: (await import('./links/open-link')).OpenLink }));

/** What becomes of a link that has arrived. */
const ArrivedLink = (): ReactNode => {
  const link = useArrivedLink((state) => state.link);
  const session = useSession((state) => state.session);
  if (!link || !session) return null;
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
