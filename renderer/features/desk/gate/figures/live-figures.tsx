/** Who has arrived: by ticket type, and by gate and hour. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useMemo } from 'react';
import { isWhole } from '../../../../event/event-rows';
import { EventRowsNotice } from '../../../../event/event-rows-notice';
import { useAdmittedAt } from '../../../../event/log/use-admitted-at';
import { useEventTickets } from '../../../../event/use-event-rows';
import { ChartCard } from '../../../../kit/charts/chart-card';
import { FillBar } from '../../../../kit/charts/fill-bar';
import { BarChart } from '../../../../kit/charts/lazy-charts';
import { toChartTable } from '../../../../kit/charts/plot';
import { Loaded } from '../../../../kit/feedback/states';
import { formatDay } from '../../../../kit/format/date-time';
import { formatNumber } from '../../../../kit/format/number';
import { useText } from '../../../../kit/format/text';
import { wordText } from '../../../../kit/format/word-text';
import { Freshness } from '../../../../kit/freshness/freshness';
import type { EventReference } from '../../../../kit/stores/current-event';
import { SectionCard } from '../../../../kit/ui/section-card';
import { toGateFigures } from './gate-figures';

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', rowGap: '12px' },
  types: { display: 'grid', rowGap: '12px' },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

const chartHeight = 220;

export const LiveFigures = ({ event }: { readonly event: EventReference }): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const tickets = useEventTickets(event.id);
  const inspections = useText('inspections');
  const noGate = text('gate.figures.noGate');
  const admittedAt = useAdmittedAt(event.id);
  const figures = useMemo(
    () => toGateFigures(tickets.value?.rows ?? [], event.timezone, noGate, (one) => admittedAt(one) !== undefined),
    [tickets.value, event.timezone, noGate, admittedAt],
  );
  const { types, hours, day, checkedIn, withoutTime, unclear } = figures;
  const title = text('gate.figures.byHour');
  const notes = [
    withoutTime > 0 && text('gate.figures.withoutTime', { count: withoutTime, shown: formatNumber(withoutTime) }),
    unclear > 0 && text('gate.figures.unclear', { count: unclear, shown: formatNumber(unclear) }),
    tickets.value?.isComplete === false && text('gate.figures.incomplete'),
  ].filter((note) => note !== false);
  return (
    <div className={styles.root}>
      <SectionCard title={text('gate.figures.title')} actions={<Freshness call={tickets} watchSeconds={30} />}>
        <Loaded call={tickets}>
          {() => (
            <div className={styles.types}>
              <EventRowsNotice lists={[tickets.value]} />
              {types.map(({ type, arrived, expected, unclear: unknown }) => (
                <FillBar
                  key={type}
                  label={type === '' ? text('gate.figures.noType') : wordText('ticket.ticketType', type)}
                  used={arrived}
                  capacity={expected + unknown}
                  unknown={unknown}
                />
              ))}
              {types.length === 0 ? (
                <span>{isWhole(tickets.value) ? text('gate.figures.none') : inspections('rows.noneRead')}</span>
              ) : undefined}
              {notes.map((note) => (
                <span key={note} className={styles.note}>
                  {note}
                </span>
              ))}
            </div>
          )}
        </Loaded>
      </SectionCard>
      {hours ? (
        <ChartCard
          title={title}
          aside={text('gate.figures.day', { day: formatDay(day), count: checkedIn, shown: formatNumber(checkedIn) })}
          height={chartHeight}
          table={toChartTable(text('gate.figures.hour'), hours)}
        >
          <BarChart title={title} plot={hours} height={chartHeight} stacked />
        </ChartCard>
      ) : undefined}
    </div>
  );
};
