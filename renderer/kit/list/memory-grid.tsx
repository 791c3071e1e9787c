/** A grid of rows that a screen has in memory, sorted here. */
import { isContactLink } from '@contract/text/contact-link';
import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Field, Naming, Values } from '../area/field';
import { recordAddress } from '../area/record-address';
import { bridge } from '../bridge/bridge';
import { notifyFailure } from '../feedback/notify-failure';
import { rowHeights } from '../skins/theme';
import type { GridMemory } from '../stores/list-memory';
import { usePreferences } from '../stores/preferences';
import { insetBorder } from '../ui/styles';
import { arrangeColumns } from './data/columns';
import { createInMemoryRows } from './data/in-memory-rows';
import type { ListState } from './data/list-state';
import { labelIn } from './data/use-columns';
import { type Selection, useSelection } from './data/use-selection';
import { explainNoAddress } from './explain-no-address';
import { Grid } from './grid/grid';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    maxBlockSize: 'max(70vh, 240px)',
    borderRadius: tokens.borderRadiusMedium,
    ...insetBorder(),
    overflow: 'hidden',
  },
});

interface MemoryGridProps {
  readonly label: string;
  /** The area whose texts name the fields. */
  readonly name: string;
  /** Names the fields instead. */
  readonly labelOf?: ((field: Field) => string | undefined) | undefined;
  readonly fields: readonly Field[];
  readonly rows: readonly Values[];
  readonly naming: Naming;
  readonly idOf: (row: Values) => string;
  /** The path of the area whose details a row opens: `/bookings`. */
  readonly path: string;
  /** The id in that path, if it is not the row's own. */
  readonly recordIdOf?: (row: Values) => unknown;
  /** Shown above the rows while some are selected; without it, rows can't be selected. */
  readonly selectionBar?: (selection: Selection) => ReactNode;
  readonly stale: boolean;
  readonly busy: boolean;
}

const headerAndScrollbar = 64;

export const MemoryGrid = (props: MemoryGridProps): ReactNode => {
  const { name, labelOf, fields, rows, idOf, path, recordIdOf = idOf, selectionBar } = props;
  const styles = useStyles();
  const navigate = useNavigate();
  const [sort, setSort] = useState<ListState['sort']>();
  const [widths, setWidths] = useState<Readonly<Record<string, number>>>({});
  const [memory] = useState<GridMemory>({ top: 0, active: -1 });
  const columns = useMemo(
    () =>
      arrangeColumns(fields, [], undefined, labelOf ?? labelIn(name)).map((column) => ({
        ...column,
        width: widths[column.key] ?? column.width,
      })),
    [fields, name, labelOf, widths],
  );
  const inMemory = useMemo(() => createInMemoryRows(rows), [rows]);
  const order = useMemo(
    () => inMemory.view({ q: '', filters: {}, sort }, (key) => fields.find((field) => field.key === key)),
    [inMemory, fields, sort],
  );
  const shown = useMemo(
    () => ({
      count: order.length,
      at: (index: number) => rows[order[index] ?? -1],
      offset: 0,
      total: order.length,
    }),
    [order, rows],
  );
  const selection = useSelection({ at: shown.at, idOf, sample: rows });
  const followLink = (href: string): void => {
    if (isContactLink(href)) void bridge().app.openExternal({ url: href }).then(notifyFailure);
    else void navigate(href);
  };
  const hrefOf = useCallback((row: Values) => recordAddress(path, recordIdOf(row)), [path, recordIdOf]);
  const open = (index: number): void => {
    const row = shown.at(index);
    const href = row && hrefOf(row);
    if (href) void navigate(href);
    else if (row) explainNoAddress(recordIdOf(row));
  };
  const rowHeight = rowHeights[usePreferences((preferences) => preferences.density)];
  return (
    <>
      {selection.rows.size > 0 && selectionBar?.(selection)}
      <div className={styles.root} style={{ blockSize: rows.length * rowHeight + headerAndScrollbar }}>
        <Grid
          label={props.label}
          columns={columns}
          rows={shown}
          rowHeight={rowHeight}
          naming={props.naming}
          idOf={idOf}
          hrefOf={hrefOf}
          sort={sort}
          onSort={setSort}
          onWidths={(changed) => setWidths((current) => ({ ...current, ...changed }))}
          selection={selectionBar ? selection : undefined}
          onOpen={open}
          onFollowLink={followLink}
          memory={memory}
          stale={props.stale}
          busy={props.busy}
        />
      </div>
    </>
  );
};
