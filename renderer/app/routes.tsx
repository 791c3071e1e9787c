/** The router's routes: those of the areas, in their frames. */
import { matchRoutes, type PatchRoutesOnNavigationFunction, type RouteObject, useLocation } from 'react-router-dom';
import type { Area } from '../kit/area/area';
import { hasSamples } from '../locales';
import { routesOf } from './area-routes';
import { areas, loadSampleAreas } from './areas';
import { AppCommands } from './commands/app-commands';
import { OpenFrame } from './frame/open-frame';
import { SignedIn } from './frame/signed-in';
import { ArrivedLink } from './links/arrived-link';
import { ErrorPage } from './pages/error-page';
import { Home } from './pages/home';
import { LoadingScreen } from './pages/loading-screen';
import { NotFound } from './pages/not-found';

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
