import { makeStyles } from '@fluentui/react-components';
import {
  PeopleTeamRegular,
  PersonAvailableRegular,
  PersonClockRegular,
  PersonProhibitedRegular,
} from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useCall } from '../../kit/bridge/use-call';
import { FigureCard } from '../../kit/charts/figure-card';
import { formatNumber } from '../../kit/format/number';
import { useText } from '../../kit/format/text';

const useStyles = makeStyles({
  row: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))', gap: '12px' },
});

const figures = [
  { key: 'total', icon: PeopleTeamRegular },
  { key: 'active', icon: PersonAvailableRegular },
  { key: 'pending', icon: PersonClockRegular },
  { key: 'inactive', icon: PersonProhibitedRegular },
] as const;

/** The number of users in all and by status, with links to them. */
export const ListHeader = (): ReactNode => {
  const styles = useStyles();
  const text = useText('users');
  const { value } = useCall('user.all', {});
  const rows = value?.rows;
  const counted = (key: string): number | undefined =>
    rows?.filter(({ status }) => key === 'total' || status === key).length;
  const shown = (count: number | undefined): string => (count === undefined ? '–' : formatNumber(count));
  const noteOf = (key: string): string => {
    if (!rows?.length) return '';
    if (key === 'total') return text('figures.companies', { count: new Set(rows.map(({ company }) => company)).size });
    return text('figures.share', { percent: Math.round(((counted(key) ?? 0) / rows.length) * 100) });
  };
  return (
    <div className={styles.row}>
      {figures.map(({ key, icon }) => (
        <FigureCard
          key={key}
          icon={icon}
          label={text(`figures.${key}`)}
          value={shown(counted(key))}
          note={noteOf(key)}
          to={key === 'total' ? '/apps/user/list' : `/apps/user/list?filter.status=${key}`}
        />
      ))}
    </div>
  );
};
