/** A course from above, drawn in the skin's own colors. */
import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  art: { inlineSize: '72%', maxInlineSize: '520px', blockSize: 'auto' },
  road: { fill: 'none', stroke: tokens.colorNeutralStroke1, strokeWidth: '34px', strokeLinejoin: 'round' },
  line: { fill: 'none', stroke: tokens.colorNeutralBackground1, strokeWidth: '3px', strokeDasharray: '14 12' },
  car: { fill: tokens.colorBrandForeground1 },
  other: { fill: tokens.colorCompoundBrandBackground },
});

const course =
  'M90 250c-70-80 0-180 110-180 90 0 70 80 160 70s100-110 200-60 60 170-40 170-110-50-190-10-180 80-240 10z';

export const Art = (): ReactNode => {
  const styles = useStyles();
  return (
    <svg className={styles.art} viewBox="0 0 660 340" aria-hidden="true">
      <path d={course} className={styles.road} />
      <path d={course} className={styles.line} />
      <rect x="190" y="58" width="34" height="18" rx="8" className={styles.car} />
      <rect x="420" y="232" width="34" height="18" rx="8" className={styles.other} />
      <rect x="556" y="92" width="34" height="18" rx="8" className={styles.car} transform="rotate(30 573 101)" />
    </svg>
  );
};
