/** `/events/calendar`: the events of a month, on the days of each event's time zone. The month is in the address. */

import { Button, makeStyles, Subtitle2, Text, tokens } from '@fluentui/react-components';
import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EventRowsNotice } from '../../../event/event-rows-notice';
import { Loaded } from '../../../kit/feedback/states';
import { toDay } from '../../../kit/format/day';
import { currentLocale } from '../../../kit/format/locale';
import { useText } from '../../../kit/format/text';
import { Freshness } from '../../../kit/freshness/freshness';
import { useAllRows } from '../../../kit/list/data/use-all-rows';
import { useDirectionIcons } from '../../../kit/ui/direction-icons';
import { Page } from '../../../kit/ui/page';
import { type EventSpan, nearestMonth, toEventSpans } from './event-spans';
import { readMonth, shiftMonth } from './month';
import { MonthGrid } from './month-grid';
import { ListHeader as ViewTabs } from './view-switch';

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  month: { margin: 0, minInlineSize: '150px' },
  spacer: { flexGrow: 1 },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const monthName = (month: string): string =>
  new Intl.DateTimeFormat(currentLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

const countInMonth = (month: string, spans: readonly EventSpan[]): number =>
  spans.filter(({ first, last }) => first.slice(0, 7) <= month && last.slice(0, 7) >= month).length;

export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('events');
  const [search, setSearch] = useSearchParams();
  const call = useAllRows('event.list', {});
  const today = toDay(new Date());
  const month = readMonth(search.get('month'), today);
  const spans = useMemo(() => toEventSpans(call.value?.rows ?? []), [call.value]);
  const showMonth = (to: string) => setSearch({ month: to }, { replace: true });
  const { Before, After } = useDirectionIcons();
  const count = countInMonth(month, spans);
  const nearest = nearestMonth(month, spans);
  const title = monthName(month);
  return (
    <Page title={text('title')} actions={<Freshness call={call} kind="reference" />}>
      <div className={styles.bar}>
        <ViewTabs />
        <span className={styles.spacer} />
        <Button
          appearance="subtle"
          icon={<Before />}
          aria-label={text('calendar.previous')}
          onClick={() => showMonth(shiftMonth(month, -1))}
        />
        <Subtitle2 as="h2" align="center" className={styles.month} aria-live="polite">
          {title}
        </Subtitle2>
        <Button
          appearance="subtle"
          icon={<After />}
          aria-label={text('calendar.next')}
          onClick={() => showMonth(shiftMonth(month, 1))}
        />
        <Button onClick={() => showMonth(today.slice(0, 7))}>{text('calendar.today')}</Button>
      </div>
      <Loaded call={call}>
        {(events) => (
          <>
            <EventRowsNotice lists={[events]} />
            <div className={styles.bar}>
              <Text className={styles.quiet}>
                {text(events.isComplete ? 'calendar.count' : 'calendar.countSome', { count })}
              </Text>
              {count === 0 && nearest !== undefined ? (
                <Button size="small" onClick={() => showMonth(nearest)}>
                  {text('calendar.goTo', { month: monthName(nearest) })}
                </Button>
              ) : undefined}
            </div>
            <MonthGrid month={month} today={today} label={text('calendar.label', { month: title })} spans={spans} />
          </>
        )}
      </Loaded>
    </Page>
  );
};
