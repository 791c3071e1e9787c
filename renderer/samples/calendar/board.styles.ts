/** FullCalendar's theme in our colors: its variables stand for Fluent's tokens, so skins and contrast change with the page. */
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
  '--fc-breezy-strong': 'var(--groundChosen)',
  '--fc-breezy-stronger': 'var(--groundChosen)',
  '--fc-breezy-strongest': 'var(--groundChosen)',
  '--fc-breezy-foreground': tokens.colorNeutralForeground1,
  '--fc-breezy-faint-foreground': tokens.colorNeutralForeground3,
  '--fc-breezy-muted-foreground': tokens.colorNeutralForeground3,
  '--fc-breezy-strong-foreground': tokens.colorNeutralForeground1,
  '--fc-breezy-border': tokens.colorNeutralStroke2,
  '--fc-breezy-muted-border': tokens.colorNeutralStroke2,
  '--fc-breezy-strong-border': tokens.colorNeutralStroke1,
} as const;

/** Wins over the theme's own class, whichever of the two style sheets was loaded last. */
const stronger = ':not([data-plain])';

export const useBoardStyles = makeStyles({
  /** Also on what floats outside of the calendar: an event that is dragged, the list of a full day. */
  colors: { ...variables, fontFamily: tokens.fontFamilyBase },
  /** An event that fills its place: its edge shows the color where the ground is too faint to. */
  block: { [stronger]: { ...shorthands.borderColor('color-mix(in srgb, var(--fc-event-color) 70%, transparent)') } },
  days: { [stronger]: { marginBlockStart: tokens.spacingVerticalS } },
  dot: { [stronger]: { display: 'none' } },
  event: { cursor: 'pointer', '@media (forced-colors: active)': { forcedColorAdjust: 'none' } },
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
  /** A day of a week is narrow. */
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
