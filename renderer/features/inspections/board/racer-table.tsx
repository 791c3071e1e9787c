// biome-ignore-all lint/a11y/useSemanticElements: a <table> cannot hold rows that do not exist
// biome-ignore-all lint/a11y/useFocusableInteractive: the rows' links have the focus
import { useEffect, useRef } from 'react';
import type { PartLoader } from '../../../event/part-loader';
import { partNames } from '../../../event/readiness/part';
import { useText } from '../../../kit/format/text';
import { rowHeight, useBoardStyles } from './board.styles';
import { RacerLine } from './racer-line';
import type { RacerRow } from './racer-rows';
import { useRowWindow } from './use-row-window';

interface TableProps {
  readonly label: string;
  readonly rows: readonly RacerRow[];
  readonly zone: string | undefined;
  readonly hrefFor: (id: RacerRow['id'], part?: string) => string;
  readonly origin: unknown;
  readonly prioritize: PartLoader['prioritize'];
  readonly busy: boolean;
}

export const RacerTable = ({ label, rows, zone, hrefFor, origin, prioritize, busy }: TableProps) => {
  const styles = useBoardStyles();
  const text = useText('inspections');
  const scroller = useRef<HTMLDivElement>(null);
  const [rowWindow, measure] = useRowWindow(scroller, rowHeight, rows.length);
  useEffect(() => {
    prioritize(rows.slice(rowWindow.from, rowWindow.to).map(({ id }) => id));
  }, [prioritize, rows, rowWindow]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <div ref={scroller} className={styles.scroller} onScroll={measure} tabIndex={0} role="region" aria-label={label}>
      <div className={styles.wide} role="table" aria-label={label} aria-rowcount={rows.length + 1} aria-busy={busy}>
        <div role="rowgroup" className={styles.head}>
          <div role="row" style={{ display: 'contents' }}>
            <span role="columnheader">{text('columns.state')}</span>
            <span role="columnheader">{text('columns.racer')}</span>
            <span role="columnheader">{text('columns.car')}</span>
            {partNames.map((part) => (
              <span role="columnheader" key={part} className={styles.narrowHead} title={text(`parts.${part}`)}>
                {text(`parts.${part}`)}
              </span>
            ))}
            <span role="columnheader">{text('columns.toDo')}</span>
          </div>
        </div>
        <div role="rowgroup" className={styles.body} style={{ blockSize: rows.length * rowHeight }}>
          {rows.slice(rowWindow.from, rowWindow.to).map((row, offset) => (
            <RacerLine
              key={row.id}
              row={row}
              index={rowWindow.from + offset}
              zone={zone}
              hrefFor={hrefFor}
              origin={origin}
            />
          ))}
        </div>
      </div>
    </div>
  );
};
