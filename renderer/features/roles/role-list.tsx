/** The roles, each with its number of users. */
import { idIn } from '@contract/list/all-pages';
import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Values } from '../../kit/area/field';
import { readCount } from '../../kit/charts/fill-bar';
import { formatNumber } from '../../kit/format/number';
import { toPlainText } from '../../kit/format/plain-text';
import { useText } from '../../kit/format/text';
import { backgrounds } from '../../kit/skins/theme';

const useStyles = makeStyles({
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

export const RoleList = ({ roles, open }: RoleListProps): ReactNode => {
  const styles = useStyles();
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
