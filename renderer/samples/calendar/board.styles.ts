/** FullCalendar's theme variables mapped to Fluent tokens, so that it follows the app's theme. */
import { makeStyles, shorthands, tokens } from '@fluentui/react-components';
import { ellipsis, textSize } from '../kit/styles';

const variables = {
  '--fc-breezy-primary': tokens.colorBrandBackground,
  '--fc-breezy-primary-over': tokens.colorBrandBackgroundHover,
  '--fc-breezy-primary-foreground': tokens.colorNeutralForegroundOnBrand,
  '--fc-breezy-event': 'var(--series1)',
  '--fc-breezy-event-contrast': tokens.colorNeutralForeground1,
  '--fc-breezy-background-event': 'var(--series5)',
  '--fc-breezy-highlight': tokens.colorBrandBackground2,
  '--fc-breezy-now': tokens.colorStatusDangerForeground1,
  '--fc-breezy-selected': tokens.colorNeutralBackground1Selected,
  '--fc-breezy-popover': tokens.colorNeutralBackground1,
  '--fc-breezy-popover-border': tokens.colorNeutralStroke1,
  '--fc-breezy-background': tokens.colorNeutralBackground1,
  '--fc-breezy-faint': tokens.colorNeutralBackground2,
  '--fc-breezy-muted': tokens.colorNeutralBackground2,
  '--fc-breezy-strong': 'var(--backgroundSelected)',
  '--fc-breezy-stronger': 'var(--backgroundSelected)',
  '--fc-breezy-strongest': 'var(--backgroundSelected)',
  '--fc-breezy-foreground': tokens.colorNeutralForeground1,
  '--fc-breezy-faint-foreground': tokens.colorNeutralForeground3,
  '--fc-breezy-muted-foreground': tokens.colorNeutralForeground3,
  '--fc-breezy-strong-foreground': tokens.colorNeutralForeground1,
  '--fc-breezy-border': tokens.colorNeutralStroke2,
  '--fc-breezy-muted-border': tokens.colorNeutralStroke2,
  '--fc-breezy-strong-border': tokens.colorNeutralStroke1,
} as const;

/** Raises specificity above FullCalendar's theme regardless of load order. */
const stronger = ':not([data-plain])';

export const useBoardStyles = makeStyles({
  /** Also for parts outside the calendar: dragged events and the list of a full day. */
  colors: { ...variables, fontFamily: tokens.fontFamilyBase },
  /** A block event: its border shows the color where the background is too faint. */
  block: { [stronger]: { ...shorthands.borderColor('color-mix(in srgb, var(--fc-event-color) 70%, transparent)') } },
  days: { [stronger]: { marginBlockStart: tokens.spacingVerticalS } },
  dot: { [stronger]: { display: 'none' } },
  event: { cursor: 'pointer', minBlockSize: '24px', '@media (forced-colors: active)': { forcedColorAdjust: 'none' } },
  content: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '4px',
    minInlineSize: 0,
    inlineSize: '100%',
    overflow: 'hidden',
    ...textSize[200],
  },
  tall: { flexDirection: 'column', alignItems: 'start', rowGap: '2px' },
  list: { columnGap: tokens.spacingHorizontalM, ...textSize[300] },
  line: { display: 'flex', flexShrink: 0, alignItems: 'center', columnGap: '4px', maxInlineSize: '100%' },
  apart: { columnGap: tokens.spacingHorizontalS },
  sign: { display: 'grid', flexShrink: 0, fontSize: '14px' },
  time: {
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground2,
  },
  /** For narrow days. */
  close: { wordSpacing: '-0.2em' },
  title: {
    flexShrink: 1,
    minInlineSize: 0,
    maxInlineSize: '100%',
    ...ellipsis,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
  },
  type: { marginInlineStart: 'auto' },
  wraps: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  more: { color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightRegular },
});
