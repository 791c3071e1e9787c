/** Ranked values as bars. Plain elements without the chart library, which screen readers read as a list. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { alignToPage } from '../skins/theme';
import { focusRing, insetBorder } from '../ui/styles';

const useStyles = makeStyles({
  list: {
    boxSizing: 'border-box',
    blockSize: '100%',
    overflow: 'auto',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    paddingInlineEnd: '8px',
    ...focusRing('-2px'),
  },
  item: {
    display: 'grid',
    gridTemplateColumns: 'minmax(min(120px, 34%), min(34%, 260px)) minmax(0, 1fr) minmax(min(72px, 20%), max-content)',
    alignItems: 'center',
    columnGap: '12px',
    blockSize: 'max(30px, var(--target, 0px))',
  },
  label: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ...alignToPage,
  },
  link: { ':hover': { color: tokens.colorBrandForegroundLink, textDecorationLine: 'underline' } },
  track: { display: 'block', blockSize: '14px' },
  bar: {
    display: 'block',
    blockSize: '100%',
    minInlineSize: '2px',
    borderRadius: tokens.borderRadiusSmall,
    overflow: 'hidden',
    // Pale with a border, so that in high contrast the part is the brighter one.
    backgroundColor: tokens.colorBrandBackground2,
    ...insetBorder(tokens.colorBrandStroke2),
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  part: {
    display: 'block',
    blockSize: '100%',
    backgroundColor: tokens.colorCompoundBrandForeground1,
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
  },
  value: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});

export interface Rank {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  /** The part of the value that is drawn in full color; all of it by default. */
  readonly part?: number;
  /** The text at the end of the bar. */
  readonly valueText: string;
  /** The row's tooltip. */
  readonly title?: string;
  readonly to?: string;
}

interface RankChartProps {
  readonly title: string;
  readonly ranks: readonly Rank[];
}

export const RankChart = ({ title, ranks }: RankChartProps) => {
  const styles = useStyles();
  const largest = Math.max(1, ...ranks.map(({ value }) => value));
  const percent = (value: number, of: number) => `${of === 0 ? 0 : (100 * value) / of}%`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ul className={styles.list} tabIndex={0} aria-label={title}>
      {ranks.map(({ id, label, value, part = value, valueText, title: tooltip, to }) => (
        <li key={id} className={styles.item} title={tooltip}>
          {to ? (
            <Link className={`${styles.label} ${styles.link}`} to={to} dir="auto">
              {label}
            </Link>
          ) : (
            <bdi className={styles.label}>{label}</bdi>
          )}
          <span className={styles.track} aria-hidden>
            <span className={styles.bar} style={{ inlineSize: percent(value, largest) }}>
              <span className={styles.part} style={{ inlineSize: percent(part, value) }} />
            </span>
          </span>
          <span className={styles.value}>{valueText}</span>
        </li>
      ))}
    </ul>
  );
};
