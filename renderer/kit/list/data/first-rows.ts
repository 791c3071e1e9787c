/** Asks for the rows of a list before it is drawn, so that they are on their way while its code loads. */
import type { EndpointId, EndpointInput } from '@contract/table';
import type { ResourceArea } from '../../area/area';
import { prefetch } from '../../bridge/use-call';
import { currentEvent } from '../../stores/current-event';
import { currentViews, viewsOf } from '../../stores/saved-views';
import { useSettings } from '../../stores/settings';
import { isPlainAddress, narrowedInput, readState } from './list-state';
import { noteFilterKey } from './note-filter';
import { areaState, pageInput } from './starting-state';

/** The input of a list's first call; undefined if the list does not start with one page of the server. */
export const firstInput = (area: ResourceArea, search: string): EndpointInput<EndpointId> | undefined => {
  const { name, capabilities = {}, listInput = {} } = area;
  if (capabilities.query === false) return undefined;
  const hasDefaultView = viewsOf(currentViews(), name).some(({ isDefault }) => isDefault);
  if (hasDefaultView && isPlainAddress(search)) return undefined;
  const choice = useSettings.getState().settings?.lists?.[name] ?? {};
  const state = readState(search, areaState(area, choice, currentEvent()?.id));
  if (state.filters[noteFilterKey] !== undefined) return undefined;
  return pageInput(narrowedInput(listInput, state, capabilities), state, capabilities) as EndpointInput<EndpointId>;
};

/** Asks for the rows that the list of an area shows first, at the search part of an address. */
export const prefetchFirstRows = (area: ResourceArea, search: string): void => {
  const input = firstInput(area, search);
  if (input) void prefetch(area.list, input);
};
