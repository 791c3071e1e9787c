import { Avatar, Button, MenuItem, makeStyles, ProgressBar, TableCellLayout, tokens } from '@fluentui/react-components';
import { CopyRegular, MoreHorizontalRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import type { Field } from '../../../kit/area/field';
import { copyText } from '../../../kit/feedback/copy-text';
import { useText } from '../../../kit/format/text';
import { backgrounds } from '../../../kit/skins/theme';
import { StatusBadge } from '../../../kit/ui/status-badge';
import type { Person } from '../../kit/people';
import type { Examples } from '../../kit/showcase/example';
import { SimpleMenu } from '../../kit/simple-menu';
import { FramedTable } from '../framed-table';

const useStyles = makeStyles({
  // Badges and secondary text keep their colors.
  table: { '& tbody > tr:hover': { backgroundColor: backgrounds.hovered, color: tokens.colorNeutralForeground1 } },
  years: { display: 'flex', alignItems: 'center', columnGap: '10px', fontVariantNumeric: 'tabular-nums' },
  bar: { inlineSize: '90px' },
  buttons: { display: 'flex', justifyContent: 'flex-end' },
  narrow: { '& th:last-child': { inlineSize: '76px', '& > div': { justifyContent: 'flex-end' } } },
});

const status: Field = {
  key: 'status',
  kind: 'status',
  valueTexts: 'tables:words',
  tones: { 1: 'brand', 2: 'success', 3: 'danger', 4: 'warning', 5: 'informative' },
};
/** The longest experience in the data. */
const mostYears = 24;

const Name = ({ row: { fullName, avatar, email } }: { readonly row: Person }): ReactNode => (
  <TableCellLayout
    media={<Avatar name={fullName} color="colorful" aria-hidden {...(avatar ? { image: { src: avatar } } : {})} />}
    description={email}
    truncate
  >
    {fullName}
  </TableCellLayout>
);

const Years = ({ row: { experience } }: { readonly row: Person }): ReactNode => {
  const styles = useStyles();
  return (
    <span className={styles.years}>
      <ProgressBar
        className={styles.bar}
        value={Number.parseInt(experience, 10) / mostYears}
        thickness="large"
        aria-hidden
      />
      <bdi>{experience}</bdi>
    </span>
  );
};

const RowActions = ({ row }: { readonly row: Person }): ReactNode => {
  const text = useText('tables');
  const name = row.fullName;
  return (
    <div className={useStyles().buttons}>
      <Button
        size="small"
        appearance="subtle"
        icon={<CopyRegular />}
        aria-label={text('content.copyEmail', { name })}
        title={text('content.copyEmail', { name })}
        onClick={() => copyText(row.email)}
      />
      <SimpleMenu
        positioning="below-end"
        trigger={
          <Button
            size="small"
            appearance="subtle"
            icon={<MoreHorizontalRegular />}
            aria-label={text('content.more', { name })}
          />
        }
      >
        {(['fullName', 'email', 'city'] as const).map((key) => (
          <MenuItem key={key} onClick={() => copyText(row[key])}>
            {text(`content.copy.${key}`)}
          </MenuItem>
        ))}
      </SimpleMenu>
    </div>
  );
};

export const examples: Examples = {
  badges: {
    code: `<TableCellLayout media={<Avatar name={name} />} description={email} truncate>{name}</TableCellLayout>
<StatusBadge field={status} values={row} />`,
    Preview: () => (
      <FramedTable
        name="content.badges.title"
        size="medium"
        minWidth={620}
        className={useStyles().table}
        columns={[{ key: 'fullName' }, { key: 'experience' }, status]}
        cells={{
          fullName: (row) => <Name row={row} />,
          experience: (row) => <Years row={row} />,
          status: (row) => <StatusBadge field={status} values={row} />,
        }}
      />
    ),
  },
  actions: {
    code: '<Button size="small" appearance="subtle" icon={<CopyRegular />} aria-label={label} />',
    Preview: () => {
      const styles = useStyles();
      return (
        <FramedTable
          name="content.actions.title"
          from={5}
          count={4}
          minWidth={620}
          className={styles.table}
          headClass={styles.narrow}
          columns={[{ key: 'fullName' }, { key: 'post' }, { key: 'city' }, { key: 'actions' }]}
          cells={{ actions: (row) => <RowActions row={row} /> }}
        />
      );
    },
  },
};
