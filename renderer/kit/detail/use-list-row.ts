/** The list row of a record whose detail call needs more than the id: from the opening list, or loaded. */
import { idIn } from '@contract/list/all-pages';
import type { EndpointInput } from '@contract/table';
import type { ResourceArea } from '../area/area';
import type { Values } from '../area/field';
import { type ListId, useAllRows } from '../list/data/use-all-rows';
import type { Neighbors } from './use-neighbors';

interface ListRow {
  readonly row: Values | undefined;
  /** False while the row is loading. */
  readonly ready: boolean;
}

/** Without a row the detail call has only the id, and the server decides. */
export const useListRow = (area: ResourceArea, id: string, { own }: Neighbors): ListRow => {
  const field = area.id ?? 'id';
  const idOf = idIn(field);
  const known = own && idOf(own) === id ? own : undefined;
  const isLookup = area.detailNeedsRow === true && known === undefined;
  const input = (area.listInput ?? {}) as EndpointInput<ListId>;
  const all = useAllRows(area.list as ListId, input, { id: field, enabled: isLookup });
  const rows = all.value?.rows as readonly Values[] | undefined;
  const row = known ?? rows?.find((one) => idOf(one) === id);
  return { row, ready: !isLookup || row !== undefined || all.state !== 'pending' };
};
