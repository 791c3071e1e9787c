/** The gate's answer to be read from two metres: its color, icon and pattern, and one large word. */
import type { GateAnswer } from '@contract/event-log/entry';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  CheckmarkCircleFilled,
  DocumentSearchFilled,
  type FluentIcon,
  PlugDisconnectedFilled,
  ProhibitedFilled,
  WarningFilled,
} from '@fluentui/react-icons';
import type { ReactNode } from 'react';

const stripes = (angle: string, on: number, off: number): string =>
  `repeating-linear-gradient(${angle}, currentColor 0 ${on}px, transparent ${on}px ${off}px)`;

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'stretch', minInlineSize: 0 },
  sign: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: 'clamp(72px, 20cqi, 148px)',
    fontSize: 'clamp(44px, 11cqi, 88px)',
    // The pattern tells the answers apart where colors look alike.
    '::before': { content: '""', position: 'absolute', inset: 0, opacity: 0.16 },
  },
  words: {
    display: 'grid',
    alignContent: 'center',
    flexGrow: 1,
    minInlineSize: 0,
    paddingBlock: '14px',
    paddingInline: '20px',
  },
  word: {
    fontSize: 'clamp(34px, 9cqi, 68px)',
    lineHeight: 1.1,
    fontWeight: tokens.fontWeightBold,
    overflowWrap: 'anywhere',
  },
  about: {
    fontSize: 'clamp(18px, 3.4cqi, 26px)',
    lineHeight: 1.25,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  valid: { backgroundColor: tokens.colorStatusSuccessBackground3, color: tokens.colorNeutralForegroundOnBrand },
  look: {
    backgroundColor: tokens.colorPaletteYellowBackground3,
    color: tokens.colorNeutralForeground1Static,
  },
  refused: { backgroundColor: tokens.colorStatusDangerBackground3, color: tokens.colorNeutralForegroundOnBrand },
  'not-found': { backgroundColor: tokens.colorPaletteBerryBackground3, color: tokens.colorNeutralForegroundOnBrand },
  offline: { backgroundColor: tokens.colorNeutralForeground1, color: tokens.colorNeutralBackground1 },
});

const usePatterns = makeStyles({
  valid: {},
  look: { '::before': { backgroundImage: stripes('90deg', 4, 16) } },
  refused: { '::before': { backgroundImage: stripes('45deg', 8, 20) } },
  'not-found': { '::before': { backgroundImage: stripes('0deg', 4, 16) } },
  offline: {
    '::before': { backgroundImage: `${stripes('45deg', 3, 14)}, ${stripes('-45deg', 3, 14)}` },
  },
});

/** Each has another outline: a disk, a triangle, a ring with a bar, a page, a plug. */
const icons: Readonly<Record<GateAnswer, FluentIcon>> = {
  valid: CheckmarkCircleFilled,
  look: WarningFilled,
  refused: ProhibitedFilled,
  'not-found': DocumentSearchFilled,
  offline: PlugDisconnectedFilled,
};

interface AnswerBannerProps {
  readonly answer: GateAnswer;
  readonly word: string;
  /** Why, and whose ticket it is. */
  readonly children?: ReactNode;
}

export const AnswerBanner = ({ answer, word, children }: AnswerBannerProps): ReactNode => {
  const styles = useStyles();
  const patterns = usePatterns();
  const Icon = icons[answer];
  return (
    <div className={mergeClasses(styles.root, styles[answer])}>
      <span className={mergeClasses(styles.sign, patterns[answer])} aria-hidden>
        <Icon />
      </span>
      <span className={styles.words}>
        <span className={styles.word}>{word}</span>
        <span className={styles.about}>{children}</span>
      </span>
    </div>
  );
};
