/** The inputs of a list call that filter it, apart from those that every list call has. */
import type { ListQuery } from '@contract/endpoint';
import type { Item } from '../database/collection';

export const listFilters = <I extends ListQuery & { readonly ids?: unknown }>({
  q,
  page,
  perPage,
  sort,
  sortColumn,
  filters,
  ids,
  ...within
}: I): Item => within;
