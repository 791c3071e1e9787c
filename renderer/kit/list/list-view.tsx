/** A list with search, filters, column settings, selection, grid and pager. */

import type { Density } from '@contract/appearance';
import type { CsvId } from '@contract/table';
import { Button, makeStyles, Tooltip, tokens } from '@fluentui/react-components';
import { PrintRegular } from '@fluentui/react-icons';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ResourceArea } from '../area/area';
import type { Field, Naming, Values } from '../area/field';
import { useCommand } from '../commands/command';
import { ExportButtons } from '../export/export-buttons';
import { pendingPlaceholder } from '../feedback/pending-placeholder';
import { useText } from '../format/text';
import { Freshness } from '../freshness/freshness';
import { CopyLinkButton } from '../links/copy-link-button';
import type { GridMemory } from '../stores/list-memory';
import { useNotesOf } from '../stores/notes';
import { toastSpace } from '../ui/toast-space';
import { collectValues, hasFoundValues } from './data/filter-values';
import { filterInputName } from './data/ignored-inputs';
import type { ListState } from './data/list-state';
import { noteFilterField, noteFilterKey } from './data/note-filter';
import type { List } from './data/use-list';
import { Grid } from './grid/grid';
import { gridState } from './grid/grid-states';
import { ColumnChooser } from './toolbar/column-chooser';
import { FilterMenu } from './toolbar/filters';
import { ListNotices } from './toolbar/list-notices';
import { NarrowingChips } from './toolbar/narrowing-chips';
import { Pager } from './toolbar/pager';
import { ListSearch, Toolbar } from './toolbar/toolbar';
import { useComparison } from './toolbar/use-comparison';

const SelectionBar = lazy(async () => ({ default: (await import('./toolbar/selection-bar')).SelectionBar }));
const FilterChips = lazy(async () => ({ default: (await import('./toolbar/filter-chips')).FilterChips }));
const PrintList = lazy(async () => ({ default: (await import('./print-list')).PrintList }));

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minBlockSize: 0,
    minInlineSize: 0,
  },
  chips: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px',
    paddingInline: '16px',
    paddingBlockEnd: '8px',
    ':empty': { display: 'none' },
  },
  frame: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    // In a short window the page scrolls instead of squeezing out the rows.
    minBlockSize: '240px',
    paddingBlockEnd: toastSpace,
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
  },
});

export interface ListViewProps {
  readonly list: List;
  readonly title: string;
  readonly fields: readonly Field[];
  readonly naming: Naming;
  readonly hrefOf?: ((row: Values) => string | undefined) | undefined;
  readonly onOpen?: ((index: number) => void) | undefined;
  readonly memory: GridMemory;
  readonly exportCall?: CsvId | undefined;
  readonly exportRows?: string | undefined;
  readonly selectable?: boolean;
  readonly actions?: ReactNode;
  /** The address of the list as it is shown, for a link. */
  readonly address?: string;
  /** The page's main list, which handles the menu commands. */
  readonly isMain?: boolean;
  /** The area whose records the rows are. */
  readonly area?: ResourceArea;
}

const tooLong: ReadonlySet<string> = new Set(['too-large', 'too-many-rows']);

const lastValues = (filters: ListState['filters']): ListState['filters'] =>
  Object.fromEntries(
    Object.entries(filters).map(([key, values]) => [key, key === noteFilterKey ? values : values.slice(-1)]),
  );

