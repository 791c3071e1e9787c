/** Whether an area's records can be created, changed and deleted, and the permission each needs, from the area's definition. */
import type { Needs } from '@contract/ability';
import { idIn } from '@contract/list/all-pages';
import type { ResourceArea } from './area';
import type { Values } from './field';
import { recordAddress } from './record-address';

/** Something that can be done with an area's records; `needs` is left out where the server decides. */
export interface Change {
  readonly needs?: Needs;
}

const routeOf = ({ path, routes = [] }: ResourceArea, below: string): Change | undefined =>
  routes.find((route) => route.path === path + below);

export const creationOf = (area: ResourceArea): Change | undefined => routeOf(area, '/new');

export const editingOf = (area: ResourceArea): Change | undefined => routeOf(area, '/:id/edit');

/** The address of the screen that changes a record; undefined for a record without an id. */
export const editAddress = ({ path, id = 'id' }: ResourceArea, values: Values): string | undefined => {
  const address = recordAddress(path, idIn(id)(values));
  return address && `${address}/edit`;
};

export const deletionOf = ({ deletion, needs }: ResourceArea): Change | undefined =>
  deletion && (needs ? { needs: ['delete', needs[1]] } : {});
