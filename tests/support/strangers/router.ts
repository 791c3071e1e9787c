/** From paths such as `/event/detail/{id}` to what answers them. */
import type { Asked, Reply } from './host.ts';

export type Route = (asked: Asked, id: string) => Reply;

/** The route of a path and the id in it. */
export const createRouter = (routes: Readonly<Record<string, Route>>) => {
  const patterns = Object.entries(routes).map(([path, route]) => ({
    pattern: new RegExp(`^${path.replace('{id}', '([^/]+)')}/?$`),
    route,
  }));
  return (asked: Asked): Reply | undefined => {
    for (const { pattern, route } of patterns) {
      const found = pattern.exec(asked.path);
      if (found) return route(asked, decodeURIComponent(found[1] ?? ''));
    }
    return undefined;
  };
};
