/** A thumbnail of a layout: header, menu and content. */
import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useIsRightToLeft } from '../../kit/stores/direction';
import type { Layout } from './layouts';

const useStyles = makeStyles({
  picture: {
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    backgroundColor: tokens.colorNeutralBackground3,
    '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
  },
  paper: { fill: tokens.colorNeutralBackground1, stroke: tokens.colorNeutralStroke2 },
  line: { fill: tokens.colorNeutralStroke1 },
  mark: { fill: tokens.colorBrandBackground },
  part: { fill: tokens.colorBrandBackground2, stroke: tokens.colorBrandStroke2 },
});

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Drawing {
  readonly header: boolean;
  /** Its width. */
  readonly menu: number;
  readonly content: Box;
  readonly parts: readonly Box[];
}

const row = (x: number, y: number, width: number): readonly Box[] =>
  [0, 1, 2].map((at) => ({ x: x + at * (width / 3), y, width: width / 3 - 6, height: 26 }));

const drawings: Readonly<Record<Layout, Drawing>> = {
  collapsed: {
    header: true,
    menu: 16,
    content: { x: 20, y: 20, width: 236, height: 136 },
    parts: [...row(30, 48, 222), { x: 30, y: 84, width: 216, height: 62 }],
  },
  boxed: {
    header: true,
    menu: 48,
    content: { x: 52, y: 20, width: 204, height: 136 },
    parts: [...row(82, 48, 150), { x: 82, y: 84, width: 144, height: 62 }],
  },
  full: {
    header: true,
    menu: 48,
    content: { x: 52, y: 20, width: 204, height: 136 },
    parts: [
      { x: 52, y: 20, width: 64, height: 136 },
      { x: 116, y: 20, width: 140, height: 136 },
    ],
  },
  'without-menu': {
    header: true,
    menu: 0,
    content: { x: 0, y: 20, width: 256, height: 136 },
    parts: [...row(14, 48, 234), { x: 14, y: 84, width: 228, height: 62 }],
  },
  blank: {
    header: false,
    menu: 0,
    content: { x: 0, y: 0, width: 256, height: 156 },
    parts: [{ x: 78, y: 46, width: 100, height: 64 }],
  },
};

export const LayoutThumbnail = ({ layout }: { readonly layout: Layout }): ReactNode => {
  const styles = useStyles();
  const isRtl = useIsRightToLeft();
  const { header, menu, content, parts } = drawings[layout];
  return (
    <svg className={styles.picture} viewBox="0 0 256 144" aria-hidden="true">
      <g transform={isRtl ? 'translate(256 0) scale(-1 1)' : undefined}>
        {header ? (
          <>
            <rect x={8} y={6} width={8} height={8} rx={2} className={styles.mark} />
            <rect x={92} y={6} width={72} height={8} rx={4} className={styles.line} />
            <circle cx={246} cy={10} r={4} className={styles.mark} />
          </>
        ) : undefined}
        {menu > 0
          ? [30, 42, 54, 66, 78, 90].map((y) => (
              <rect key={y} x={6} y={y} width={Math.max(5, menu - 12)} height={4} rx={2} className={styles.line} />
            ))
          : undefined}
        <rect {...content} rx={header ? 4 : 0} className={styles.paper} />
        {layout === 'blank' || layout === 'full' ? undefined : (
          <rect x={parts[0]?.x ?? 0} y={32} width={48} height={6} rx={3} className={styles.line} />
        )}
        {parts.map((part) => (
          <rect key={`${part.x} ${part.y}`} {...part} rx={3} className={styles.part} />
        ))}
      </g>
    </svg>
  );
};
