/** The routes of an area, derived from its definition. Screens load when they are first opened. */
import { allows, type Needs } from '@contract/ability';
import { lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Area } from '../../kit/area/area';
import { useAbility } from '../../kit/stores/session';
import { preloadSlots } from '../../kit/ui/use-lazy-slot';
import { titleOf } from '../areas/site-map';
import type { PageHandle } from '../areas/use-page';
import { ErrorPage } from './error-page';
import { Home } from './home';

const Refused = lazy(async () => ({ default: (await import('./refused')).Refused }));

interface GuardProps {
  /** The permissions that the area and the route require. */
  readonly needs: readonly Needs[];
  readonly children: ReactNode;
}

/** Shows a page, or the missing permission. */
const Guard = ({ needs, children }: GuardProps) => {
  const ability = useAbility();
  const missing = needs.find((need) => !allows(ability, need));
  return missing ? (
    <Suspense>
      <Refused missing={missing} />
    </Suspense>
  ) : (
    children
  );
};

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
      const screen = await load();
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
    const { Screen } = await area.screen();
    return <Screen area={area} />;
  }
  const [{ ResourceList }] = await Promise.all([
    import('../../kit/list/resource-list'),
    preloadSlots(area.listHeader, area.listActions),
  ]);
  return <ResourceList area={area} />;
};

/** An area's routes: its list and details or its page, and its further routes. */
export const routesOf = (area: Area): RouteObject[] => [
  page(area, area.path, () => firstScreen(area)),
  ...(area.type === 'resource' && area.detail
    ? [
        page(area, `${area.path}/:id`, async () => {
          const [{ ResourceDetail }, { RecordJournal }] = await Promise.all([
            import('../../kit/detail/resource-detail'),
            import('../../state/record-journal'),
            preloadSlots(area.subtitle, area.summary, area.detailActions),
          ]);
          return <ResourceDetail area={area} below={area.group === 'samples' ? undefined : RecordJournal} />;
        }),
      ]
    : []),
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
