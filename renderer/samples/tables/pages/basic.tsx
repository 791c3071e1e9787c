import { makeStyles, TableCell, TableRow, tokens } from '@fluentui/react-components';
import { formatMoney } from '../../../kit/format/number';
import type { Examples } from '../../kit/showcase/example';
import { FramedTable } from '../framed-table';

const useStyles = makeStyles({
  sum: { fontWeight: tokens.fontWeightSemibold, backgroundColor: tokens.colorNeutralBackground2 },
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});

export const examples: Examples = {
  plain: {
    code: `<TableFrame label="Table of people, scrolls sideways">
  <Table aria-label="People" size="small">…</Table>
</TableFrame>`,
    Preview: () => <FramedTable name="basic.plain.title" />,
  },
  sums: {
    code: '<TableRow className={styles.sum}>…</TableRow>',
    Preview: ({ text }) => {
      const styles = useStyles();
      return (
        <FramedTable
          name="basic.sums.title"
          from={8}
          count={4}
          foot={(rows) => (
            <TableRow className={styles.sum}>
              <TableCell colSpan={4}>{text('basic.sums.sum', { count: rows.length })}</TableCell>
              <TableCell className={styles.end}>
                {formatMoney(String(rows.reduce((sum, { salary }) => sum + Number(salary), 0)), 'USD')}
              </TableCell>
            </TableRow>
          )}
        />
      );
    },
  },
};
