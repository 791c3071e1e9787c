import {
  makeStyles,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({ frame: { overflowX: 'auto' } });

interface PlainTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  /** The heading of a column. */
  readonly headOf: (column: string) => string;
  /** In pixels. */
  readonly minWidth?: number;
  /** The name of a frame that scrolls sideways where there is less room. */
  readonly frame?: string;
  readonly rows: readonly { readonly key: string | number; readonly cells: Readonly<Record<string, ReactNode>> }[];
}

/** A small table; its cells are given by column. */
export const PlainTable = ({ frame, ...table }: PlainTableProps): ReactNode => {
  const styles = useStyles();
  if (frame === undefined) return <Rows {...table} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard
    <section className={styles.frame} tabIndex={0} aria-label={frame}>
      <Rows {...table} />
    </section>
  );
};

const Rows = ({ label, columns, headOf, minWidth, rows }: Omit<PlainTableProps, 'frame'>): ReactNode => (
  <Table aria-label={label} size="small" {...(minWidth ? { style: { minInlineSize: minWidth } } : {})}>
    <TableHeader>
      <TableRow>
        {columns.map((column) => (
          <TableHeaderCell key={column}>{headOf(column)}</TableHeaderCell>
        ))}
      </TableRow>
    </TableHeader>
    <TableBody>
      {rows.map(({ key, cells }) => (
        <TableRow key={key}>
          {columns.map((column) => (
            <TableCell key={column}>{cells[column]}</TableCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
