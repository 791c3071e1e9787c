/** The schedule of an event, in the event's time zone. */
import type { EndpointInput } from '@contract/table';
import { resolveZone } from '@contract/time/zone';
import { makeStyles, Text, ToggleButton, tokens } from '@fluentui/react-components';
import { CalendarEmptyRegular, GlobeClockRegular, TableRegular } from '@fluentui/react-icons';
import { type ReactNode, useMemo, useState } from 'react';
import { type EventRows, isWhole } from '../../../event/event-rows';
import { EventRowsNotice } from '../../../event/event-rows-notice';
import { placeSession } from '../../../event/session-times';
import { useEventRows } from '../../../event/use-event-rows';
import type { Field, Values } from '../../../kit/area/field';
import { toRecordId } from '../../../kit/area/record-id';
import { Loaded } from '../../../kit/feedback/states';
import { parseDateTime } from '../../../kit/format/date-time';
import { useText } from '../../../kit/format/text';
import { wordTexts } from '../../../kit/format/word-text';
import { toLocalTime, zoneName } from '../../../kit/format/zone';
import { Freshness } from '../../../kit/freshness/freshness';
import { RelatedList } from '../../../kit/list/related-list';
import { Message } from '../../../kit/ui/message';
import { useNow } from '../../../kit/ui/use-now';
import { toDayPlans } from './day-plan';
import { DayTimeline } from './day-timeline';
import { entryTones } from './entry-tones';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '16px' },
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  zone: { display: 'inline-flex', alignItems: 'center', columnGap: '6px', color: tokens.colorNeutralForeground2 },
  icon: { fontSize: '20px' },
  spacer: { flexGrow: 1 },
});

const columns: readonly Field[] = [
  { key: 'day', kind: 'date', width: 130 },
  { key: 'startTime', kind: 'time', width: 90 },
  { key: 'endTime', kind: 'time', width: 90 },
  { key: 'title', width: 200 },
  { key: 'type', width: 120, valueTexts: wordTexts('eventSchedule.type') },
  { key: 'className', width: 140 },
  { key: 'location', width: 140 },
  { key: 'status', kind: 'status', width: 110, tones: entryTones, valueTexts: wordTexts('eventSchedule.status') },
  { key: 'notes', width: 240 },
];

interface TimelineProps {
  readonly schedule: EventRows<Values>;
  readonly zone: string | undefined;
}

const Timeline = ({ schedule, zone }: TimelineProps): ReactNode => {
  const text = useText('events');
  const inspections = useText('inspections');
  const { rows } = schedule;
  const plans = useMemo(() => toDayPlans(rows.map((row) => placeSession(row, zone))), [rows, zone]);
  const now = toLocalTime(useNow(), zone);
  if (plans.length === 0 && !isWhole(schedule))
    return (
      <Message
        icon={CalendarEmptyRegular}
        title={inspections('rows.noneReadTitle')}
        body={inspections('rows.noneRead')}
      />
    );
  if (plans.length === 0)
    return <Message icon={CalendarEmptyRegular} title={text('schedule.noneTitle')} body={text('schedule.noneBody')} />;
  return plans.map((plan) => <DayTimeline key={plan.day} plan={plan} zone={zone} now={now} />);
};

export const Panel = ({ values }: { readonly values: Values }): ReactNode => {
  const styles = useStyles();
  const text = useText('events');
  const [isTable, setIsTable] = useState(false);
  const input = { eventId: values.id } as EndpointInput<'event.schedule'>;
  const call = useEventRows('event.schedule', toRecordId(values.id));
  const zone = resolveZone(values.timezone);
  const start = parseDateTime(values.startDate, zone) ?? Date.now();
  return (
    <div className={styles.root}>
      <div className={styles.bar}>
        <span className={styles.zone}>
          <GlobeClockRegular className={styles.icon} aria-hidden />
          <Text>
            {zone === undefined
              ? text('schedule.zoneUnknown')
              : text('schedule.zone', { name: zoneName(zone, start), short: zoneName(zone, start, 'short'), zone })}
          </Text>
        </span>
        <span className={styles.spacer} />
        <Freshness call={call} />
        <ToggleButton
          appearance="subtle"
          size="small"
          icon={<TableRegular />}
          checked={isTable}
          onClick={() => setIsTable(!isTable)}
        >
          {text('schedule.asTable')}
        </ToggleButton>
      </div>
      {isTable ? (
        <RelatedList
          name="events"
          arrangement="event-schedule"
          call="event.schedule"
          input={input}
          columns={columns}
          naming="title"
          title={text('tabs.schedule')}
        />
      ) : (
        <Loaded call={call}>
          {(schedule) => (
            <>
              <EventRowsNotice lists={[schedule]} />
              <Timeline schedule={schedule} zone={zone} />
            </>
          )}
        </Loaded>
      )}
    </div>
  );
};
