import {
  Avatar,
  Button,
  makeStyles,
  mergeClasses,
  Table,
  TableBody,
  TableCell,
  TableCellLayout,
  TableHeader,
  TableHeaderCell,
  TableRow,
  tokens,
} from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import type { Field } from '../../kit/area/field';
import { copyText } from '../../kit/feedback/copy-text';
import { fieldText } from '../../kit/format/field';
import { formatMoney } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import { backgrounds } from '../../kit/skins/theme';
import { StatusBadge } from '../../kit/ui/status-badge';
import { TableFrame } from '../../kit/ui/table/table-frame';
import { type Person, WithPeople } from '../kit/people';
import type { Examples } from '../kit/showcase/family-page';

const useStyles = makeStyles({
  table: { minInlineSize: '560px', '& th': { fontWeight: tokens.fontWeightSemibold } },
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', '& > div': { justifyContent: 'flex-end' } },
  striped: { '& tbody > tr:nth-child(even)': { backgroundColor: backgrounds.hovered } },
  tall: { maxBlockSize: '280px', overflowY: 'auto' },
  sticky: {
    '& th': { position: 'sticky', insetBlockStart: 0, zIndex: 1, backgroundColor: tokens.colorNeutralBackground3 },
  },
  total: { fontWeight: tokens.fontWeightSemibold, backgroundColor: tokens.colorNeutralBackground2 },
});

const fields: readonly Field[] = [
  { key: 'fullName' },
  { key: 'post' },
  { key: 'city' },
  { key: 'startDate', kind: 'date' },
  { key: 'salary', kind: 'money', currency: 'USD' },
];

const status: Field = {
  key: 'status',
  kind: 'status',
  valueTexts: 'tables:words',
  tones: { 1: 'brand', 2: 'success', 3: 'danger', 4: 'warning', 5: 'informative' },
};

interface PeopleTableProps {
  readonly label: string;
  readonly count: number;
  readonly size?: 'small' | 'medium';
  readonly className?: string | undefined;
  readonly frameClass?: string | undefined;
  readonly columns?: readonly Field[];
  /** What cells show, by column; by default the value as text. */
  readonly cells?: Readonly<Record<string, (row: Person) => ReactNode>>;
  /** A last row. */
  readonly foot?: (rows: readonly Person[]) => ReactNode;
}

const PeopleTable = ({ label, count, size = 'small', columns = fields, cells = {}, ...more }: PeopleTableProps) => {
  const styles = useStyles();
  const text = useText('tables');
  const endOf = ({ kind }: Field) => (kind === 'money' ? styles.end : '');
  return (
    <WithPeople count={count}>
      {(rows) => (
        <TableFrame label={text('frame', { name: label })} className={more.frameClass}>
          <Table aria-label={label} size={size} className={mergeClasses(styles.table, more.className)}>
            <TableHeader>
              <TableRow>
                {columns.map((field) => (
                  <TableHeaderCell key={field.key} className={endOf(field)}>
                    {text(`fields.${field.key}`)}
                  </TableHeaderCell>
                ))}
              </TableRow>
            </TableHeader>
            <TableBody>
              {rows.map((row) => (
                <TableRow key={row.id}>
                  {columns.map((field) => (
                    <TableCell key={field.key} className={endOf(field)}>
                      {cells[field.key]?.(row) ?? <bdi>{fieldText(field, row)}</bdi>}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
              {more.foot?.(rows)}
            </TableBody>
          </Table>
        </TableFrame>
      )}
    </WithPeople>
  );
};

export const examples: Examples = {
  total: ({ text, title }) => {
    const styles = useStyles();
    return (
      <PeopleTable
        label={title}
        count={5}
        foot={(rows) => (
          <TableRow className={styles.total}>
            <TableCell colSpan={4}>{text('total.sum', { count: rows.length })}</TableCell>
            <TableCell className={styles.end}>
              {formatMoney(String(rows.reduce((sum, { salary }) => sum + Number(salary), 0)), 'USD')}
            </TableCell>
          </TableRow>
        )}
      />
    );
  },
  striped: ({ title }) => <PeopleTable label={title} count={6} className={useStyles().striped} />,
  sticky: ({ title }) => {
    const styles = useStyles();
    return <PeopleTable label={title} count={20} className={styles.sticky} frameClass={styles.tall} />;
  },
  content: ({ text, title }) => (
    <PeopleTable
      label={title}
      count={5}
      size="medium"
      columns={[{ key: 'fullName' }, { key: 'experience' }, status, { key: 'actions' }]}
      cells={{
        fullName: ({ fullName, avatar, email }) => (
          <TableCellLayout
            media={
              <Avatar name={fullName} color="colorful" aria-hidden {...(avatar ? { image: { src: avatar } } : {})} />
            }
            description={email}
            truncate
          >
            {fullName}
          </TableCellLayout>
        ),
        status: (row) => <StatusBadge field={status} values={row} />,
        actions: ({ fullName, email }) => (
          <Button
            size="small"
            appearance="subtle"
            icon={<CopyRegular />}
            aria-label={text('content.copyEmail', { name: fullName })}
            title={text('content.copyEmail', { name: fullName })}
            onClick={() => copyText(email)}
          />
        ),
      }}
    />
  ),
};
