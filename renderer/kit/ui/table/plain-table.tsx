/** A small table of texts and figures; figures are aligned at the end of their cells. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { TableFrame } from './table-frame';

const useStyles = makeStyles({
  table: { borderCollapse: 'collapse', inlineSize: '100%', fontVariantNumeric: 'tabular-nums' },
  cell: { paddingBlock: '6px', paddingInline: '12px', textAlign: 'start', verticalAlign: 'top' },
  end: { textAlign: 'end', whiteSpace: 'nowrap' },
  head: {
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground2,
    verticalAlign: 'bottom',
    whiteSpace: 'normal',
  },
  row: {
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
  },
  name: { fontWeight: tokens.fontWeightRegular },
  total: { fontWeight: tokens.fontWeightSemibold },
});

export interface PlainColumn {
  readonly key: string;
  readonly label: string;
  readonly isFigure?: boolean;
  /** In percent of the table, so that tables below each other have the same columns. */
  readonly width?: number;
}

export interface PlainRow {
  readonly key: string;
  /** The content by column; the first column is the row's header. */
  readonly cells: Readonly<Record<string, ReactNode>>;
  readonly isTotal?: boolean;
}

interface PlainTableProps {
  readonly label: string;
  readonly columns: readonly PlainColumn[];
  readonly rows: readonly PlainRow[];
}

export const PlainTable = ({ label, columns, rows }: PlainTableProps): ReactNode => {
  const styles = useStyles();
  const cellClass = ({ isFigure }: PlainColumn) => mergeClasses(styles.cell, isFigure && styles.end);
  const [first, ...rest] = columns;
  if (!first) return undefined;
  return (
    <TableFrame label={label}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={mergeClasses(cellClass(column), styles.head)}
                style={column.width === undefined ? {} : { inlineSize: `${column.width}%` }}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells, isTotal = false }) => (
            <tr key={key} className={mergeClasses(styles.row, isTotal && styles.total)}>
              <th scope="row" className={mergeClasses(cellClass(first), isTotal ? styles.total : styles.name)}>
                <bdi>{cells[first.key]}</bdi>
              </th>
              {rest.map((column) => (
                <td key={column.key} className={cellClass(column)}>
                  {cells[column.key]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
};
