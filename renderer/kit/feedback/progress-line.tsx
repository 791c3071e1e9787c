/** A thin progress bar in Fluent's style, small enough for the first screens. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  line: {
    inlineSize: '100%',
    blockSize: '2px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground6,
    '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
  },
  bar: {
    blockSize: '100%',
    borderRadius: 'inherit',
    backgroundColor: tokens.colorCompoundBrandBackground,
    transitionProperty: 'width',
    transitionDuration: '0.3s',
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
  },
  running: {
    inlineSize: '33%',
    animationName: { from: { translate: '-100%' }, to: { translate: '300%' } },
    animationDuration: '3s',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'linear',
    '@media (prefers-reduced-motion: reduce)': {
      inlineSize: '100%',
      animationName: { from: { opacity: 0.2 }, '50%': { opacity: 1 }, to: { opacity: 0.2 } },
    },
  },
});

interface ProgressLineProps {
  readonly className?: string;
  readonly label?: string;
  /** Undefined for an indeterminate bar. */
  readonly value?: number | undefined;
  readonly max?: number;
}

export const ProgressLine = ({ className, label, value, max = 1 }: ProgressLineProps): ReactNode => {
  const styles = useStyles();
  const known = value === undefined ? {} : { 'aria-valuemin': 0, 'aria-valuemax': max, 'aria-valuenow': value };
  return (
    <div className={mergeClasses(styles.line, className)} role="progressbar" aria-label={label} {...known}>
      {value === undefined ? (
        <div className={mergeClasses(styles.bar, styles.running)} />
      ) : (
        <div className={styles.bar} style={{ width: `${Math.min(100, Math.max(0, (value / max) * 100))}%` }} />
      )}
    </div>
  );
};
