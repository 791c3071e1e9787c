// biome-ignore-all lint/a11y/useSemanticElements: a <table> cannot hold rows that do not exist
// biome-ignore-all lint/a11y/useFocusableInteractive: the rows' checkboxes and links have the focus
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import type { Sighting } from '../../../event/log/sightings';
import type { PartLoader } from '../../../event/part-loader';
import { partNames } from '../../../event/readiness/part';
import { useText } from '../../../kit/format/text';
import type { Selection } from '../../../kit/list/data/use-selection';
import { useCheckboxClass } from '../../../kit/list/grid/grid.styles';
import { moveToRow } from '../../../kit/ui/focus';
import { useVirtualRows } from '../../../kit/ui/use-virtual-rows';
import { rowHeight, useBoardStyles } from './board.styles';
import type { NumberConflict } from './number-conflicts';
import { RacerLine } from './racer-line';
import type { RacerRow } from './racer-rows';
import { personKey } from './use-board-rows';
import { isOverdue } from './visit';

interface TableProps {
  readonly label: string;
  readonly rows: readonly RacerRow[];
  readonly zone: string | undefined;
  readonly now: number;
  readonly conflicts: ReadonlyMap<RacerRow['id'], NumberConflict>;
  /** What is said of a racer who runs again too soon, by the person's key. */
  readonly follows: ReadonlyMap<string, string>;
  readonly arrivals: ReadonlyMap<string, Sighting>;
  readonly selection: Selection<RacerRow>;
  readonly hrefFor: (id: RacerRow['id'], part?: string) => string;
  readonly origin: unknown;
  readonly prioritize: PartLoader['prioritize'];
  readonly busy: boolean;
}

const indexOf = (target: EventTarget): number => {
  const row = target instanceof Element ? target.closest('[data-index]') : null;
  return row ? Number(row.getAttribute('data-index')) : -1;
};

export const RacerTable = (props: TableProps) => {
  const { label, rows, zone, now, conflicts, follows, arrivals, selection, hrefFor, origin, prioritize, busy } = props;
  const styles = useBoardStyles();
  const checkbox = useCheckboxClass();
  const text = useText('inspections');
  const scroller = useRef<HTMLDivElement>(null);
  const { indexes, range } = useVirtualRows({
    ...{ getScroller: () => scroller.current, count: rows.length, rowHeight, headerHeight: 0 },
  });
  const { startIndex = 0, endIndex = -1 } = range ?? {};
  useEffect(() => {
    prioritize(rows.slice(startIndex, endIndex + 1).map(({ id }) => id));
  }, [prioritize, rows, startIndex, endIndex]);

  const selectedCount = rows.filter(({ id }) => selection.has(String(id))).length;
  const areAllSelected = rows.length > 0 && selectedCount === rows.length;
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof HTMLInputElement && indexOf(event.target) >= 0)
      selection.toggle(indexOf(event.target), event.shiftKey);
  };
  /** Up and down move between rows in the same column, Ctrl+A selects all, Escape none. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (moveToRow(event, event.target instanceof HTMLInputElement ? 'input' : 'a')) return;
    if (event.key === 'a' && (event.ctrlKey || event.metaKey)) selection.set(rows);
    else if (event.key === 'Escape' && selection.rows.size > 0) selection.clear();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      onClick={onClick}
      onKeyDown={onKeyDown}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <div className={styles.wide} role="table" aria-label={label} aria-rowcount={rows.length + 1} aria-busy={busy}>
        <div role="rowgroup" className={styles.head}>
          <div role="row" style={{ display: 'contents' }}>
            <span role="columnheader">
              <label className={styles.box}>
                <input
                  type="checkbox"
                  className={checkbox}
                  aria-label={text('board.selectAll')}
                  checked={areAllSelected}
                  ref={(input) => {
                    if (input) input.indeterminate = selectedCount > 0 && !areAllSelected;
                  }}
                  onChange={() => selection.set(rows, areAllSelected)}
                />
              </label>
            </span>
            <span role="columnheader">{text('columns.number')}</span>
            <span role="columnheader">{text('columns.racer')}</span>
            <span role="columnheader">{text('columns.state')}</span>
            <span role="columnheader">{text('columns.arrived')}</span>
            <span role="columnheader">{text('columns.due')}</span>
            {partNames.map((part) => (
              <span role="columnheader" key={part} className={styles.narrowHead} title={text(`parts.${part}`)}>
                {text(`parts.${part}`)}
              </span>
            ))}
            <span role="columnheader">{text('columns.toDo')}</span>
          </div>
        </div>
        <div role="rowgroup" className={styles.body} style={{ blockSize: rows.length * rowHeight }}>
          {indexes.map((index) => {
            const row = rows[index];
            return row ? (
              <RacerLine
                key={row.id}
                row={row}
                index={index}
                zone={zone}
                hrefFor={hrefFor}
                origin={origin}
                isSelected={selection.has(String(row.id))}
                isOverdue={isOverdue(row.visit, zone, now)}
                conflict={conflicts.get(row.id)}
                follows={follows.get(personKey(row))}
                arrival={arrivals.get(personKey(row))}
              />
            ) : undefined;
          })}
        </div>
      </div>
    </div>
  );
};
