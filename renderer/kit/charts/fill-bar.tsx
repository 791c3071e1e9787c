/** How much of a capacity is taken, as text and a bar. */
import { makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { formatNumber } from '../format/number';
import { useText } from '../format/text';
import { alignToPage } from '../skins/theme';

const useStyles = makeStyles({
  root: { display: 'grid', rowGap: '4px', minInlineSize: 0, ...alignToPage },
  line: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', columnGap: '12px' },
  label: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: 0, ...alignToPage },
  figures: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});

interface FillBarProps {
  readonly label: string;
  readonly used: number;
  readonly capacity: number;
  /** How many of the capacity may be taken or not: a bar with some is never full. */
  readonly unknown?: number;
}

/** Parses a count from a number or text; undefined for anything but an integer of at least 0. */
export const readCount = (value: unknown): number | undefined => {
  const count = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
};

/** The taken share in percent; rounded down, so that 100 means full. */
const percentOf = (used: number, capacity: number): number => (capacity > 0 ? Math.floor((used / capacity) * 100) : 0);

export const FillBar = ({ label, used, capacity, unknown = 0 }: FillBarProps): ReactNode => {
  const styles = useStyles();
  const text = useText('kit');
  const full = capacity > 0 && used >= capacity && unknown === 0;
  const figures = { taken: formatNumber(used), capacity: formatNumber(capacity) };
  const known = full ? text('fill.full') : text('fill.share', { percent: percentOf(used, capacity) });
  const share = unknown > 0 ? text('fill.unknown', { unknown: formatNumber(unknown) }) : known;
  return (
    <div className={styles.root}>
      <span className={styles.line}>
        <Text className={styles.label} title={label} dir="auto">
          {label}
        </Text>
        <Text size={200} className={styles.figures}>
          <bdi>
            {text('fill.of', figures)} · {share}
          </bdi>
        </Text>
      </span>
      <ProgressBar
        value={capacity > 0 ? Math.min(1, used / capacity) : 0}
        thickness="large"
        color={full ? 'warning' : 'brand'}
        aria-label={label}
        aria-valuetext={`${text('fill.of', figures)}, ${share}`}
      />
    </div>
  );
};
