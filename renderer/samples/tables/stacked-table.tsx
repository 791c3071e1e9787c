/** A table whose rows become cards in narrow containers. Explicit roles keep it a table for screen readers. */
import {
  makeStyles,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
  tokens,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { fieldText } from '../../kit/format/field';
import { useText } from '../../kit/format/text';
import type { Person } from '../kit/people';
import { fields } from './framed-table';

const small = '@container (max-width: 560px)';

const useStyles = makeStyles({
  root: { containerType: 'inline-size' },
  head: { fontWeight: tokens.fontWeightSemibold, [small]: { position: 'absolute', clipPath: 'inset(50%)' } },
  row: {
    [small]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingTop: '8px',
      paddingBottom: '8px',
      ':first-child': { paddingTop: 0 },
      ':last-child': { borderBottomStyle: 'none' },
    },
  },
  cell: {
    [small]: { justifyContent: 'space-between', columnGap: '16px', minHeight: '28px', height: 'auto' },
  },
  first: { [small]: { fontWeight: tokens.fontWeightSemibold } },
  label: { display: 'none', [small]: { display: 'inline', color: tokens.colorNeutralForeground3 } },
});

interface StackedTableProps {
  readonly rows: readonly Person[];
  readonly label: string;
}

export const StackedTable = ({ rows, label }: StackedTableProps): ReactNode => {
  const styles = useStyles();
  const text = useText('tables');
  return (
    <div className={styles.root}>
      <Table noNativeElements size="small" aria-label={label}>
        <TableHeader className={styles.head}>
          <TableRow>
            {fields.map(({ key }) => (
              <TableHeaderCell key={key}>{text(`fields.${key}`)}</TableHeaderCell>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} className={styles.row}>
              {fields.map((field, at) => (
                <TableCell key={field.key} className={at === 0 ? styles.first : styles.cell}>
                  {at === 0 ? undefined : (
                    <span className={styles.label} aria-hidden>
                      {text(`fields.${field.key}`)}
                    </span>
                  )}
                  <span>{fieldText(field, row)}</span>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
};
