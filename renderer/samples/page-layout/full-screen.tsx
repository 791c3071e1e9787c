/** `/page-layout/full`: no margins; independently scrolling panes fill the space next to the menu. */
import { Avatar, makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '../../kit/bridge/use-call';
import { Loaded } from '../../kit/feedback/states';
import { readableLabel } from '../../kit/format/label';
import { useText } from '../../kit/format/text';
import { backgrounds } from '../../kit/skins/theme';
import { BackLink } from '../../kit/ui/back-link';
import { focusRing, insetBorder } from '../../kit/ui/styles';
import { SecondaryText } from '../kit/layout';
import { ellipsis, heading, lineAfter } from '../kit/styles';
import { FieldList } from './field-list';
import { LayoutGuide } from './layout-guide';

const useStyles = makeStyles({
  parts: {
    flexGrow: 1,
    minBlockSize: 0,
    display: 'grid',
    gridTemplateColumns: '280px minmax(0, 1fr)',
    '@media (max-width: 800px)': { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto auto' },
  },
  list: {
    minBlockSize: 0,
    overflowY: 'auto',
    margin: 0,
    padding: tokens.spacingHorizontalS,
    listStyleType: 'none',
    ...lineAfter,
    backgroundColor: tokens.colorNeutralBackground2,
    // Without room for two scrolling panes, the page scrolls and the list below keeps a few rows.
    '@media (max-width: 800px)': { order: 2, maxBlockSize: '260px' },
  },
  person: {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    boxSizing: 'border-box',
    inlineSize: '100%',
    padding: tokens.spacingHorizontalS,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: backgrounds.hovered },
    ...focusRing('-2px'),
    '&[aria-pressed="true"]': {
      backgroundColor: backgrounds.selected,
      ...insetBorder(tokens.colorCompoundBrandStroke),
    },
  },
  name: { ...ellipsis },
  content: {
    minBlockSize: 0,
    overflowY: 'auto',
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalL,
    padding: tokens.spacingHorizontalL,
    '@media (max-width: 800px)': { overflowY: 'visible' },
  },
  title: {
    ...heading(500),
  },
  quiet: { color: tokens.colorNeutralForeground3 },
});

export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('page-layout');
  const [search, setSearch] = useSearchParams();
  const call = useCall('user.all', {});
  const requestedId = search.get('user');
  const users = call.value?.rows ?? [];
  const open = users.find(({ id }) => String(id) === requestedId) ?? users[0];
  return (
    <div className={styles.parts}>
      <ul className={styles.list} aria-label={text('full.people')}>
        {users.map(({ id, fullName, role }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.person}
              aria-pressed={id === open?.id}
              onClick={() => setSearch({ user: String(id) }, { replace: true, preventScrollReset: true })}
            >
              <Avatar size={32} color="colorful" name={fullName} aria-hidden />
              <span className={styles.name}>
                <Text block>{fullName}</Text>
                <SecondaryText>{readableLabel(role)}</SecondaryText>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.content}>
        <div>
          <BackLink to="/page-layout">{text('back')}</BackLink>
          <h1 className={styles.title}>{text('samples:families.pageLayout.full')}</h1>
          <Text className={styles.quiet}>{text('full.about')}</Text>
        </div>
        <Loaded call={call}>{() => (open ? <FieldList user={open} /> : undefined)}</Loaded>
        <LayoutGuide
          layout="full"
          code="parts: { flexGrow: 1, minBlockSize: 0, gridTemplateColumns: '280px minmax(0, 1fr)' }"
        />
      </div>
    </div>
  );
};
