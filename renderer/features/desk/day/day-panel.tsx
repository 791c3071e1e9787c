/** Close of day: tickets, sales at the gate and unfinished inspections of the event. */
import { isId } from '@contract/entities/id';
import { makeStyles, Select } from '@fluentui/react-components';
import { type ReactNode, useMemo, useState } from 'react';
import { EventRowsNotice } from '../../../event/event-rows-notice';
import { type EventId, useEventBookings, useEventTickets } from '../../../event/use-event-rows';
import type { Values } from '../../../kit/area/field';
import { Freshness } from '../../../kit/feedback/freshness';
import { NoticeBar } from '../../../kit/feedback/notice-bar';
import { Loaded } from '../../../kit/feedback/states';
import { formatDay } from '../../../kit/format/date-time';
import { readableLabel } from '../../../kit/format/label';
import { formatNumber } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { toLocalTime, zoneOrViewerZone } from '../../../kit/format/zone';
import { useCan } from '../../../kit/stores/session';
import { SectionCard } from '../../../kit/ui/section-card';
import { PlainTable } from '../../../kit/ui/table/plain-table';
import { sumFigures, type TicketFigures, ticketFigures } from './ticket-figures';
import { dayOfBooking, gateSales } from './till';
import { TillTable } from './till-table';
import { Unfinished } from './unfinished';

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '16px', paddingBlockEnd: '24px' },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
});

const Tickets = ({ eventId }: { readonly eventId: EventId }): ReactNode => {
  const text = useText('desk');
  const call = useEventTickets(eventId);
  const rows = useMemo(() => ticketFigures(call.value?.rows ?? []), [call.value]);
  const total = sumFigures(rows);
  const figures = ['sold', 'used', 'unused', ...(total.unknown > 0 ? ['unknown'] : []), 'void'] as const;
  const toRow = (one: TicketFigures, isTotal: boolean) => ({
    key: isTotal ? 'total' : `type ${one.type}`,
    isTotal,
    cells: {
      type: isTotal ? text('day.tickets.total') : readableLabel(one.type) || text('day.tickets.noType'),
      ...Object.fromEntries(
        (['sold', 'used', 'unused', 'unknown', 'void'] as const).map((key) => [key, formatNumber(one[key])]),
      ),
    },
  });
  return (
    <SectionCard
      title={text('day.tickets.title')}
      description={text('day.tickets.basis')}
      actions={<Freshness call={call} />}
    >
      <Loaded call={call}>
        {({ isComplete }) => (
          <>
            {isComplete ? undefined : <NoticeBar intent="error">{text('day.incomplete')}</NoticeBar>}
            <EventRowsNotice lists={[call.value]} />
            <PlainTable
              label={text('day.tickets.title')}
              columns={['type', ...figures].map((key) => ({
                key,
                label: text(`day.tickets.${key}`),
                isFigure: key !== 'type',
              }))}
              rows={[...rows.map((one) => toRow(one, false)), toRow(total, true)]}
            />
          </>
        )}
      </Loaded>
    </SectionCard>
  );
};

const GateSales = ({ eventId, zone }: { readonly eventId: EventId; readonly zone: unknown }): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const call = useEventBookings(eventId);
  const sales = useMemo(() => gateSales(call.value?.rows ?? [], zone), [call.value, zone]);
  const today = toLocalTime(Date.now(), zoneOrViewerZone(zone)).day;
  const [chosen, setChosen] = useState<string>();
  const day = chosen ?? (sales.days.includes(today) ? today : 'all');
  const shown = useMemo(
    () => (day === 'all' ? sales.bookings : sales.bookings.filter((booking) => dayOfBooking(booking, zone) === day)),
    [sales, day, zone],
  );
  return (
    <SectionCard
      title={text('day.till.title')}
      description={text('day.till.basis')}
      actions={
        <div className={styles.actions}>
          {sales.days.length > 0 ? (
            <Select aria-label={text('day.till.day')} value={day} onChange={(_, { value }) => setChosen(value)}>
              <option value="all">{text('day.till.allDays')}</option>
              {sales.days.map((one) => (
                <option key={one} value={one}>
                  {one === '' ? text('day.till.noDay') : formatDay(one)}
                </option>
              ))}
            </Select>
          ) : undefined}
          <Freshness call={call} />
        </div>
      }
    >
      <Loaded call={call}>
        {({ isComplete }) => (
          <>
            {isComplete ? undefined : <NoticeBar intent="error">{text('day.incomplete')}</NoticeBar>}
            <EventRowsNotice lists={[call.value]} />
            {sales.withoutChannel > 0 ? (
              <NoticeBar intent="warning" layout="multiline">
                {text('day.till.withoutChannel', {
                  count: sales.withoutChannel,
                  shown: formatNumber(sales.withoutChannel),
                })}
              </NoticeBar>
            ) : undefined}
            {shown.length > 0 ? <TillTable key={day} bookings={shown} /> : text('day.till.none')}
          </>
        )}
      </Loaded>
    </SectionCard>
  );
};

const CloseOfDay = ({ eventId, zone }: { readonly eventId: EventId; readonly zone: unknown }): ReactNode => {
  const styles = useStyles();
  const canReadBookings = useCan(['read', 'Booking']);
  const canReadTickets = useCan(['read', 'Ticket']);
  const canReadInspections = useCan(['read', 'Inspection']);
  return (
    <div className={styles.root}>
      {canReadTickets ? <Tickets eventId={eventId} /> : undefined}
      {canReadBookings ? <GateSales eventId={eventId} zone={zone} /> : undefined}
      {canReadInspections ? <Unfinished eventId={eventId} /> : undefined}
    </div>
  );
};

export const Panel = ({ values }: { readonly values: Values }): ReactNode =>
  isId(values.id) ? <CloseOfDay eventId={values.id} zone={values.timezone} /> : undefined;
