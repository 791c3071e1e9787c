/** The routes of an area, derived from its definition. Screens load when they are first opened. */
import type { Needs } from '@contract/ability';
import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Area } from '../kit/area/area';
import { loadFailureTexts } from '../kit/feedback/failure-texts';
import { preloadSlots } from '../kit/ui/use-lazy-slot';
import { loadTexts } from '../locales';
import type { PageHandle } from './frame/use-page';
import { ErrorPage } from './pages/error-page';
import { Guard } from './pages/guard';
import { Home } from './pages/home';
import { titleOf } from './site-map';

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

/** The page or list that an area's link opens. */
const firstScreen = async (area: Area): Promise<ReactElement> => {
  if (area.type === 'page') {
    // Public pages need these texts only after a failed call.
    const [{ Screen }] = await Promise.all([area.screen(), area.public ? undefined : loadFailureTexts()]);
    return <Screen area={area} />;
  }
  const [{ ResourceList }] = await Promise.all([
    import('../kit/list/resource-list'),
    preloadSlots(area.listHeader, area.listActions),
  ]);
  return <ResourceList area={area} />;
};

/** Loads an area's first screen and its texts. What can't be loaded is reported when it is opened. */
export const loadArea = (area: Area): Promise<unknown> => Promise.allSettled([firstScreen(area), loadTexts(area.name)]);

/** An area's routes: its list and details or its page, and its further routes. */
export const routesOf = (area: Area): RouteObject[] => [
  page(area, area.path, () => firstScreen(area)),
  ...(area.type === 'resource' && area.detail
    ? [
        page(area, `${area.path}/:id`, async () => {
          const [{ ResourceDetail }] = await Promise.all([
            import('../kit/detail/resource-detail'),
            loadFailureTexts(),
            preloadSlots(area.subtitle, area.summary, area.detailActions),
          ]);
          return <ResourceDetail area={area} />;
        }),
      ]
    : []),
  ...(area.routes ?? []).map(({ path, screen, title, needs }) =>
    page(
      area,
      path,
      async () => {
        const [{ Screen }] = await Promise.all([screen(), loadFailureTexts()]);
        return <Screen />;
      },
      { title, needs },
    ),
  ),
];
