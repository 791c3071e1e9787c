/** One entry of the schedule: time, title, location and position on the axis of the day. */
import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import {
  ClipboardTaskRegular,
  DoorArrowRightRegular,
  type FluentIcon,
  PeopleTeamRegular,
  StarRegular,
  TimerRegular,
  TrophyRegular,
  VehicleCarRegular,
} from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { formatInViewerZone } from '../../../kit/format/date-time';
import { joinFacts } from '../../../kit/format/join';
import { toPlainText } from '../../../kit/format/plain-text';
import { useText } from '../../../kit/format/text';
import { formatServerTime } from '../../../kit/format/time-of-day';
import { wordTexts } from '../../../kit/format/word-text';
import { toTimestamp } from '../../../kit/format/zone';
import { StatusBadge } from '../../../kit/ui/status-badge';
import type { DayPlan, Entry } from './day-plan';
import { entryTones } from './entry-tones';

const icons: Readonly<Record<string, FluentIcon>> = {
  gate: DoorArrowRightRegular,
  tech: ClipboardTaskRegular,
  meeting: PeopleTeamRegular,
  practice: TimerRegular,
  qualifying: TimerRegular,
  race: VehicleCarRegular,
  ceremony: TrophyRegular,
};

const useStyles = makeStyles({
  entry: {
    display: 'grid',
    gridTemplateColumns: '148px minmax(220px, 340px) minmax(160px, 1fr)',
    columnGap: '12px',
    alignItems: 'center',
    paddingBlock: '6px',
    paddingInline: '12px',
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke3,
    '@media (max-width: 760px)': { gridTemplateColumns: '96px minmax(0, 1fr)' },
  },
  underWay: { backgroundColor: tokens.colorBrandBackground2 },
  time: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  what: { display: 'flex', columnGap: '8px', minInlineSize: 0 },
  icon: { flexShrink: 0, fontSize: '20px', color: tokens.colorNeutralForeground3 },
  words: { display: 'grid', rowGap: '2px', minInlineSize: 0, overflowWrap: 'anywhere' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8px', rowGap: '2px' },
  quiet: { color: tokens.colorNeutralForeground3 },
  note: { color: tokens.colorStatusWarningForeground1 },
  cancelled: { textDecorationLine: 'line-through' },
  axis: { position: 'relative', blockSize: '20px', '@media (max-width: 760px)': { display: 'none' } },
  bar: {
    position: 'absolute',
    insetBlock: 0,
    minInlineSize: '4px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground,
    '@media (forced-colors: active)': { border: '1px solid ButtonText' },
    '&[data-status="delayed"]': { backgroundColor: tokens.colorStatusWarningBackground3 },
    '&[data-status="cancelled"]': { backgroundColor: tokens.colorNeutralStroke1 },
    '&[data-type="gate"], &[data-type="meeting"], &[data-type="tech"], &[data-type="ceremony"]': { opacity: 0.55 },
  },
});

interface EntryProps {
  readonly plan: DayPlan;
  readonly entry: Entry;
  readonly zone: string | undefined;
  readonly isUnderWay: boolean;
  /** That it was moved here, and who runs again too soon. */
  readonly notes?: readonly string[];
}

/** The entry's start in the viewer's time zone, if that is different. */
const ownStart = (day: string, start: number | undefined, zone: string | undefined): string | undefined => {
  const timestamp = start === undefined ? undefined : toTimestamp(day, start, zone);
  return timestamp === undefined ? undefined : formatInViewerZone(new Date(timestamp).toISOString(), zone);
};

export const EntryLine = ({ plan, entry, zone, isUnderWay, notes = [] }: EntryProps): ReactNode => {
  const styles = useStyles();
  const text = useText('events');
  const kit = useText('kit');
  const { values, start, end } = entry;
  const value = (key: string): string => toPlainText(values[key]);
  const Icon = icons[value('type')] ?? StarRegular;
  const own = ownStart(plan.day, start, zone);
  const span = plan.to - plan.from;
  const [starts, ends] = [formatServerTime(values.startTime), formatServerTime(values.endTime)];
  // An end alone would be taken for the start.
  const time =
    starts === '' && ends !== ''
      ? text('schedule.ends', { time: ends })
      : [starts, ends].filter((one) => one !== '').join(' – ');
  const about = joinFacts(value('className'), value('location'));
  const status = value('status');
  return (
    <li className={mergeClasses(styles.entry, isUnderWay && styles.underWay)}>
      <Text className={styles.time} {...(own ? { title: kit('detail.ownTime', { time: own }) } : {})}>
        <bdi>{time || text('schedule.noTime')}</bdi>
      </Text>
      <span className={styles.what}>
        <Icon className={styles.icon} aria-hidden />
        <span className={styles.words}>
          <span className={styles.line}>
            <Text weight="semibold" className={mergeClasses(status === 'cancelled' && styles.cancelled)}>
              <bdi>{value('title')}</bdi>
            </Text>
            {status !== '' && status !== 'on_time' ? (
              <StatusBadge
                field={{
                  key: 'status',
                  kind: 'status',
                  tones: entryTones,
                  valueTexts: wordTexts('eventSchedule.status'),
                }}
                values={values}
              />
            ) : undefined}
            {isUnderWay ? <Text size={200}>{text('schedule.underWay')}</Text> : undefined}
          </span>
          {about === '' ? undefined : (
            <Text size={200} className={styles.quiet}>
              <bdi>{about}</bdi>
            </Text>
          )}
          {value('notes') === '' ? undefined : (
            <Text size={200}>
              <bdi>{value('notes')}</bdi>
            </Text>
          )}
          {notes.map((note) => (
            <Text key={note} size={200} className={styles.note}>
              {note}
            </Text>
          ))}
        </span>
      </span>
      <span className={styles.axis} aria-hidden>
        {start === undefined ? undefined : (
          <span
            className={styles.bar}
            data-status={status}
            data-type={value('type')}
            style={{
              insetInlineStart: `${((start - plan.from) / span) * 100}%`,
              inlineSize: `${(((end ?? start) - start) / span) * 100}%`,
            }}
          />
        )}
      </span>
    </li>
  );
};
