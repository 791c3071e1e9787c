/**
 * How much of a goal is reached, as a ring or an open gauge. Drawn by hand: the chart library's gauge has a needle, words
 * of its own in English, and ids that two of them on a page would share.
 */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { CSSProperties, ReactNode } from 'react';
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
  /** What is measured, as its name. */
  readonly title: string;
  /** In percent; what is above 100 fills the ring, and the words say how much it is. */
  readonly percent: number;
  /** In the middle. */
  readonly shown: string;
  readonly about?: string | undefined;
  /** In pixels; it shrinks with its room. */
  readonly size: number;
  /** Open below, like a gauge. */
  readonly open?: boolean;
  /** Its place in the order of colors. */
  readonly color?: number;
  readonly thickness?: number;
}

export const GoalRing = (props: GoalRingProps): ReactNode => {
  const { title, percent, shown, about, size, open = false, color = 0, thickness = 10 } = props;
  const styles = useStyles();
  const whole = open ? 75 : 100;
  const part = (Math.min(100, Math.max(0, percent)) * whole) / 100;
  const circle = {
    cx: 50,
    cy: 50,
    r: 50 - thickness / 2,
    strokeWidth: thickness,
    pathLength: 100,
    transform: `rotate(${open ? 135 : -90} 50 50)`,
  };
  const look: CSSProperties = { inlineSize: size };
  return (
    <div className={styles.root} style={look}>
      <svg
        viewBox="0 0 100 100"
        className={mergeClasses(styles.drawing, open && styles.mirrored)}
        role="img"
        aria-label={`${title}: ${about ? `${shown}, ${about}` : shown}`}
      >
        <circle {...circle} className={styles.room} strokeLinecap="round" strokeDasharray={`${whole} 100`} />
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
