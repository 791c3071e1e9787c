/** The list's row of a record whose detail call needs more than the id: from the list it was opened from, or looked up. */
import { idIn } from '@contract/list/all-pages';
import type { EndpointInput } from '@contract/table';
import type { ResourceArea } from '../area/area';
import type { Values } from '../area/field';
import { useAllRows } from '../list/data/use-all-rows';
import type { Neighbors } from './use-neighbors';

interface ListRow {
  readonly row: Values | undefined;
  /** False while the row is still being looked up. */
  readonly ready: boolean;
}

/** One list call for all: the hook only reads rows by their id. */
type SomeList = 'track.list';

/** Without a row in the end, the detail is asked with the id alone: the server decides. */
export const useListRow = (area: ResourceArea, id: string, { own }: Neighbors): ListRow => {
  const field = area.id ?? 'id';
  const idOf = idIn(field);
  const known = own && idOf(own) === id ? own : undefined;
  const seek = area.detailNeedsRow === true && known === undefined;
  const input = (area.listInput ?? {}) as EndpointInput<SomeList>;
  const all = useAllRows(area.list as SomeList, input, { id: field, enabled: seek });
  const row = known ?? all.value?.rows.find((one) => idOf(one) === id);
  return { row, ready: !seek || row !== undefined || all.state !== 'pending' };
};
