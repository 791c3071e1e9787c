// biome-ignore-all lint/a11y/useSemanticElements: a <table> cannot hold rows that do not exist
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its active row
import type { LocalNote } from '@contract/bridge';
import { lazy, memo, Suspense } from 'react';
import type { Values } from '../../area/field';
import { fieldTitle } from '../../format/field';
import { type CellClasses, renderCell } from './cell';
import { type Column, isAtEnd } from './columns';

const NoteMark = lazy(async () => ({ default: (await import('../../notes/note-mark')).NoteMark }));

export interface RowClasses {
  readonly row: string;
  readonly cell: string;
  readonly checkbox: string;
  readonly noteMark: string;
  readonly cells: CellClasses;
}

export interface RowProps {
  readonly classes: RowClasses;
  readonly columns: readonly Column[];
  /** The column that names the record. */
  readonly nameKey: string;
  readonly values: Values;
  /** Within this page, from 0. */
  readonly index: number;
  /** Within the whole list, from 1, including the header row. */
  readonly ariaRowIndex: number;
  readonly top: number;
  readonly domId: string;
  readonly active: boolean;
  /** Undefined if rows cannot be selected. */
  readonly selected: boolean | undefined;
  readonly checkboxLabel: string;
  readonly href: string | undefined;
  /** The record's note, which the first column shows. */
  readonly note?: LocalNote | undefined;
  readonly opens: boolean;
}

const ignore = (): void => undefined;

/** One row. The grid handles its clicks and keys. */
export const Row = memo(function Row(props: RowProps) {
  const { classes, columns, nameKey, values, index, active, selected } = props;
  const first = selected === undefined ? 1 : 2;
  return (
    <div
      role="row"
      id={props.domId}
      className={classes.row}
      style={{ transform: `translateY(${props.top}px)` }}
      aria-rowindex={props.ariaRowIndex}
      aria-selected={selected}
      data-index={index}
      data-active={active || undefined}
      data-selected={selected || undefined}
      data-opens={props.opens || undefined}
    >
      {selected === undefined ? undefined : (
        <div role="gridcell" className={classes.cell} aria-colindex={1} data-pinned="box">
          <input
            type="checkbox"
            className={classes.checkbox}
            tabIndex={-1}
            checked={selected}
            onChange={ignore}
            aria-label={props.checkboxLabel}
          />
        </div>
      )}
      {columns.map(({ field, key }, at) => (
        <div
          key={key}
          role="gridcell"
          className={classes.cell}
          // Next to a picture only the text has its own direction, so that pictures stay aligned.
          dir={isAtEnd(field.kind) || field.picture ? undefined : 'auto'}
          data-pictured={field.picture ? true : undefined}
          aria-colindex={at + first}
          data-kind={field.kind}
          data-end={isAtEnd(field.kind) || undefined}
          data-pinned={at === 0 && selected !== undefined ? 'name' : undefined}
          title={fieldTitle(field, values)}
        >
          {at === 0 && props.note ? (
            <Suspense>
              <NoteMark note={props.note} className={classes.noteMark} />
            </Suspense>
          ) : undefined}
          {renderCell(field, values, {
            classes: classes.cells,
            href: key === nameKey ? props.href : undefined,
            active,
          })}
        </div>
      ))}
    </div>
  );
});
