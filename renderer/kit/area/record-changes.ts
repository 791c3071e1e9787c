/** Whether an area's records can be created, changed and deleted, and what that needs; from the area's definition. */
import type { Needs } from '@contract/ability';
import type { ResourceArea } from './area';

/** Something that can be done with an area's records; `needs` is left out where the server decides. */
interface Change {
  readonly needs?: Needs;
}

const routeOf = ({ path, routes = [] }: ResourceArea, below: string): Change | undefined =>
  routes.find((route) => route.path === path + below);

export const creationOf = (area: ResourceArea): Change | undefined => routeOf(area, '/new');

export const editingOf = (area: ResourceArea): Change | undefined => routeOf(area, '/:id/edit');

export const deletionOf = ({ deletion, needs }: ResourceArea): Change | undefined =>
  deletion && (needs ? { needs: ['delete', needs[1]] } : {});
