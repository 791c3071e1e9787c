/** Tables of people from the sample API, styled by their pages. */
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
import type { Field } from '../../kit/area/field';
import { fieldText } from '../../kit/format/field';
import { useText } from '../../kit/format/text';
import { TableFrame } from '../../kit/ui/table/table-frame';
import { type Person, WithPeople } from '../kit/people';

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
  readonly rows: readonly Person[];
  readonly label: string;
  readonly minWidth?: number;
  readonly headClass?: string;
  readonly rowClass?: string;
  readonly columns?: readonly Field[];
  /** By column, what its cells show; the value as text by default. */
  readonly cells?: Readonly<Record<string, (row: Person) => ReactNode>>;
  /** A last row, such as the total. */
  readonly foot?: (rows: readonly Person[]) => ReactNode;
}

const PlainTable = (props: PlainTableProps): ReactNode => {
  const { rows, label, size = 'small', minWidth = 560, columns = fields, cells = {} } = props;
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
          <TableRow key={row.id} className={props.rowClass ?? ''}>
            {columns.map((field) => (
              <TableCell key={field.key} className={isEnd(field) ? styles.end : ''}>
                {cells[field.key]?.(row) ?? <bdi>{fieldText(field, row)}</bdi>}
              </TableCell>
            ))}
          </TableRow>
        ))}
        {props.foot?.(rows)}
      </TableBody>
    </Table>
  );
};

interface FramedTableProps extends Omit<PlainTableProps, 'rows' | 'label'> {
  /** Text key of the table's name. */
  readonly name: string;
  readonly from?: number;
  readonly count?: number;
  readonly frameClass?: string;
}

/** A table in its frame, as most examples have it. */
export const FramedTable = ({ name, from = 0, count = 5, frameClass, ...table }: FramedTableProps): ReactNode => {
  const text = useText('tables');
  return (
    <WithPeople from={from} count={count}>
      {(rows) => (
        <TableFrame label={text('frame', { name: text(name) })} className={frameClass}>
          <PlainTable rows={rows} label={text(name)} {...table} />
        </TableFrame>
      )}
    </WithPeople>
  );
};
