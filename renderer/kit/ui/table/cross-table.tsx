/** A table of rows against columns, such as what each kind of license covers. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircleFilled, CheckmarkCircleRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { backgrounds } from '../../skins/theme';
import { ScrollFrame } from '../scroll-frame';
import { focusRing } from '../styles';

const useStyles = makeStyles({
  frame: {
    overflowX: 'auto',
    borderRadius: tokens.borderRadiusMedium,
    ...focusRing(),
  },
  table: { borderCollapse: 'collapse', inlineSize: '100%', fontVariantNumeric: 'tabular-nums' },
  cell: { paddingBlock: '6px', paddingInline: '8px', textAlign: 'center' },
  head: {
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
    verticalAlign: 'bottom',
  },
  row: {
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
    ':hover': { backgroundColor: backgrounds.hovered },
  },
  name: { textAlign: 'start', paddingInline: '8px', minInlineSize: '140px' },
  rowName: { fontWeight: tokens.fontWeightRegular },
  quiet: { color: tokens.colorNeutralForeground3 },
  yes: { fontSize: '20px', color: tokens.colorBrandForeground1, verticalAlign: 'middle' },
});

/** The header of a row or of a column. */
export interface HeaderCell {
  readonly key: string;
  readonly label: string;
  /** Dims a row without values. */
  readonly isMuted?: boolean;
}

interface CrossTableProps<Row extends HeaderCell, Column extends HeaderCell> {
  /** The table's caption, and the accessible name of its frame, which scrolls sideways. */
  readonly label: string;
  /** The header of the first column, which names the rows. */
  readonly corner: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly cell: (row: Row, column: Column) => ReactNode;
}

export const CrossTable = <Row extends HeaderCell, Column extends HeaderCell>(
  props: CrossTableProps<Row, Column>,
): ReactNode => {
  const styles = useStyles();
  const { label, corner, columns, rows, cell } = props;
  // Equal widths: widths by the length of the headers would space the ticks unevenly.
  const share = { inlineSize: `${60 / columns.length}%` };
  return (
    <ScrollFrame className={styles.frame} label={label}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={mergeClasses(styles.cell, styles.head, styles.name)}>
              {corner}
            </th>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={mergeClasses(styles.cell, styles.head)} style={share}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className={styles.row}>
              <th
                scope="row"
                className={mergeClasses(styles.cell, styles.name, styles.rowName, row.isMuted && styles.quiet)}
              >
                {row.label}
              </th>
              {columns.map((column) => (
                <td key={column.key} className={styles.cell}>
                  {cell(row, column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
};

/** A yes or no in a cell, with a text for screen readers; `hollow` for a yes that follows from another. */
export const Tick = ({ is, label }: { readonly is: boolean | 'hollow'; readonly label: string }): ReactNode => {
  const styles = useStyles();
  if (!is) {
    return (
      <span role="img" aria-label={label} className={styles.quiet}>
        –
      </span>
    );
  }
  const Icon = is === 'hollow' ? CheckmarkCircleRegular : CheckmarkCircleFilled;
  return <Icon className={styles.yes} aria-label={label} />;
};
