import { makeStyles, TableCell, TableRow, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { formatMoney } from '../../../kit/format/number';
import { ShowcasePage } from '../../../kit/showcase/showcase-page';
import { TableFrame } from '../../../kit/table/table-frame';
import { useText } from '../../../kit/text';
import { family } from '../family';
import { Framed, People, PlainTable } from '../plain-table';

const useStyles = makeStyles({
  sum: { fontWeight: tokens.fontWeightSemibold, backgroundColor: tokens.colorNeutralBackground2 },
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});

const Plain = (): ReactNode => <Framed name="basic.plain.title" />;

const Sums = (): ReactNode => {
  const styles = useStyles();
  const text = useText('tables');
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
};

/** `/tables/basic` */
export const Screen = (): ReactNode => (
  <ShowcasePage
    family={family}
    page="basic"
    examples={[
      {
        name: 'plain',
        Stage: Plain,
        layout: 'block',
        code: `<TableFrame label="Table of people, scrolls sideways">
  <Table aria-label="People" size="small">…</Table>
</TableFrame>`,
      },
      {
        name: 'sums',
        Stage: Sums,
        layout: 'block',
        code: '<TableRow className={styles.sum}>…</TableRow>',
      },
    ]}
  />
);
