// biome-ignore-all lint/a11y/useSemanticElements: a <table> cannot hold rows that do not exist
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its active row
import { memo } from 'react';
import type { Values } from '../../area/field';
import { fieldTitle } from '../../format/field';
import { type CellClasses, drawCell } from './cell';
import { type Column, isAtEnd } from './columns';

export interface RowLook {
  readonly row: string;
  readonly cell: string;
  readonly box: string;
  readonly cells: CellClasses;
}

export interface RowProps {
  readonly look: RowLook;
  readonly columns: readonly Column[];
  /** The column that names the record. */
  readonly naming: string;
  readonly values: Values;
  /** Within this page, from 0. */
  readonly index: number;
  /** Within the whole list, from 1, the head counted. */
  readonly place: number;
  readonly top: number;
  readonly domId: string;
  readonly active: boolean;
  /** Undefined where nothing can be selected. */
  readonly selected: boolean | undefined;
  readonly boxLabel: string;
  readonly href: string | undefined;
  readonly opens: boolean;
}

const ignore = (): void => undefined;

/** One row. Clicks and keys are handled by the grid; a row only shows. */
export const Row = memo(function Row(props: RowProps) {
  const { look, columns, naming, values, index, active, selected } = props;
  const first = selected === undefined ? 1 : 2;
  return (
    <div
      role="row"
      id={props.domId}
      className={look.row}
      style={{ transform: `translateY(${props.top}px)` }}
      aria-rowindex={props.place}
      aria-selected={selected}
      data-index={index}
      data-active={active || undefined}
      data-selected={selected || undefined}
      data-opens={props.opens || undefined}
    >
      {selected === undefined ? undefined : (
        <div role="gridcell" className={look.cell} aria-colindex={1} data-pinned="box">
          <input
            type="checkbox"
            className={look.box}
            tabIndex={-1}
            checked={selected}
            onChange={ignore}
            aria-label={props.boxLabel}
          />
        </div>
      )}
      {columns.map(({ field, key }, at) => (
        <div
          key={key}
          role="gridcell"
          className={look.cell}
          // Beside a picture only the words follow their own direction: pictures stand below each other.
          dir={isAtEnd(field.kind) || field.picture ? undefined : 'auto'}
          data-pictured={field.picture ? true : undefined}
          aria-colindex={at + first}
          data-kind={field.kind}
          data-end={isAtEnd(field.kind) || undefined}
          data-pinned={at === 0 && selected !== undefined ? 'name' : undefined}
          title={fieldTitle(field, values)}
        >
          {drawCell(field, values, {
            classes: look.cells,
            href: key === naming ? props.href : undefined,
            active,
          })}
        </div>
      ))}
    </div>
  );
});
