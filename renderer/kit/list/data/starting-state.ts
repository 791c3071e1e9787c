/** The state that a list starts with, and the input of its first call. */
import type { ListChoice } from '@contract/bridge';
import type { Values } from '../../area/field';
import type { ListCapabilities } from '../../area/list-capabilities';
import { emptyState, type ListState, matchingQuery, pageSizes } from './list-state';

export interface ListOfArea {
  readonly name: string;
  readonly capabilities?: ListCapabilities | undefined;
  readonly defaults?: Partial<ListState> | undefined;
}

/** The initial state with the page size that the user chose for this list. */
export const startingState = (fallback: ListState, choice: ListChoice): ListState => ({
  ...fallback,
  size: choice.perPage === 0 ? 'all' : (pageSizes.find((size) => size === choice.perPage) ?? fallback.size),
});

/** The initial state of an area's list: narrowed to the event, if it can be. */
export const areaState = (
  { defaults, capabilities }: ListOfArea,
  choice: ListChoice,
  event: string | number | undefined,
): ListState => {
  const isNarrowed = event !== undefined && capabilities?.narrowsTo?.includes('eventId');
  return startingState({ ...emptyState, ...defaults, narrowing: isNarrowed ? { eventId: String(event) } : {} }, choice);
};

/** Rows of a page, while a list that shows all rows asks for its first ones. */
const perPageOfAll = 100;

/** The input of the call for the page that a list shows. `input` is the list's own, narrowed. */
export const pageInput = (input: Values, state: ListState, capabilities: ListCapabilities | undefined) => ({
  ...input,
  ...matchingQuery(state, capabilities),
  page: state.page,
  perPage: state.size === 'all' ? perPageOfAll : state.size,
});
