/** Sales at the gate on a day of the event, less what was refunded, to count the till against. */
import { closingDays, type EventDates } from '@contract/time/event-days';
import { resolveZone } from '@contract/time/zone';
import { makeStyles, Select, Text } from '@fluentui/react-components';
import { type ReactNode, useMemo, useState } from 'react';
import { isWhole, wholeRows } from '../../../event/event-rows';
import { EventRowsNotice } from '../../../event/event-rows-notice';
import { readLogs, useEventLog } from '../../../event/log/event-log';
import { addEntries } from '../../../event/log/open-roll-call';
import { UnreadLogNotice } from '../../../event/log/unread-log-notice';
import { type EventId, useEventBookings, useEventTransactions } from '../../../event/use-event-rows';
import { oldestCopy } from '../../../kit/bridge/copies';
import { NoticeBar } from '../../../kit/feedback/notice-bar';
import { Loaded, Pending } from '../../../kit/feedback/states';
import { formatDay } from '../../../kit/format/date-time';
import { formatNumber } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { Freshness } from '../../../kit/freshness/freshness';
import { useCan } from '../../../kit/stores/session';
import { SectionCard } from '../../../kit/ui/section-card';
import { useNow } from '../../../kit/ui/use-now';
import { type CashCount, cashCountsOf, dayOfBooking, gateSales } from './till';
import { TillTable } from './till-table';

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
});

interface GateSalesProps {
  readonly event: EventDates & { readonly id: EventId };
}

export const GateSales = ({ event }: GateSalesProps): ReactNode => {
  const { id: eventId, timezone: zone } = event;
  const styles = useStyles();
  const text = useText('desk');
  const inspections = useText('inspections');
  const call = useEventBookings(eventId);
  const sales = useMemo(() => gateSales(call.value?.rows ?? [], zone), [call.value, zone]);
  const canReadTransactions = useCan(['read', 'Transaction']);
  const file = useEventTransactions(eventId, { enabled: canReadTransactions });
  const transactions = wholeRows(file.value);
  const { entries, isLoaded, failure } = useEventLog(eventId);
  const isReading = canReadTransactions && file.state === 'pending';
  const refresh = () => {
    call.refresh();
    if (canReadTransactions) file.refresh();
    if (failure) void readLogs();
  };
  const [closing, today] = closingDays(event, useNow());
  const isKnown = resolveZone(zone) !== undefined;
  const isNight = isKnown && today !== undefined;
  const days = isNight ? [...new Set([...sales.days, closing])].toSorted().toReversed() : sales.days;
  const [chosen, setChosen] = useState<string>();
  const day = chosen ?? (isNight || (isKnown && days.includes(closing)) ? closing : 'all');
  const shown = useMemo(
    () => (day === 'all' ? sales.bookings : sales.bookings.filter((booking) => dayOfBooking(booking, zone) === day)),
    [sales, day, zone],
  );
  const counts = useMemo(
    () => new Map(cashCountsOf(entries).flatMap((one) => (one.day === day ? [[one.currency, one] as const] : []))),
    [entries, day],
  );
  const count = (currency: string, amount: string | null): Promise<boolean> => {
    const before = counts.get(currency);
    const entry = { kind: 'cash-count', day: day as CashCount['day'], currency, amount } as const;
    return addEntries(eventId, [{ ...entry, ...(before ? { replaces: before.id } : {}) }]);
  };
  return (
    <SectionCard
      title={text('day.till.title')}
      description={text('day.till.basis')}
      actions={
        <div className={styles.actions}>
          {days.length > 0 ? (
            <Select aria-label={text('day.till.day')} value={day} onChange={(_, { value }) => setChosen(value)}>
              <option value="all">{text('day.till.allDays')}</option>
              {days.map((one) => (
                <option key={one} value={one}>
                  {one === '' ? text('day.till.noDay') : formatDay(one)}
                </option>
              ))}
            </Select>
          ) : undefined}
          <Freshness call={{ ...call, copy: oldestCopy([call.copy, file.copy]), refresh }} />
        </div>
      }
    >
      <Loaded call={call}>
        {({ isComplete }) =>
          isReading ? (
            <Pending />
          ) : (
            <>
              {isComplete ? undefined : <NoticeBar intent="error">{text('day.incomplete')}</NoticeBar>}
              {isNight && day === closing ? (
                <NoticeBar intent="info">
                  {text('day.night', { day: formatDay(closing), today: formatDay(today) })}
                </NoticeBar>
              ) : undefined}
              {isKnown ? undefined : (
                <NoticeBar intent="warning" layout="multiline">
                  {text('day.till.zoneUnknown')}
                </NoticeBar>
              )}
              {isKnown && chosen === undefined && day === 'all' && days.length > 0 ? (
                <NoticeBar intent="info">{text('day.till.noneToday')}</NoticeBar>
              ) : undefined}
              <EventRowsNotice lists={[call.value, file.value]} />
              {failure ? <UnreadLogNotice>{text('gate.counts.unread')}</UnreadLogNotice> : undefined}
              {transactions === undefined ? (
                <NoticeBar intent="info">{text('rainOut.noTransactions')}</NoticeBar>
              ) : undefined}
              {sales.withoutChannel > 0 ? (
                <NoticeBar intent="warning" layout="multiline">
                  {text('day.till.withoutChannel', {
                    count: sales.withoutChannel,
                    shown: formatNumber(sales.withoutChannel),
                  })}
                </NoticeBar>
              ) : undefined}
              {shown.length > 0 ? (
                <TillTable
                  key={day}
                  draftKey={`till.${eventId}.${day}`}
                  bookings={shown}
                  transactions={transactions}
                  counts={counts}
                  canCount={isLoaded}
                  timezone={zone}
                  onCount={count}
                />
              ) : (
                <Text>
                  {isWhole(call.value) && sales.withoutChannel === 0
                    ? text('day.till.none')
                    : inspections('rows.noneRead')}
                </Text>
              )}
            </>
          )
        }
      </Loaded>
    </SectionCard>
  );
};
