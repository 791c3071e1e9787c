/** One day of the schedule on an axis of hours. */

import { makeStyles, mergeClasses, Subtitle2, tokens } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import type { Values } from '../../../kit/area/field';
import { formatDay } from '../../../kit/format/date-time';
import { byLocale } from '../../../kit/format/locale';
import { useText } from '../../../kit/format/text';
import { formatTimeOfDay, toTimeOfDay } from '../../../kit/format/time-of-day';
import type { LocalTime } from '../../../kit/format/zone';
import { insetBorder } from '../../../kit/ui/styles';
import { type DayPlan, isUnderWay, nowPosition, ticksOf } from './day-plan';
import { EntryLine } from './entry-line';

const useStyles = makeStyles({
  card: {
    borderRadius: tokens.borderRadiusLarge,
    ...insetBorder(),
    overflow: 'hidden',
  },
  head: {
    display: 'grid',
    gridTemplateColumns: 'calc(148px + 12px) minmax(220px, 340px) minmax(160px, 1fr)',
    paddingBlock: '10px',
    paddingInline: '12px',
    backgroundColor: tokens.colorNeutralBackground2,
    '@media (max-width: 760px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  title: { margin: 0, gridColumn: '1 / span 2' },
  axis: {
    position: 'relative',
    marginInlineStart: '12px',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
    '@media (max-width: 760px)': { display: 'none' },
  },
  tick: {
    position: 'absolute',
    insetBlockEnd: 0,
    whiteSpace: 'nowrap',
    translate: '-50% 0',
    ':dir(rtl)': { translate: '50% 0' },
    ':first-child': { translate: 'none' },
  },
  end: { translate: '-100% 0', ':dir(rtl)': { translate: '100% 0' } },
  now: {
    position: 'absolute',
    insetBlockEnd: '-10px',
    inlineSize: '2px',
    blockSize: '10px',
    backgroundColor: tokens.colorPaletteRedBackground3,
  },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
});

const weekday = byLocale((locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }));

interface DayProps {
  readonly plan: DayPlan;
  readonly zone: string | undefined;
  /** The current time in the event's time zone; undefined if that is not known. */
  readonly now: LocalTime | undefined;
  /** What is said of an entry besides. */
  readonly notesOf: (values: Values) => readonly string[];
}

export const DayTimeline = ({ plan, zone, now, notesOf }: DayProps): ReactNode => {
  const styles = useStyles();
  const text = useText('events');
  const id = useId();
  const position = nowPosition(plan, now);
  const day = plan.day === '' ? text('schedule.noDay') : formatDay(plan.day);
  const name = Number.isNaN(Date.parse(plan.day)) ? day : `${weekday().format(Date.parse(plan.day))}, ${day}`;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <Subtitle2 as="h2" id={id} className={styles.title}>
          {name}
        </Subtitle2>
        <span className={styles.axis} aria-hidden>
          {ticksOf(plan).map((tick) => (
            <span
              key={tick}
              className={mergeClasses(styles.tick, tick === plan.to && styles.end)}
              style={{ insetInlineStart: `${((tick - plan.from) / (plan.to - plan.from)) * 100}%` }}
            >
              {formatTimeOfDay(toTimeOfDay(tick))}
            </span>
          ))}
          {position === undefined ? undefined : (
            <span className={styles.now} style={{ insetInlineStart: `${position}%` }} />
          )}
        </span>
      </header>
      <ol className={styles.list}>
        {plan.entries.map((entry) => (
          <EntryLine
            key={entry.key}
            plan={plan}
            entry={entry}
            zone={zone}
            isUnderWay={isUnderWay(plan, entry, now)}
            notes={notesOf(entry.values)}
          />
        ))}
      </ol>
    </section>
  );
};
