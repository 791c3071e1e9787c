/** A table of people from the sample API, styled by its page. */
import {
  makeStyles,
  mergeClasses,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  type TableProps,
  TableRow,
  tokens,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Field, Values } from '../../kit/area/field';
import { useCall } from '../../kit/bridge/use-call';
import { Loaded } from '../../kit/feedback/states';
import { fieldText } from '../../kit/format/field';
import { useText } from '../../kit/format/text';
import { TableFrame } from '../../kit/ui/table/table-frame';

const useStyles = makeStyles({
  head: { '& th': { fontWeight: tokens.fontWeightSemibold } },
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  endHead: { '& > div': { justifyContent: 'flex-end' } },
});

/** As many columns as fit a small window. */
export const fields: readonly Field[] = [
  { key: 'fullName' },
  { key: 'post' },
  { key: 'city' },
  { key: 'startDate', kind: 'date' },
  { key: 'salary', kind: 'money', currency: 'USD' },
];

interface PlainTableProps extends Pick<TableProps, 'size' | 'className'> {
  readonly rows: readonly Values[];
  readonly label: string;
  readonly minWidth?: number;
  readonly headClass?: string;
  readonly rowClass?: string;
  readonly columns?: readonly Field[];
  /** A last row, such as the total. */
  readonly foot?: ReactNode;
}

export const PlainTable = (props: PlainTableProps): ReactNode => {
  const { rows, label, size = 'small', minWidth = 560, columns = fields } = props;
  const styles = useStyles();
  const text = useText('tables');
  const isEnd = ({ kind }: Field) => kind === 'money' || kind === 'number';
  return (
    <Table aria-label={label} size={size} className={props.className ?? ''} style={{ minInlineSize: minWidth }}>
      <TableHeader className={mergeClasses(styles.head, props.headClass)}>
        <TableRow>
          {columns.map((field) => (
            <TableHeaderCell key={field.key} className={isEnd(field) ? styles.endHead : ''}>
              {text(`fields.${field.key}`)}
            </TableHeaderCell>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={String(row.id)} className={props.rowClass ?? ''}>
            {columns.map((field) => (
              <TableCell key={field.key} className={isEnd(field) ? styles.end : ''}>
                <bdi>{fieldText(field, row)}</bdi>
              </TableCell>
            ))}
          </TableRow>
        ))}
        {props.foot}
      </TableBody>
    </Table>
  );
};

interface PeopleProps {
  /** How many to show. */
  readonly count: number;
  readonly from?: number;
  readonly children: (rows: readonly Values[]) => ReactNode;
}

export const People = ({ count, from = 0, children }: PeopleProps): ReactNode => (
  <Loaded call={useCall('dataTable.all', {})}>{({ rows }) => children(rows.slice(from, from + count))}</Loaded>
);

/** A table in its frame, as most examples have it. */
export const FramedTable = ({
  name,
  ...table
}: { readonly name: string } & Omit<PlainTableProps, 'rows' | 'label'>) => {
  const text = useText('tables');
  return (
    <People count={5}>
      {(rows) => (
        <TableFrame label={text('frame', { name: text(name) })}>
          <PlainTable rows={rows} label={text(name)} {...table} />
        </TableFrame>
      )}
    </People>
  );
};
