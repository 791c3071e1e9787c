/** A table with its header and pager; the page supplies the rows. */
import {
  makeStyles,
  Table,
  TableBody,
  TableHeader,
  TableHeaderCell,
  TableRow,
  tokens,
} from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import type { Field } from '../../kit/area/field';
import { Message } from '../../kit/feedback/message';
import { useText } from '../../kit/format/text';
import { emptyState } from '../../kit/list/data/list-state';
import { type StatefulList, useUrlListState } from '../../kit/list/data/use-list-state';
import { Pager } from '../../kit/list/toolbar/pager';
import { backgrounds } from '../../kit/skins/theme';
import { TableFrame } from '../../kit/ui/table/table-frame';
import type { Person } from '../kit/people';
import { SortHeader } from '../kit/table/sort-header';
import { type TableRows, useTableRows } from '../kit/table/use-table-rows';

const useStyles = makeStyles({
  root: {
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    overflow: 'hidden',
    '& tbody > tr:last-child': { borderBlockEndStyle: 'none' },
    // Badges and secondary text keep their colors.
    '& tbody > tr:hover': { backgroundColor: backgrounds.hovered, color: tokens.colorNeutralForeground1 },
  },
  frame: { borderRadius: 0, border: 'none' },
  head: { backgroundColor: tokens.colorNeutralBackground3, '& th': { fontWeight: tokens.fontWeightSemibold } },
});

const start = { ...emptyState, size: 10 };

/** The rows as sorted, filtered and paged in the URL. */
export const usePeople = (rows: readonly Person[], fields: readonly Field[]) => {
  const stateful = useUrlListState(start);
  return { stateful, table: useTableRows(rows, fields, stateful) };
};

interface PeopleTableProps {
  readonly fields: readonly Field[];
  readonly stateful: StatefulList;
  readonly table: TableRows<Person>;
  /** A first header cell. */
  readonly before?: ReactNode;
  /** Title of a last column with buttons. */
  readonly actions?: string;
  /** A second header row. */
  readonly below?: ReactNode;
  /** The rows. */
  readonly children: ReactNode;
}

const buttonsWidth = 76;
/** Left and right together. */
const cellPadding = 16;

export const PeopleTable = (props: PeopleTableProps): ReactNode => {
  const { fields, stateful, table, actions } = props;
  const { state, change } = stateful;
  const styles = useStyles();
  const text = useText('datatables');
  const widths = [...fields.map(({ width = 0 }) => width), ...(actions ? [buttonsWidth] : [])];
  const minWidth = widths.reduce((sum, width) => sum + width + cellPadding, 0);
  return (
    <div className={styles.root}>
      <TableFrame label={text('frame')} className={styles.frame}>
        <Table sortable size="small" aria-label={text('people')} style={{ minInlineSize: minWidth }}>
          <TableHeader className={styles.head}>
            <TableRow>
              {props.before}
              {fields.map(({ key, width, kind }) => (
                <SortHeader
                  key={key}
                  name={key}
                  label={text(`fields.${key}`)}
                  sort={state.sort}
                  onSort={(sort) => change({ sort })}
                  end={kind === 'money'}
                  style={width === undefined ? {} : { inlineSize: width }}
                />
              ))}
              {actions ? <TableHeaderCell style={{ inlineSize: buttonsWidth }}>{actions}</TableHeaderCell> : undefined}
            </TableRow>
            {props.below}
          </TableHeader>
          <TableBody>{props.children}</TableBody>
        </Table>
        {table.shown.length === 0 ? (
          <Message icon={SearchRegular} title={text('none')} body={text('noneBody')} />
        ) : undefined}
      </TableFrame>
      <Pager list={table.paged} />
    </div>
  );
};
