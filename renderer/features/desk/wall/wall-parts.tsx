/** What the panels of the wall are made of. Its sizes follow the screen, so that it is read from 5 metres. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { formatAge, minutesSince } from '../../../kit/format/age';
import { copyLine } from '../../../kit/format/copy-text';
import { joinFacts } from '../../../kit/format/join';
import { formatNumber } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { type Dated, freshMinutes } from '../../../kit/freshness/freshness-kinds';
import { useLiveRefresh } from '../../../kit/freshness/use-live-refresh';
import type { EventReference } from '../../../kit/stores/current-event';
import { insetBorder } from '../../../kit/ui/styles';
import { useNow } from '../../../kit/ui/use-now';

/** In hundredths of the screen's shorter side. */
export const size = (hundredths: number): string => `${hundredths}vmin`;
export const fontSize = (hundredths: number): string => `max(${size(hundredths)}, 0.85rem)`;

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', flexGrow: 1, minBlockSize: 0, rowGap: size(3) },
  body: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-evenly',
    columnGap: size(8),
    rowGap: size(3),
    flexGrow: 1,
    minBlockSize: 0,
    // What does not fit is left out: nobody scrolls a wall.
    overflow: 'hidden',
  },
  age: { fontSize: fontSize(2.6), lineHeight: 1.3, color: tokens.colorNeutralForeground2 },
  old: { color: tokens.colorStatusWarningForeground1, fontWeight: tokens.fontWeightSemibold },
  figures: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: size(12), rowGap: size(3) },
  figure: { display: 'grid', justifyItems: 'start', minInlineSize: 0 },
  value: {
    fontSize: fontSize(17),
    lineHeight: 1.05,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  // Its label stands on one line with those of smaller figures.
  hero: { fontSize: fontSize(24), lineHeight: 0.95 },
  of: { fontSize: '0.35em', color: tokens.colorNeutralForeground2 },
  label: { fontSize: fontSize(4.2), lineHeight: 1.25, color: tokens.colorNeutralForeground2 },
  bars: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(24vmax, 100%), 1fr))',
    alignContent: 'center',
    columnGap: size(6),
    rowGap: size(2.6),
    flexGrow: 1,
    flexBasis: '34vmax',
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  bar: { display: 'grid', rowGap: size(0.7), minInlineSize: 0 },
  line: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', columnGap: size(2) },
  name: {
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: fontSize(3.8),
    lineHeight: 1.25,
  },
  share: {
    fontSize: fontSize(3.8),
    lineHeight: 1.25,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  track: {
    blockSize: size(1.6),
    borderRadius: tokens.borderRadiusCircular,
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground6,
    ...insetBorder(),
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  fill: {
    blockSize: '100%',
    backgroundColor: tokens.colorCompoundBrandBackground,
    '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
  full: { backgroundColor: tokens.colorStatusSuccessBackground3 },
  message: {
    flexGrow: 1,
    textAlign: 'center',
    textWrap: 'balance',
    fontSize: fontSize(5),
    lineHeight: 1.3,
    color: tokens.colorNeutralForeground2,
  },
});

export interface PanelProps {
  readonly event: EventReference;
  readonly showsNames: boolean;
}

interface WallAge {
  readonly age: string;
  readonly isOld: boolean;
  /** False until there is something to show. */
  readonly isKnown: boolean;
}

/** How old the figures are. */
export const useAge = ({ asOf, copy, failure }: Dated): WallAge => {
  const text = useText('desk');
  const now = useNow();
  const hasFailed = failure !== undefined;
  if (asOf === undefined)
    return { age: text(hasFailed ? 'wall.failed' : 'wall.loading'), isOld: hasFailed, isKnown: false };
  if (copy) return { age: copyLine(copy, now), isOld: true, isKnown: true };
  const age = text(hasFailed ? 'wall.notUpdated' : 'wall.age', { age: formatAge(asOf, now) });
  return { age, isOld: hasFailed || minutesSince(asOf, now) >= freshMinutes.watch, isKnown: true };
};

/** The same for figures that are read again, so many seconds after each answer. */
export const useWallAge = (of: Dated, seconds: number): WallAge => {
  useLiveRefresh(seconds, of);
  return useAge(of);
};

interface BodyProps extends WallAge {
  /** What else a reader must know. */
  readonly notes?: readonly (string | false)[];
  readonly children: ReactNode;
}

/** A panel's figures, with their age below. */
export const WallPanelBody = ({ age, isOld, isKnown, notes = [], children }: BodyProps): ReactNode => {
  const styles = useStyles();
  return (
    <div className={styles.panel}>
      <div className={styles.body}>{isKnown ? children : <WallMessage>{age}</WallMessage>}</div>
      <span className={mergeClasses(styles.age, isOld && styles.old)} data-old={isOld}>
        {isKnown ? joinFacts(age, ...notes) : undefined}
      </span>
    </div>
  );
};

interface FigureProps {
  /** Left out where the panel's title says it. */
  readonly label?: string;
  readonly value: number;
  /** Shown after the value. */
  readonly of?: number;
  readonly isHero?: boolean;
}

export const WallFigure = ({ label, value, of, isHero = false }: FigureProps): ReactNode => {
  const styles = useStyles();
  return (
    <div className={styles.figure}>
      <span className={mergeClasses(styles.value, isHero && styles.hero)}>
        <bdi>
          {formatNumber(value)}
          {of === undefined ? undefined : <span className={styles.of}> / {formatNumber(of)}</span>}
        </bdi>
      </span>
      {label === undefined ? undefined : <span className={styles.label}>{label}</span>}
    </div>
  );
};

/** Several figures, whose digits stand on one line. */
export const WallFigures = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div className={useStyles().figures}>{children}</div>
);

export interface WallBar {
  readonly key: string;
  readonly name: string;
  readonly value: number;
  readonly of: number;
}

export const WallBars = ({ bars, label }: { readonly bars: readonly WallBar[]; readonly label: string }): ReactNode => {
  const styles = useStyles();
  return (
    <ul className={styles.bars} aria-label={label}>
      {bars.map(({ key, name, value, of }) => (
        <li key={key} className={styles.bar}>
          <span className={styles.line}>
            <bdi className={styles.name}>{name}</bdi>
            <bdi className={styles.share}>
              {formatNumber(value)} / {formatNumber(of)}
            </bdi>
          </span>
          <div className={styles.track}>
            <div
              className={mergeClasses(styles.fill, value >= of && styles.full)}
              style={{ inlineSize: `${of > 0 ? Math.min(100, (value / of) * 100) : 0}%` }}
            />
          </div>
        </li>
      ))}
    </ul>
  );
};

export const WallMessage = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <p className={useStyles().message}>{children}</p>
);
