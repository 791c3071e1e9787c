/** Combines state, rows, columns and selection of a list. The screen's components only render them. */
import type { Density } from '@contract/appearance';
import type { ListChoice } from '@contract/bridge';
import { idIn } from '@contract/list/all-pages';
import type { Identities } from '@contract/reading/input-verdict';
import type { EndpointId } from '@contract/table';
import { useCallback, useEffect, useMemo } from 'react';
import type { Field, Values } from '../../area/field';
import type { ListCapabilities } from '../../area/list-capabilities';
import { type Dated, markReadTime, readTimeOf } from '../../bridge/copies';
import { rowHeights } from '../../skins/theme';
import { useCurrentEvent } from '../../stores/current-event';
import { noteAreaOf } from '../../stores/note-area';
import { usePreferences } from '../../stores/preferences';
import type { SavedView } from '../../stores/saved-views';
import type { ListSource, Rows, ServerSource } from './list-source';
import { type ListState, narrowedInput } from './list-state';
import { areaState, type ListOfArea } from './starting-state';
import { type Columns, useColumns } from './use-columns';
import { type ChangeChoice, useListChoice } from './use-list-choice';
import type { StatefulList } from './use-list-state';
import { useRows } from './use-rows';
import { type Selection, useSelection } from './use-selection';

export interface ListOptions {
  /** The area's name, whose texts name the fields. */
  readonly name: string;
  /** The name under which the arrangement is stored; by default the area's. */
  readonly arrangement?: string;
  /** The saved view that is open. */
  readonly view?: SavedView | undefined;
  readonly call: EndpointId;
  readonly input?: Values | undefined;
  /** The numbers and codes of the record that the rows belong to. */
  readonly identities?: Identities | undefined;
  readonly fields: readonly Field[];
  /** The field with the id (default `id`). */
  readonly id?: string | undefined;
  /** The path of the area whose records the rows are, and the field with their id if it is not the row's own. */
  readonly recordPath?: string | undefined;
  readonly recordId?: string | undefined;
  readonly capabilities?: ListCapabilities | undefined;
}

export interface List {
  readonly name: string;
  readonly source: ListSource;
  readonly state: ListState;
  readonly change: (change: Partial<ListState>) => void;
  readonly search: string;
  readonly rows: Rows;
  readonly columns: Columns;
  readonly selection: Selection;
  readonly choice: ListChoice;
  readonly choose: ChangeChoice;
  readonly density: Density;
  readonly rowHeight: number;
}

/** When the selected rows were read. Those of a list without a call are as new as the list. */
export const selectionTime = ({ source, selection, rows }: Pick<List, 'source' | 'selection' | 'rows'>): Dated =>
  source.call === undefined ? rows.call : readTimeOf(selection.rows.values());

const noInput: Values = {};
const defaultCapabilities: ListCapabilities = {};
/** The number of rows that are scanned for fields. */
const sampleSize = 200;

/** The source of a list's rows; the same object as long as its parts are the same. */
export const useSource = ({
  name,
  call,
  input = noInput,
  identities,
  fields,
  id = 'id',
  recordPath,
  recordId = id,
  capabilities = defaultCapabilities,
}: ListOptions): ServerSource => {
  const byKey = useMemo(() => new Map(fields.map((field) => [field.key, field])), [fields]);
  const fieldOf = useCallback((key: string) => byKey.get(key), [byKey]);
  const inputText = JSON.stringify([input, identities]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the input
  return useMemo(
    () => ({
      ...{ name, call, input, identities, id, fieldOf, capabilities },
      idOf: idIn(id),
      records: recordPath !== undefined && noteAreaOf(recordPath) ? { path: recordPath, id: recordId } : undefined,
    }),
    [name, call, inputText, id, recordPath, recordId, fieldOf, capabilities],
  );
};

/** The initial state of an area's list: narrowed to the current event, with the page size that the user chose. */
export const useStartingState = ({ name, defaults, capabilities }: ListOfArea): ListState => {
  const [choice] = useListChoice(name);
  const event = useCurrentEvent()?.id;
  return useMemo(
    () => areaState({ name, defaults, capabilities }, choice, event),
    [name, defaults, capabilities, choice, event],
  );
};

/** The columns and the selection of a list whose rows are known. */
export const useShownList = (
  { name, arrangement = name, view, fields }: Pick<ListOptions, 'name' | 'arrangement' | 'view' | 'fields'>,
  source: ListSource,
  rows: Rows,
  { state, change, search }: StatefulList,
): List => {
  const [choice, choose] = useListChoice(arrangement, view);
  const { sample, call } = rows;
  const columns = useColumns(
    { texts: name, arrangement, view },
    fields,
    useMemo(() => sample.slice(0, sampleSize), [sample]),
  );
  const selection = useSelection({ at: rows.at, idOf: source.idOf, sample });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows have the time of the call that they were selected in
  useEffect(() => markReadTime(selection.rows.values(), call), [selection.rows]);

  const preferred = usePreferences((preferences) => preferences.density);
  // Gloves need large targets in every list.
  const density = preferred === 'gloves' ? preferred : (choice.density ?? preferred);
  const rowHeight = rowHeights[density];
  return { name, source, state, change, search, rows, columns, selection, choice, choose, density, rowHeight };
};

export const useList = (options: ListOptions, stateful: StatefulList): List => {
  const { input = noInput, capabilities = defaultCapabilities } = options;
  const { state, change } = stateful;
  const source = useSource({ ...options, input: narrowedInput(input, state, capabilities) });
  const rows = useRows(source, state);

  // If rows were deleted and the page no longer exists, goes to the last page.
  const isPastEnd = !rows.call.busy && rows.call.state === 'fulfilled' && rows.count === 0 && state.page > 1;
  const lastPage = Math.max(1, Math.min(state.page - 1, Math.ceil((rows.total ?? 0) / Math.max(1, rows.size))));
  useEffect(() => {
    if (isPastEnd) change({ page: lastPage });
  }, [isPastEnd, lastPage, change]);

  return useShownList(options, source, rows, stateful);
};
