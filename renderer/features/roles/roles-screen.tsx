/** `/roles`: all roles, and the permissions of the selected one. */
import { idIn } from '@contract/list/all-pages';
import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { ShieldKeyholeRegular } from '@fluentui/react-icons';
import { type ReactNode, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Values } from '../../kit/area/field';
import { readCount } from '../../kit/charts/fill-bar';
import { Loaded } from '../../kit/feedback/states';
import { formatNumber } from '../../kit/format/number';
import { toPlainText } from '../../kit/format/plain-text';
import { useText } from '../../kit/format/text';
import { Freshness } from '../../kit/freshness/freshness';
import { useAllRows } from '../../kit/list/data/use-all-rows';
import { backgrounds } from '../../kit/skins/theme';
import { Message } from '../../kit/ui/message';
import { Page } from '../../kit/ui/page';
import { RoleCard } from './role-card';
import { Views } from './views';

const useRoleListStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', rowGap: '4px' },
  role: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '12px',
    alignItems: 'baseline',
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    borderInlineStartWidth: '3px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: 'transparent',
    ':hover': { backgroundColor: backgrounds.hovered },
  },
  open: { backgroundColor: backgrounds.selected, borderInlineStartColor: tokens.colorCompoundBrandStroke },
  about: { gridColumn: '1 / -1', color: tokens.colorNeutralForeground2 },
  count: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
});

interface RoleListProps {
  readonly roles: readonly Values[];
  readonly open: string;
}

/** The roles, each with its number of users. */
const RoleList = ({ roles, open }: RoleListProps): ReactNode => {
  const styles = useRoleListStyles();
  const text = useText('roles');
  return (
    <nav aria-label={text('title')}>
      <ul className={styles.list}>
        {roles.map((role) => {
          const id = idIn('id')(role);
          const count = readCount(role.userCount);
          return (
            <li key={id}>
              <Link
                to={`/roles?role=${encodeURIComponent(id)}`}
                replace
                className={mergeClasses(styles.role, id === open && styles.open)}
                aria-current={id === open ? 'true' : undefined}
              >
                <Text weight="semibold">
                  <bdi>{toPlainText(role.name) || id}</bdi>
                </Text>
                {count === undefined ? <span /> : <Text className={styles.count}>{formatNumber(count)}</Text>}
                <Text size={200} className={styles.about}>
                  {toPlainText(role.description)}
                </Text>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};

const useStyles = makeStyles({
  halves: {
    display: 'grid',
    gridTemplateColumns: '280px minmax(0, 1fr)',
    columnGap: '32px',
    rowGap: '24px',
    alignItems: 'start',
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** In the order that the server sends. */
const sortRoles = (rows: readonly Values[]): readonly Values[] =>
  [...rows].sort((one, other) => Number(one.sortOrder ?? 0) - Number(other.sortOrder ?? 0));

export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('roles');
  const [search] = useSearchParams();
  const call = useAllRows('role.list', {});
  const roles = useMemo(() => sortRoles(call.value?.rows ?? []), [call.value]);
  const idOf = idIn('id');
  const open = roles.find((role) => idOf(role) === search.get('role')) ?? roles[0];
  return (
    <Page title={text('title')} description={text('about')} actions={<Freshness call={call} kind="reference" />}>
      <Views />
      <Loaded call={call}>
        {() =>
          open ? (
            <div className={styles.halves}>
              <RoleList roles={roles} open={idOf(open)} />
              <RoleCard role={open} />
            </div>
          ) : (
            <Message icon={ShieldKeyholeRegular} title={text('none.title')} body={text('none.body')} />
          )
        }
      </Loaded>
    </Page>
  );
};
