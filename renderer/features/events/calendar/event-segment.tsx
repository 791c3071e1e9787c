/** One day of one event: a link that looks like a piece of a bar. */
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
import { readableLabel } from '../../../kit/format/label';
import { formatMoment } from '../../../kit/format/moment';
import { useText } from '../../../kit/format/text';
import { alignToPage } from '../../../kit/skins/theme';
import { focusRing } from '../../../kit/ui/styles';
import { eventTones } from '../tones';
import type { DaySegment as Piece } from './event-spans';

/** The state by more than its color; what goes its ordinary way has none. */
/** By any word: a status we do not know has none. */
const tones: NonNullable<Field['tones']> = eventTones;

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
  piece: {
    boxSizing: 'border-box',
    display: 'block',
    blockSize: '24px',
    lineHeight: '22px',
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
  sign: { display: 'grid', flexShrink: 0, fontSize: '14px' },
  name: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', ...alignToPage },
  begins: {
    marginInlineStart: '4px',
    borderInlineStartWidth: '4px',
    borderStartStartRadius: tokens.borderRadiusMedium,
    borderEndStartRadius: tokens.borderRadiusMedium,
  },
  ends: {
    marginInlineEnd: '4px',
    borderInlineEndWidth: '1px',
    borderStartEndRadius: tokens.borderRadiusMedium,
    borderEndEndRadius: tokens.borderRadiusMedium,
  },
  // Over the line between two days.
  goesOn: { position: 'relative', marginInlineStart: '-1px' },
  off: { textDecorationLine: 'line-through' },
});

export const EventSegment = ({ piece }: { readonly piece: Piece }): ReactNode => {
  const styles = useStyles();
  const text = useText('events');
  const {
    span: stay,
    isFirstDay: begins,
    isLastDay: ends,
    showsName: leads,
    dayNumber: number,
    dayCount: count,
  } = piece;
  const { startDate, endDate, timezone } = stay.values;
  const status = readableLabel(stay.status);
  const Sign = statusIcons[stay.status];
  const when = [startDate, endDate].map((value) => formatMoment(value, timezone)).filter((word) => word !== '');
  const label = count > 1 ? text('calendar.dayOf', { name: stay.name, day: number, days: count }) : stay.name;
  return (
    <Link
      to={`/events/${encodeURIComponent(stay.id)}`}
      className={mergeClasses(
        styles.piece,
        begins ? styles.begins : styles.goesOn,
        ends && styles.ends,
        stay.status === 'cancelled' && styles.off,
      )}
      data-tone={tones[stay.status] ?? 'neutral'}
      aria-label={[label, status].filter((word) => word !== '').join(', ')}
      title={[stay.name, status, when.join(' – ')].filter((word) => word !== '').join('\n')}
      {...(leads ? {} : { tabIndex: -1 })}
    >
      {leads ? (
        <span className={styles.line}>
          {Sign ? (
            <span className={styles.sign} aria-hidden>
              <Sign />
            </span>
          ) : undefined}
          <span dir="auto" className={styles.name}>
            {stay.name}
          </span>
        </span>
      ) : (
        '\u00a0'
      )}
    </Link>
  );
};
