/** A month as a table of weeks and days. */

import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { CSSProperties, ReactNode } from 'react';
import { formatDay } from '../../../kit/format/date-time';
import { firstWeekday, weekdayNames } from '../../../kit/format/week';
import { EventSegment } from './event-segment';
import { type EventSpan, layOutWeek } from './event-spans';
import { weeksOf } from './month';

const useStyles = makeStyles({
  table: {
    inlineSize: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  head: {
    paddingBlock: '8px',
    textAlign: 'start',
    paddingInline: '8px',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground3,
  },
  day: {
    // The weeks share the height of the window, with a minimum for three events.
    blockSize: 'max(96px, (100vh - 260px) / var(--weeks))',
    boxSizing: 'border-box',
    padding: 0,
    paddingBlockEnd: '6px',
    verticalAlign: 'top',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  other: { backgroundColor: tokens.colorNeutralBackground2, color: tokens.colorNeutralForeground3 },
  number: {
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: '24px',
    blockSize: '24px',
    margin: '4px',
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  today: {
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontWeight: tokens.fontWeightSemibold,
  },
  lines: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: '3px',
  },
  blank: { blockSize: 'var(--target, 24px)' },
});

/** The names of the week's days, from its first one. */
const fromFirst = (names: readonly string[]): readonly string[] => [
  ...names.slice(firstWeekday()),
  ...names.slice(0, firstWeekday()),
];
interface MonthGridProps {
  readonly month: string;
  readonly today: string;
  readonly label: string;
  readonly spans: readonly EventSpan[];
}

export const MonthGrid = ({ month, today, label, spans }: MonthGridProps): ReactNode => {
  const styles = useStyles();
  const weeks = weeksOf(month, firstWeekday());
  const longNames = fromFirst(weekdayNames.long());
  return (
    <table className={styles.table} style={{ '--weeks': weeks.length } as CSSProperties} aria-label={label}>
      <thead>
        <tr>
          {fromFirst(weekdayNames.short()).map((name, day) => (
            <th key={name} scope="col" className={styles.head} abbr={longNames[day]}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => {
          const lines = layOutWeek(week, spans);
          return (
            <tr key={week[0]}>
              {week.map((day, dayIndex) => (
                <td
                  key={day}
                  className={mergeClasses(styles.day, !day.startsWith(month) && styles.other)}
                  {...(day === today ? { 'aria-current': 'date' as const } : {})}
                >
                  <time
                    dateTime={day}
                    className={mergeClasses(styles.number, day === today && styles.today)}
                    title={formatDay(day)}
                  >
                    {Number(day.slice(8))}
                  </time>
                  {lines[dayIndex]?.some(Boolean) ? (
                    <ul className={styles.lines}>
                      {lines[dayIndex].map((segment, line) =>
                        segment ? (
                          <li key={segment.span.id}>
                            <EventSegment segment={segment} />
                          </li>
                        ) : (
                          // biome-ignore lint/suspicious/noArrayIndexKey: an empty line has no id
                          <li key={line} className={styles.blank} aria-hidden />
                        ),
                      )}
                    </ul>
                  ) : undefined}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
