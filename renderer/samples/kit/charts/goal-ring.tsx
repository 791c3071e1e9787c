/**
 * Progress toward a goal as a ring or an open gauge. Not the chart library's gauge, which has a needle, English texts and
 * ids that repeat on a page.
 */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { colorAt } from '../../../kit/charts/colors';

const useStyles = makeStyles({
  root: { position: 'relative', display: 'grid', placeItems: 'center', maxInlineSize: '100%', aspectRatio: '1' },
  drawing: { display: 'block', inlineSize: '100%', blockSize: '100%', gridArea: '1 / 1' },
  mirrored: { ':dir(rtl)': { transform: 'scaleX(-1)' } },
  room: { fill: 'none', stroke: tokens.colorNeutralBackground6 },
  reached: {
    fill: 'none',
    strokeLinecap: 'round',
    '@media (prefers-reduced-motion: no-preference)': {
      transitionProperty: 'stroke-dasharray',
      transitionDuration: tokens.durationSlow,
    },
  },
  words: { gridArea: '1 / 1', display: 'grid', justifyItems: 'center', textAlign: 'center', paddingInline: '16%' },
  value: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums', lineHeight: 1.2 },
  about: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

interface GoalRingProps {
  /** What is measured, for screen readers. */
  readonly title: string;
  /** More than 100 fills the ring. */
  readonly percent: number;
  /** The text in the middle. */
  readonly shown: string;
  readonly about?: string | undefined;
  /** In pixels, at most. */
  readonly size: number;
  /** Open at the bottom, as a gauge. */
  readonly open?: boolean;
  /** Index in the chart colors. */
  readonly color?: number;
  readonly thickness?: number;
}

export const GoalRing = (props: GoalRingProps): ReactNode => {
  const { title, percent, shown, about, size, open = false, color = 0, thickness = 10 } = props;
  const styles = useStyles();
  const full = open ? 75 : 100;
  const part = (Math.min(100, Math.max(0, percent)) * full) / 100;
  const circle = {
    cx: 50,
    cy: 50,
    r: 50 - thickness / 2,
    strokeWidth: thickness,
    pathLength: 100,
    transform: `rotate(${open ? 135 : -90} 50 50)`,
  };
  return (
    <div className={styles.root} style={{ inlineSize: size }}>
      <svg
        viewBox="0 0 100 100"
        className={mergeClasses(styles.drawing, open && styles.mirrored)}
        role="img"
        aria-label={`${title}: ${about ? `${shown}, ${about}` : shown}`}
      >
        <circle {...circle} className={styles.room} strokeLinecap="round" strokeDasharray={`${full} 100`} />
        {part > 0 && (
          <circle {...circle} className={styles.reached} stroke={colorAt(color)} strokeDasharray={`${part} 100`} />
        )}
      </svg>
      <div className={styles.words} aria-hidden>
        <span className={styles.value} style={{ fontSize: Math.max(12, Math.round(size / 6)) }}>
          <bdi>{shown}</bdi>
        </span>
        {about && <span className={styles.about}>{about}</span>}
      </div>
    </div>
  );
};
