import { makeStyles, TableCell, TableRow, tokens } from '@fluentui/react-components';
import { formatMoney } from '../../../kit/format/number';
import { TableFrame } from '../../../kit/ui/table/table-frame';
import type { Examples } from '../../kit/showcase/example';
import { FramedTable, People, PlainTable } from '../plain-table';

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
        <People count={4} from={8}>
          {(rows) => (
            <TableFrame label={text('frame', { name: text('basic.sums.title') })}>
              <PlainTable
                rows={rows}
                label={text('basic.sums.title')}
                foot={
                  <TableRow className={styles.sum}>
                    <TableCell colSpan={4}>{text('basic.sums.sum', { count: rows.length })}</TableCell>
                    <TableCell className={styles.end}>
                      {formatMoney(String(rows.reduce((sum, { salary }) => sum + Number(salary), 0)), 'USD')}
                    </TableCell>
                  </TableRow>
                }
              />
            </TableFrame>
          )}
        </People>
      );
    },
  },
};
