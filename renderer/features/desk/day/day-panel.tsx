/** Close of day: tickets, sales at the gate and unfinished inspections of the event. */
import type { Event } from '@contract/entities/event';
import { isId } from '@contract/entities/id';
import { isOut } from '@contract/event-log/roll-calls';
import { hasEnded } from '@contract/time/event-days';
import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { EventRowsNotice } from '../../../event/event-rows-notice';
import { readLogs } from '../../../event/log/event-log';
import { useRollCalls } from '../../../event/log/open-roll-call';
import { type EventId, useEventTickets } from '../../../event/use-event-rows';
import { NoticeBar } from '../../../kit/feedback/notice-bar';
import { Failed, Loaded } from '../../../kit/feedback/states';
import { formatNumber } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { wordText } from '../../../kit/format/word-text';
import { Freshness } from '../../../kit/freshness/freshness';
import { useCan } from '../../../kit/stores/session';
import { SectionCard } from '../../../kit/ui/section-card';
import { PlainTable } from '../../../kit/ui/table/plain-table';
import { useNow } from '../../../kit/ui/use-now';
import { countText } from './count-text';
import { GateSales } from './gate-sales';
import { sumFigures, type TicketFigures, ticketFigures } from './ticket-figures';
import { Unfinished } from './unfinished';

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '16px', paddingBlockEnd: '24px' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  link: { color: tokens.colorBrandForegroundLink },
});

interface EventProps {
  readonly event: Event & { readonly id: EventId };
}

const Tickets = ({ event }: EventProps): ReactNode => {
  const text = useText('desk');
  const call = useEventTickets(event.id);
  const isOver = hasEnded(event, useNow());
  const rows = useMemo(() => ticketFigures(call.value?.rows ?? []), [call.value]);
  const total = sumFigures(rows);
  const figures = ['sold', 'used', 'unused', ...(total.unknown > 0 ? ['unknown'] : []), 'void'] as const;
  const toRow = (one: TicketFigures, isTotal: boolean) => ({
    key: isTotal ? 'total' : `type ${one.type}`,
    isTotal,
    cells: {
      type: isTotal ? text('day.tickets.total') : wordText('ticket.ticketType', one.type) || text('day.tickets.noType'),
      sold: countText(text, one.sold, one.unsure === 0),
      used: countText(text, one.used, one.unknown === 0),
      unused: countText(text, one.unused, one.unknown === 0),
      unknown: formatNumber(one.unknown),
      void: countText(text, one.void, one.unsure === 0),
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
                label: text(key === 'unused' && isOver ? 'day.tickets.noShows' : `day.tickets.${key}`),
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

/** What roll calls gave out and has not come back. */
const StillOut = ({ event }: EventProps): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const { calls, failure } = useRollCalls(event.id);
  const lent = calls.filter(({ entry }) => entry.returns);
  if (failure)
    return (
      <SectionCard title={text('rollCalls.stillOut.title')}>
        <Failed failure={failure} onRetry={() => void readLogs()} />
      </SectionCard>
    );
  if (lent.length === 0) return undefined;
  const out = lent
    .map((call) => ({ call, count: [...call.marks.values()].filter((mark) => isOut(call, mark)).length }))
    .filter(({ count }) => count > 0);
  return (
    <SectionCard title={text('rollCalls.stillOut.title')}>
      {out.length === 0 ? text('rollCalls.stillOut.none') : undefined}
      <ul className={styles.list}>
        {out.map(({ call, count }) => (
          <li key={call.id}>
            <Link className={styles.link} to="/desk?tab=rollCalls" state={{ list: call.id }}>
              {text('rollCalls.stillOut.item', { list: call.entry.name, shown: formatNumber(count) })}
            </Link>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
};

const CloseOfDay = ({ event }: EventProps): ReactNode => {
  const styles = useStyles();
  const canReadBookings = useCan(['read', 'Booking']);
  const canReadTickets = useCan(['read', 'Ticket']);
  const canReadInspections = useCan(['read', 'Inspection']);
  return (
    <div className={styles.root}>
      {canReadTickets ? <Tickets event={event} /> : undefined}
      {canReadBookings ? <GateSales event={event} /> : undefined}
      <StillOut event={event} />
      {canReadInspections ? <Unfinished eventId={event.id} /> : undefined}
    </div>
  );
};

export const Panel = ({ values }: { readonly values: Event }): ReactNode =>
  isId(values.id) ? <CloseOfDay event={{ ...values, id: values.id }} /> : undefined;
