/** The router's routes, derived from the areas. Screens load when they are first opened. */
import type { Needs } from '@contract/ability';
import { lazy, type ReactElement, Suspense } from 'react';
import { matchRoutes, type PatchRoutesOnNavigationFunction, type RouteObject, useLocation } from 'react-router-dom';
import type { Area } from '../kit/area/area';
import { preloadSlots } from '../kit/ui/use-lazy-slot';
import { loadTexts } from '../locales';
import { areas, hasSamples, loadSampleAreas } from './areas';
import { AppCommands } from './commands/app-commands';
import { OpenFrame } from './frame/open-frame';
import { SignedIn } from './frame/signed-in';
import type { PageHandle } from './frame/use-page';
import { ErrorPage } from './pages/error-page';
import { Guard } from './pages/guard';
import { Home } from './pages/home';
import { LoadingScreen } from './pages/loading-screen';
import { NotFound } from './pages/not-found';
import { titleOf } from './site-map';

// Not needed to sign in, and it contains menus and popovers.
const Frame = lazy(async () => ({ default: (await import('./frame/frame')).Frame }));

const page = (
  area: Area,
  path: string,
  load: () => Promise<ReactElement>,
  more: { readonly title?: string | undefined; readonly needs?: Needs | undefined } = {},
): RouteObject => {
  const needs = [area.needs, area.alsoNeeds, more.needs].filter((need) => need !== undefined);
  return {
    path,
    handle: { area, title: titleOf(area, more.title) } satisfies PageHandle,
    errorElement: <ErrorPage />,
    lazy: async () => {
      const [screen] = await Promise.all([load(), loadTexts(area.name)]);
      // The routes of one area that show the same screen keep it, with what is typed in it.
      const element = (
        <Guard key={area.name} needs={needs}>
          {screen}
        </Guard>
      );
      return { element: path === '/' ? <Home>{element}</Home> : element };
    },
  };
};

/** An area's routes: its list and details or its page, and its further routes. */
const routesOf = (area: Area): RouteObject[] => [
  ...(area.type === 'page'
    ? [
        page(area, area.path, async () => {
          const { Screen } = await area.screen();
          return <Screen area={area} />;
        }),
      ]
    : [
        page(area, area.path, async () => {
          const [{ ResourceList }] = await Promise.all([
            import('../kit/list/resource-list'),
            preloadSlots(area.listHeader, area.listActions),
          ]);
          return <ResourceList area={area} />;
        }),
        ...(area.detail
          ? [
              page(area, `${area.path}/:id`, async () => {
                const [{ ResourceDetail }] = await Promise.all([
                  import('../kit/detail/resource-detail'),
                  preloadSlots(area.subtitle, area.summary, area.detailActions),
                ]);
                return <ResourceDetail area={area} />;
              }),
            ]
          : []),
      ]),
  ...(area.routes ?? []).map(({ path, screen, title, needs }) =>
    page(
      area,
      path,
      async () => {
        const { Screen } = await screen();
        return <Screen />;
      },
      { title, needs },
    ),
  ),
];

/** An address without an area; `/` redirects to the user's first page. */
const UnknownPath = () => (useLocation().pathname === '/' ? <Home /> : <NotFound />);

const openId = 'open';
const frameId = 'frame';

/** All routes: those without a session, and those in the frame. */
export const routes = (all: readonly Area[]): RouteObject[] => [
  {
    element: <AppCommands />,
    errorElement: <ErrorPage />,
    HydrateFallback: LoadingScreen,
    children: [
      { id: openId, element: <OpenFrame />, children: all.filter(({ public: open }) => open).flatMap(routesOf) },
      {
        element: <SignedIn />,
        children: [
          {
            id: frameId,
            element: (
              <Suspense fallback={<LoadingScreen />}>
                <Frame />
              </Suspense>
            ),
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
