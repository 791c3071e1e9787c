/** `/wishlists/demand`: which events are wishlisted most, and by which visitors. */
import { isId } from '@contract/entities/id';
import type { Wish } from '@contract/entities/wishlist';
import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular, HeartRegular, PeopleRegular, TicketDiagonalRegular } from '@fluentui/react-icons';
import { useMemo } from 'react';
import { EventRowsNotice } from '../../event/event-rows-notice';
import { ChartCard } from '../../kit/charts/chart-card';
import { FigureCard } from '../../kit/charts/figure-card';
import { type Rank, RankChart } from '../../kit/charts/rank-chart';
import { Loaded } from '../../kit/feedback/states';
import { formatDateTime, formatDay } from '../../kit/format/date-time';
import { joinList } from '../../kit/format/join';
import { formatNumber } from '../../kit/format/number';
import { type Text, useText } from '../../kit/format/text';
import { type TextInList, useTextInList } from '../../kit/format/text-in-list';
import { wordText } from '../../kit/format/word-text';
import { Freshness } from '../../kit/freshness/freshness';
import { useAllRows } from '../../kit/list/data/use-all-rows';
import { ListHeading } from '../../kit/list/list-heading';
import { useCan } from '../../kit/stores/session';
import { byEvent, byVisitor, countText, type Demand, toTotals } from './demand';
import { type By, useBy, Views } from './views';

const useStyles = makeStyles({
  views: { paddingInline: '16px', paddingBlockEnd: '8px' },
  body: { display: 'grid', rowGap: tokens.spacingVerticalL, padding: '8px 16px 16px' },
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
    gap: tokens.spacingHorizontalL,
  },
});

/** Height of the chart, in pixels. */
const height = 420;
const maxBars = 200;

const share = (part: number, whole: number): string =>
  whole === 0 ? '' : `${formatNumber(Math.round((100 * part) / whole))}%`;

/** A count with how many entries it leaves out. */
const countOf = (text: Text, count: number, unknown: number, note = '') => ({
  value: countText(count, unknown),
  note: unknown > 0 ? text('figures.unknown', { shown: formatNumber(unknown) }) : note,
});

const Figures = ({ wishes }: { readonly wishes: readonly Wish[] }) => {
  const styles = useStyles();
  const text = useText('wishlists');
  const totals = toTotals(wishes);
  return (
    <section className={styles.figures} aria-label={text('figures.label')}>
      <FigureCard
        icon={HeartRegular}
        label={text('figures.wishes')}
        value={formatNumber(totals.wishes)}
        to="/wishlists"
      />
      <FigureCard
        icon={CheckmarkCircleRegular}
        label={text('figures.booked')}
        {...countOf(
          text,
          totals.booked,
          totals.unknown,
          text('figures.share', { share: share(totals.booked, totals.wishes) }),
        )}
      />
      <FigureCard
        icon={PeopleRegular}
        label={text('figures.visitors')}
        {...countOf(text, totals.visitors, totals.unnamed)}
      />
      <FigureCard
        icon={TicketDiagonalRegular}
        label={text('figures.unmet')}
        {...countOf(text, totals.unmet, totals.unmetUnknown, text('figures.unmetNote'))}
      />
    </section>
  );
};

/** What tells apart two of one name: the time of an event, the email of a visitor. */
const detailOf = (by: By, { sample }: Demand, textInList: TextInList): string =>
  by === 'event'
    ? formatDateTime(sample.eventStartDate, sample.timezone)
    : textInList('email', String(sample.userEmail ?? ''));

const toCells = (by: By, demand: Demand, textInList: TextInList): readonly string[] => {
  const { name, wishes, booked, unknown, sample } = demand;
  return [
    textInList(undefined, name),
    detailOf(by, demand, textInList),
    formatNumber(wishes),
    countText(booked, unknown),
    by === 'event' ? formatNumber(sample.ticketsAvailable ?? '') : wordText('wish.userType', sample.userType ?? ''),
  ];
};

const Chart = ({ by, wishes }: { readonly by: By; readonly wishes: readonly Wish[] }) => {
  const text = useText('wishlists');
  const textInList = useTextInList();
  const canOpen = useCan(by === 'event' ? ['read', 'Event'] : ['read', 'Visitor']);
  const demands = useMemo(() => (by === 'event' ? byEvent(wishes) : byVisitor(wishes)), [by, wishes]);
  const area = by === 'event' ? 'events' : 'visitors';
  const title = text(`chart.${by}`);
  const ranks = demands.slice(0, maxBars).map((demand): Rank => {
    const { key, id, name, wishes: count, booked, unknown, sample } = demand;
    // Several events have the same name, so the label includes the day.
    const label = joinList([
      textInList(undefined, name),
      by === 'event' ? formatDay(sample.eventStartDate, sample.timezone) : '',
    ]);
    const given = { booked: countText(booked, unknown), wishes: formatNumber(count) };
    return {
      id: key,
      label,
      value: count,
      part: booked,
      valueText: text('chart.shown', given),
      title: [label, detailOf(by, demand, textInList)].filter(Boolean).join('\n'),
      ...(canOpen && isId(id) ? { to: `/${area}/${encodeURIComponent(id)}` } : {}),
    };
  });
  return (
    <ChartCard
      title={title}
      aside={
        demands.length > maxBars
          ? text('chart.first', { count: formatNumber(maxBars), total: formatNumber(demands.length) })
          : text('chart.legend')
      }
      height={height}
      isUnread={wishes.length > 0}
      table={{
        head:
          by === 'event'
            ? ['eventName', 'eventStartDate', 'wishes', 'converted', 'ticketsAvailable'].map((key) =>
                text(`fields.${key}`),
              )
            : ['userName', 'userEmail', 'wishes', 'converted', 'userType'].map((key) => text(`fields.${key}`)),
        rows: demands.map((demand) => toCells(by, demand, textInList)),
      }}
    >
      <RankChart title={title} ranks={ranks} />
    </ChartCard>
  );
};

export const Screen = () => {
  const styles = useStyles();
  const text = useText('wishlists');
  const by = useBy();
  const call = useAllRows('wishlist.list', {});
  return (
    <>
      <ListHeading title={text('title')} end={<Freshness call={call} kind="reference" />} />
      <div className={styles.views}>
        <Views open={by} />
      </div>
      <Loaded
        call={call}
        pending={
          <Skeleton className={styles.body} aria-label={text('loading')}>
            <SkeletonItem style={{ blockSize: 104 }} />
            <SkeletonItem style={{ blockSize: height }} />
          </Skeleton>
        }
      >
        {(list) => (
          <div className={styles.body}>
            <EventRowsNotice lists={[list]} />
            <Figures wishes={list.rows} />
            <Chart key={by} by={by} wishes={list.rows} />
          </div>
        )}
      </Loaded>
    </>
  );
};
