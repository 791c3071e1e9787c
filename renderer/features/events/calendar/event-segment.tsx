/** One day of an event: a link drawn as part of a bar. */
import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import {
  CalendarClockRegular,
  CheckmarkCircleRegular,
  DismissCircleRegular,
  EditRegular,
  type FluentIcon,
  LiveRegular,
  PauseCircleRegular,
} from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Field } from '../../../kit/area/field';
import { formatDateTime } from '../../../kit/format/date-time';
import { useText } from '../../../kit/format/text';
import { wordText } from '../../../kit/format/word-text';
import { alignToPage } from '../../../kit/skins/theme';
import { focusRing } from '../../../kit/ui/styles';
import type { DaySegment } from './event-spans';
import { eventTones } from './event-tones';

/** Widened to any status, because the server may send one that is not listed. */
const tones: NonNullable<Field['tones']> = eventTones;

/** Icons, so that color is not the only sign; a published event has none. */
const statusIcons: Readonly<Record<string, FluentIcon>> = {
  draft: EditRegular,
  live: LiveRegular,
  paused: PauseCircleRegular,
  completed: CheckmarkCircleRegular,
  cancelled: DismissCircleRegular,
  postponed: CalendarClockRegular,
};

const toneColors = (color: string, background: string, edge: string) => ({
  color,
  backgroundColor: background,
  ...shorthands.borderColor(edge),
});

const useStyles = makeStyles({
  segment: {
    boxSizing: 'border-box',
    display: 'block',
    blockSize: 'var(--target, 24px)',
    lineHeight: '22px',
    alignContent: 'center',
    paddingInline: '6px',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textDecorationLine: 'none',
    borderBlockWidth: '1px',
    borderBlockStyle: 'solid',
    borderInlineWidth: 0,
    borderInlineStyle: 'solid',
    ...toneColors(tokens.colorNeutralForeground2, tokens.colorNeutralBackground3, tokens.colorNeutralStroke1),
    '&[data-tone="brand"]': toneColors(
      tokens.colorBrandForeground2,
      tokens.colorBrandBackground2,
      tokens.colorBrandStroke2,
    ),
    '&[data-tone="success"]': toneColors(
      tokens.colorStatusSuccessForeground1,
      tokens.colorStatusSuccessBackground1,
      tokens.colorStatusSuccessBorder1,
    ),
    '&[data-tone="warning"]': toneColors(
      tokens.colorStatusWarningForeground1,
      tokens.colorStatusWarningBackground1,
      tokens.colorStatusWarningBorder1,
    ),
    '&[data-tone="danger"]': toneColors(
      tokens.colorStatusDangerForeground1,
      tokens.colorStatusDangerBackground1,
      tokens.colorStatusDangerBorder1,
    ),
    ':hover': { textDecorationLine: 'underline' },
    ...focusRing('-2px'),
  },
  line: { display: 'flex', alignItems: 'center', columnGap: '4px', minInlineSize: 0 },
  icon: { display: 'grid', flexShrink: 0, fontSize: '14px' },
  name: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', ...alignToPage },
  firstDay: {
    marginInlineStart: '4px',
    borderInlineStartWidth: '4px',
    borderStartStartRadius: tokens.borderRadiusMedium,
    borderEndStartRadius: tokens.borderRadiusMedium,
  },
  lastDay: {
    marginInlineEnd: '4px',
    borderInlineEndWidth: '1px',
    borderStartEndRadius: tokens.borderRadiusMedium,
    borderEndEndRadius: tokens.borderRadiusMedium,
  },
  // Covers the border between two days.
  continuation: { position: 'relative', marginInlineStart: '-1px' },
  cancelled: { textDecorationLine: 'line-through' },
});

export const EventSegment = ({ segment }: { readonly segment: DaySegment }): ReactNode => {
  const styles = useStyles();
  const text = useText('events');
  const { span, isFirstDay, isLastDay, showsName, dayNumber, dayCount } = segment;
  const { startDate, endDate, timezone } = span.values;
  const status = wordText('event.status', span.status);
  const StatusIcon = statusIcons[span.status];
  const when = [startDate, endDate].map((value) => formatDateTime(value, timezone)).filter((word) => word !== '');
  const label = dayCount > 1 ? text('calendar.dayOf', { name: span.name, day: dayNumber, days: dayCount }) : span.name;
  return (
    <Link
      to={`/events/${encodeURIComponent(span.id)}`}
      className={mergeClasses(
        styles.segment,
        isFirstDay ? styles.firstDay : styles.continuation,
        isLastDay && styles.lastDay,
        span.status === 'cancelled' && styles.cancelled,
      )}
      data-tone={tones[span.status] ?? 'neutral'}
      aria-label={[label, status].filter((word) => word !== '').join(', ')}
      title={[span.name, status, when.join(' – ')].filter((word) => word !== '').join('\n')}
      {...(showsName ? {} : { tabIndex: -1 })}
    >
      {showsName ? (
        <span className={styles.line}>
          {StatusIcon ? (
            <span className={styles.icon} aria-hidden>
              <StatusIcon />
            </span>
          ) : undefined}
          <span dir="auto" className={styles.name}>
            {span.name}
          </span>
        </span>
      ) : (
        '\u00a0'
      )}
    </Link>
  );
};
