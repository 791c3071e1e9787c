import {
  Avatar,
  Button,
  MenuItem,
  makeStyles,
  ProgressBar,
  Table,
  TableBody,
  TableCell,
  TableCellLayout,
  TableHeader,
  TableHeaderCell,
  TableRow,
  tokens,
} from '@fluentui/react-components';
import { CopyRegular, MoreHorizontalRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import type { Field, Values } from '../../../kit/area/field';
import { copyText } from '../../../kit/feedback/copy-text';
import { toPlainText } from '../../../kit/format/plain-text';
import { useText } from '../../../kit/format/text';
import { backgrounds } from '../../../kit/skins/theme';
import { StatusBadge } from '../../../kit/ui/status-badge';
import { TableFrame } from '../../../kit/ui/table/table-frame';
import type { Examples, Preview } from '../../kit/showcase/example';
import { SimpleMenu } from '../../kit/simple-menu';
import { People } from '../plain-table';

const useStyles = makeStyles({
  table: {
    minInlineSize: '620px',
    // Badges and secondary text keep their colors.
    '& tbody > tr:hover': { backgroundColor: backgrounds.hovered, color: tokens.colorNeutralForeground1 },
  },
  head: { '& th': { fontWeight: tokens.fontWeightSemibold } },
  pair: { display: 'flex', alignItems: 'center', columnGap: '10px', fontVariantNumeric: 'tabular-nums' },
  bar: { inlineSize: '90px' },
  buttons: { display: 'flex', justifyContent: 'flex-end' },
  narrow: { inlineSize: '76px', '& > div': { justifyContent: 'flex-end' } },
});

const status: Field = {
  key: 'status',
  kind: 'status',
  valueTexts: 'tables:words',
  tones: { 1: 'brand', 2: 'success', 3: 'danger', 4: 'warning', 5: 'informative' },
};

/** The longest experience in the data. */
const mostYears = 24;

const Person = ({ row }: { readonly row: Values }): ReactNode => {
  const name = toPlainText(row.fullName);
  const picture = toPlainText(row.avatar);
  return (
    <TableCellLayout
      media={<Avatar name={name} color="colorful" aria-hidden {...(picture ? { image: { src: picture } } : {})} />}
      description={toPlainText(row.email)}
      truncate
    >
      {name}
    </TableCellLayout>
  );
};

const Years = ({ row }: { readonly row: Values }): ReactNode => {
  const styles = useStyles();
  const years = Number.parseInt(toPlainText(row.experience), 10);
  return (
    <span className={styles.pair}>
      <ProgressBar className={styles.bar} value={years / mostYears} thickness="large" aria-hidden />
      <bdi>{toPlainText(row.experience)}</bdi>
    </span>
  );
};

const Badges: Preview = ({ text }) => {
  const styles = useStyles();
  return (
    <People count={5}>
      {(rows) => (
        <TableFrame label={text('frame', { name: text('content.badges.title') })}>
          <Table className={styles.table} aria-label={text('content.badges.title')}>
            <TableHeader className={styles.head}>
              <TableRow>
                <TableHeaderCell>{text('fields.fullName')}</TableHeaderCell>
                <TableHeaderCell>{text('fields.experience')}</TableHeaderCell>
                <TableHeaderCell>{text('fields.status')}</TableHeaderCell>
              </TableRow>
            </TableHeader>
            <TableBody>
              {rows.map((row) => (
                <TableRow key={toPlainText(row.id)}>
                  <TableCell>
                    <Person row={row} />
                  </TableCell>
                  <TableCell>
                    <Years row={row} />
                  </TableCell>
                  <TableCell>
                    <StatusBadge field={status} values={row} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableFrame>
      )}
    </People>
  );
};

const RowActions = ({ row }: { readonly row: Values }): ReactNode => {
  const styles = useStyles();
  const text = useText('tables');
  const name = toPlainText(row.fullName);
  return (
    <div className={styles.buttons}>
      <Button
        size="small"
        appearance="subtle"
        icon={<CopyRegular />}
        aria-label={text('content.copyEmail', { name })}
        title={text('content.copyEmail', { name })}
        onClick={() => copyText(toPlainText(row.email))}
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
        {['fullName', 'email', 'city'].map((key) => (
          <MenuItem key={key} onClick={() => copyText(toPlainText(row[key]))}>
            {text(`content.copy.${key}`)}
          </MenuItem>
        ))}
      </SimpleMenu>
    </div>
  );
};

const Actions: Preview = ({ text }) => {
  const styles = useStyles();
  return (
    <People count={4} from={5}>
      {(rows) => (
        <TableFrame label={text('frame', { name: text('content.actions.title') })}>
          <Table className={styles.table} size="small" aria-label={text('content.actions.title')}>
            <TableHeader className={styles.head}>
              <TableRow>
                {['fullName', 'post', 'city'].map((key) => (
                  <TableHeaderCell key={key}>{text(`fields.${key}`)}</TableHeaderCell>
                ))}
                <TableHeaderCell className={styles.narrow}>{text('content.acts')}</TableHeaderCell>
              </TableRow>
            </TableHeader>
            <TableBody>
              {rows.map((row) => (
                <TableRow key={toPlainText(row.id)}>
                  {['fullName', 'post', 'city'].map((key) => (
                    <TableCell key={key}>{toPlainText(row[key])}</TableCell>
                  ))}
                  <TableCell>
                    <RowActions row={row} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableFrame>
      )}
    </People>
  );
};

export const examples: Examples = {
  badges: {
    code: `<TableCellLayout media={<Avatar name={name} />} description={email} truncate>{name}</TableCellLayout>
<StatusBadge field={status} values={row} />`,
    Preview: Badges,
  },
  actions: {
    code: '<Button size="small" appearance="subtle" icon={<CopyRegular />} aria-label={label} />',
    Preview: Actions,
  },
};
