/** The dashboard: figures, charts, upcoming events and recent bookings. */
import { makeStyles, Skeleton, SkeletonItem, Tab, TabList, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import { useCall } from '../../kit/bridge/use-call';
import { Loaded } from '../../kit/feedback/states';
import { toDay } from '../../kit/format/day';
import { useText } from '../../kit/format/text';
import { Freshness } from '../../kit/freshness/freshness';
import { useCan } from '../../kit/stores/session';
import { Page } from '../../kit/ui/page';
import { useNow } from '../../kit/ui/use-now';
import { useSearch } from '../../kit/ui/use-search';
import { Charts } from './charts';
import { toDisplayable } from './displayable';
import { Figures } from './figures';
import { RecentBookings } from './recent-bookings';
import { UpcomingEvents } from './upcoming-events';

export const periods = [7, 30, 90, 365] as const;
type Period = (typeof periods)[number];

const defaultPeriod: Period = 30;

/** First and last day of the period that ends today, on this computer's calendar. */
export const toDays = (period: Period, now: number): { readonly startDate: string; readonly endDate: string } => {
  const start = new Date(now);
  start.setDate(start.getDate() - (period - 1));
  return { startDate: toDay(start), endDate: toDay(new Date(now)) };
};

const parsePeriod = (text: string | null): Period => periods.find((days) => String(days) === text) ?? defaultPeriod;

/** The period of the dashboard, stored in the URL as a number of days. */
const usePeriod = (): readonly [Period, (period: Period) => void] => {
  const [search, setSearch] = useSearch();
  const setPeriod = (period: Period) =>
    setSearch(
      (previous) => {
        const next = new URLSearchParams(previous);
        if (period === defaultPeriod) next.delete('period');
        else next.set('period', String(period));
        return next;
      },
      { replace: true },
    );
  return [parsePeriod(search.get('period')), setPeriod];
};

const useStyles = makeStyles({
  two: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(360px, 100%), 1fr))',
    gap: tokens.spacingHorizontalL,
  },
  pending: { display: 'grid', gap: tokens.spacingHorizontalL },
});

const DashboardSkeleton = () => {
  const styles = useStyles();
  const text = useText('kit');
  return (
    <Skeleton className={styles.pending} aria-label={text('states.pending')}>
      <SkeletonItem style={{ blockSize: 112 }} />
      <SkeletonItem style={{ blockSize: 320 }} />
      <SkeletonItem style={{ blockSize: 280 }} />
    </Skeleton>
  );
};

export const Screen = () => {
  const styles = useStyles();
  const text = useText('dashboard');
  const [period, setPeriod] = usePeriod();
  // The period moves on if the screen stays open past midnight.
  const { startDate, endDate } = toDays(period, useNow());
  const days = useMemo(() => ({ startDate, endDate }), [startDate, endDate]);
  const call = useCall('dashboard.overview', days, { early: true });
  const canReadBookings = useCan(['read', 'Booking']);
  const { value } = call;
  const displayable = useMemo(() => ({ ...call, value: value && toDisplayable(value) }), [call, value]);

  return (
    <Page
      title={text('title')}
      actions={
        <>
          <TabList
            size="small"
            selectedValue={String(period)}
            aria-label={text('period')}
            onTabSelect={(_, { value }) => setPeriod(parsePeriod(String(value)))}
          >
            {periods.map((one) => (
              <Tab key={one} value={String(one)}>
                {text(`days.${one}`)}
              </Tab>
            ))}
          </TabList>
          <Freshness call={call} watchSeconds={60} />
        </>
      }
    >
      <Loaded call={displayable} pending={<DashboardSkeleton />}>
        {(overview) => (
          <>
            <Figures overview={overview} days={days} />
            <Charts overview={overview} />
            <div className={styles.two}>
              <UpcomingEvents events={overview.upcomingEvents ?? undefined} />
              {canReadBookings && <RecentBookings bookings={overview.recentBookings ?? undefined} />}
            </div>
          </>
        )}
      </Loaded>
    </Page>
  );
};
