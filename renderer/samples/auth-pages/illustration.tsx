/** A race course from above, in the theme's colors. */
import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  art: { inlineSize: '84%', maxInlineSize: '620px', blockSize: 'auto' },
  ground: { fill: tokens.colorBrandBackground2 },
  edge: { fill: 'none', stroke: tokens.colorNeutralBackground1, strokeWidth: '50px' },
  curb: { fill: 'none', stroke: tokens.colorBrandBackground, strokeWidth: '50px', strokeDasharray: '12 12' },
  road: { fill: 'none', stroke: tokens.colorNeutralStrokeAccessible, strokeWidth: '38px' },
  line: { fill: 'none', stroke: tokens.colorNeutralBackground1, strokeWidth: '2px', strokeDasharray: '12 14' },
  start: { stroke: tokens.colorNeutralBackground1, strokeWidth: '10px', strokeDasharray: '5 5' },
  car: { fill: tokens.colorNeutralBackground1 },
  glass: { fill: tokens.colorBrandBackground },
  tree: { fill: tokens.colorPaletteGreenBorder1 },
  stand: { fill: tokens.colorBrandBackground },
  seats: { stroke: tokens.colorNeutralBackground1, strokeWidth: '3px', strokeDasharray: '4 6' },
});

const course =
  'M120 270c-60-80 10-170 110-170 90 0 70 76 160 66s96-104 186-58 56 160-34 160-110-48-190-10-172 84-232 12z';
const trees = [
  [60, 120],
  [82, 96],
  [46, 92],
  [300, 60],
  [326, 74],
  [620, 300],
  [598, 322],
  [640, 330],
  [330, 350],
  [300, 366],
  [90, 372],
] as const;
const cars = [
  [232, 100, 0],
  [306, 128, 48],
  [470, 114, -38],
] as const;

export const Illustration = (): ReactNode => {
  const styles = useStyles();
  return (
    <svg className={styles.art} viewBox="0 0 680 420" aria-hidden="true">
      <ellipse cx="340" cy="216" rx="332" ry="196" className={styles.ground} />
      <path d={course} className={styles.edge} />
      <path d={course} className={styles.curb} />
      <path d={course} className={styles.road} />
      <path d={course} className={styles.line} />
      <path d="M542 250v38" className={styles.start} />
      <g transform="translate(470 318)">
        <rect width="130" height="44" rx="6" className={styles.stand} />
        <path d="M10 13h110M10 23h110M10 33h110" className={styles.seats} />
      </g>
      {trees.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="13" className={styles.tree} />
      ))}
      {cars.map(([x, y, turn]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <rect x="-17" y="-9" width="34" height="18" rx="7" className={styles.car} />
          <rect x="-4" y="-6" width="11" height="12" rx="3" className={styles.glass} />
        </g>
      ))}
    </svg>
  );
};
