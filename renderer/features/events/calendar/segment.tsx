/** One day of one event: a link that looks like a piece of a bar. */
import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { readableLabel } from '../../../kit/format/label';
import { formatMoment } from '../../../kit/format/moment';
import { useText } from '../../../kit/text';
import { pageSide } from '../../../kit/theme';
import { eventTones } from '../tones';
import type { Segment as Piece } from './stays';

const toned = (color: string, background: string, edge: string) => ({
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
    ...toned(tokens.colorNeutralForeground2, tokens.colorNeutralBackground3, tokens.colorNeutralStroke1),
    '&[data-tone="brand"]': toned(tokens.colorBrandForeground2, tokens.colorBrandBackground2, tokens.colorBrandStroke2),
    '&[data-tone="success"]': toned(
      tokens.colorStatusSuccessForeground1,
      tokens.colorStatusSuccessBackground1,
      tokens.colorStatusSuccessBorder1,
    ),
    '&[data-tone="warning"]': toned(
      tokens.colorStatusWarningForeground1,
      tokens.colorStatusWarningBackground1,
      tokens.colorStatusWarningBorder1,
    ),
    '&[data-tone="danger"]': toned(
      tokens.colorStatusDangerForeground1,
      tokens.colorStatusDangerBackground1,
      tokens.colorStatusDangerBorder1,
    ),
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  name: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', ...pageSide },
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
  off: { textDecorationLine: 'line-through' },
});

export const Segment = ({ piece }: { readonly piece: Piece }): ReactNode => {
  const styles = useStyles();
  const text = useText('events');
  const { stay, begins, ends, leads, number, count } = piece;
  const { startDate, endDate, timezone } = stay.values;
  const status = readableLabel(stay.status);
  const when = [startDate, endDate].map((value) => formatMoment(value, timezone)).filter((word) => word !== '');
  const label = count > 1 ? text('calendar.dayOf', { name: stay.name, day: number, days: count }) : stay.name;
  return (
    <Link
      to={`/events/${encodeURIComponent(stay.id)}`}
      className={mergeClasses(
        styles.piece,
        begins && styles.begins,
        ends && styles.ends,
        stay.status === 'cancelled' && styles.off,
      )}
      data-tone={eventTones[stay.status] ?? 'neutral'}
      aria-label={[label, status].filter((word) => word !== '').join(', ')}
      title={[stay.name, status, when.join(' – ')].filter((word) => word !== '').join('\n')}
      {...(leads ? {} : { tabIndex: -1 })}
    >
      {leads ? (
        <span dir="auto" className={styles.name}>
          {stay.name}
        </span>
      ) : (
        '\u00a0'
      )}
    </Link>
  );
};