export const ListView = (props: ListViewProps): ReactNode => {
  const { list, title, fields, selectable = true, isMain = false } = props;
  const { source, rows, state, change, columns, selection, choose } = list;
  const styles = useStyles();
  const text = useText('kit');
  const navigate = useNavigate();
  const root = useRef<HTMLElement>(null);
  // A list that is too long to show can still be saved as the server's own file.
  const isTooLong = tooLong.has(rows.call.failure?.code ?? '');
  const canExport = rows.count > 0 || (isTooLong && props.exportCall !== undefined);
  const [printing, setPrinting] = useState(false);
  const [exporting, setExporting] = useState(false);
  const comparison = useComparison(title, list, isMain && rows.count > 0);

  const onSearch = useCallback((q: string) => change({ q }), [change]);
  const isSingle = source.capabilities.filterParams !== undefined;
  const onFilters = useCallback(
    // If the call takes one value per field, a new value replaces the old one.
    (filters: typeof state.filters) => change({ filters: isSingle ? lastValues(filters) : filters }),
    [change, isSingle],
  );
  const onNarrow = useCallback((narrowing: typeof state.narrowing) => change({ narrowing }), [change]);
  const onSort = useCallback((sort: typeof state.sort) => change({ sort }), [change]);
  const onDensity = useCallback((density: Density) => choose({ density }), [choose]);
  const focusRows = useCallback(() => root.current?.querySelector<HTMLElement>('[role="grid"]')?.focus(), []);
  const { all, arrange } = columns;
  const onWidths = useCallback(
    (widths: Readonly<Record<string, number>>) =>
      arrange(all.map((column) => ({ ...column, width: widths[column.key] ?? column.width }))),
    [all, arrange],
  );

  useCommand('print', isMain && rows.count > 0 ? () => setPrinting(true) : undefined);
  const focusSearch = () => root.current?.querySelector<HTMLElement>('[data-list-search]')?.focus();
  useCommand('focus-search', isMain ? focusSearch : undefined);

  const { inMemory, sample } = rows;
  useEffect(() => {
    if (!inMemory) for (const field of fields.filter(hasFoundValues)) collectValues(source, field.key, sample);
  }, [inMemory, sample, fields, source]);

  const ignored = useMemo(
    () => Object.keys(state.filters).filter((key) => rows.ignored.includes(filterInputName(key, source.capabilities))),
    [state.filters, rows.ignored, source.capabilities],
  );
  const notes = useNotesOf(source.records?.path);
  const hasNotes = isMain && source.records !== undefined;
  const filterFields = useMemo(() => (hasNotes ? [...fields, noteFilterField] : fields), [fields, hasNotes]);
  const filters = { name: list.name, fields: filterFields, filters: state.filters, onChange: onFilters };
  return (
    <section ref={root} className={styles.root} aria-label={title} aria-busy={rows.call.busy}>
      <Toolbar
        start={
          <>
            <ListSearch
              title={title}
              value={state.q}
              search={inMemory?.search}
              onChange={onSearch}
              onLeave={focusRows}
            />
            <FilterMenu
              {...filters}
              source={source}
              inMemory={inMemory}
              sample={sample}
              narrowing={state.narrowing}
              onNarrow={onNarrow}
              isMain={isMain}
            />
          </>
        }
        end={
          <>
            {source.call ? <Freshness call={rows.call} kind="list" /> : undefined}
            <ColumnChooser
              title={title}
              isMain={isMain}
              columns={columns}
              density={list.density}
              onDensity={onDensity}
            />
            <ExportButtons
              source={{ title, list, call: props.exportCall, fileRows: props.exportRows }}
              canExport={canExport}
              isMain={isMain}
              isOpen={exporting}
              onOpenChange={setExporting}
              onCompare={comparison.open}
            />
            {comparison.dialog}
            <Tooltip content={text('list.print')} relationship="label">
              <Button
                appearance="subtle"
                icon={<PrintRegular />}
                disabledFocusable={rows.count === 0}
                onClick={() => (rows.count === 0 ? undefined : setPrinting(true))}
              />
            </Tooltip>
            {props.address === undefined ? undefined : <CopyLinkButton address={props.address} />}
            {props.actions}
          </>
        }
      />
      <div className={styles.chips}>
        <NarrowingChips list={list} offersEvent={isMain} />
        {Object.keys(state.filters).length > 0 ? (
          <Suspense fallback={pendingPlaceholder}>
            <FilterChips {...filters} ignored={ignored} />
          </Suspense>
        ) : undefined}
      </div>
      <ListNotices list={list} fields={fields} />
      {selectable && selection.rows.size > 0 ? (
        <Suspense fallback={pendingPlaceholder}>
          <SelectionBar list={list} />
        </Suspense>
      ) : undefined}
      <div className={styles.frame}>
        {gridState(list, title) ?? (
          <Grid
            label={title}
            columns={columns.shown}
            rows={rows}
            rowHeight={list.rowHeight}
            naming={props.naming}
            idOf={list.source.idOf}
            hrefOf={props.hrefOf}
            notes={notes}
            sort={rows.ignored.includes('sort') ? undefined : state.sort}
            onSort={onSort}
            onWidths={onWidths}
            selection={selectable ? selection : undefined}
            onOpen={props.onOpen}
            onFollowLink={(href) => void navigate(href)}
            area={props.area}
            onExport={() => setExporting(true)}
            memory={props.memory}
            stale={rows.call.stale}
            busy={rows.call.busy}
          />
        )}
      </div>
      <Pager list={list} />
      {printing ? (
        <Suspense fallback={pendingPlaceholder}>
          <PrintList list={list} title={title} onClose={() => setPrinting(false)} />
        </Suspense>
      ) : undefined}
    </section>
  );
};
