/** What the rows of a grid are drawn from. */
import { useMemo } from 'react';
import { usePictureClass } from './cell-picture';
import { useCellClass, useCheckboxClass, useRowClass, useStatusClass } from './grid.styles';
import type { GridProps } from './grid-props';
import type { RowClasses } from './row-elements';
import type { RowSource } from './row-pool';

/** `active` is the index of the active row; ids in the DOM start with `baseId`. */
export const useRowSource = (props: GridProps, baseId: string, active: number): RowSource => {
  const { columns, rows, rowHeight, naming, idOf, hrefOf, notes, selection, onOpen } = props;
  const row = useRowClass();
  const cell = useCellClass();
  const checkbox = useCheckboxClass();
  const status = useStatusClass();
  const picture = usePictureClass();
  const classes = useMemo<RowClasses>(
    () => ({ row, cell, checkbox, status, picture }),
    [row, cell, checkbox, status, picture],
  );
  return {
    classes,
    columns,
    selectable: selection !== undefined,
    contentOf: (index) => {
      const values = rows.at(index);
      if (!values) return undefined;
      const id = idOf(values);
      const href = hrefOf?.(values);
      return {
        values,
        id,
        naming,
        href,
        note: href === undefined ? undefined : notes?.get(href),
        index,
        ariaRowIndex: rows.offset + index + 2,
        top: index * rowHeight,
        domId: `${baseId}${index}`,
        active: index === active,
        selected: selection?.has(id) ?? false,
        opens: onOpen !== undefined,
      };
    },
  };
};
