import { makeStyles, tokens } from '@fluentui/react-components';
import { backgrounds } from '../../../kit/skins/theme';
import { insetBorder } from '../../../kit/ui/styles';
import { lineBelow, textSize } from '../../kit/styles';

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const useRowStyles = makeStyles({
  row: {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    columnGap: '10px',
    paddingBlock: '10px',
    paddingInline: '14px 10px',
    ...lineBelow,
    borderBlockEndColor: tokens.colorNeutralStroke3,
    ':hover': { backgroundColor: backgrounds.hovered },
    '@media (hover: hover)': {
      '&:hover .quick': { visibility: 'visible' },
      '&:hover .time': { visibility: 'hidden' },
    },
  },
  open: {
    backgroundColor: backgrounds.selected,
    ...insetBorder(tokens.colorCompoundBrandStroke),
    ':hover': { backgroundColor: backgrounds.selected },
  },
  selected: { backgroundColor: backgrounds.selected, ':hover': { backgroundColor: backgrounds.selected } },
  unread: {
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: 0,
      inlineSize: '3px',
      backgroundColor: tokens.colorCompoundBrandBackground,
    },
    '& bdi': { fontWeight: tokens.fontWeightSemibold },
    '& a > span:nth-child(2) > bdi': { color: tokens.colorBrandForeground1 },
    '& a > span:nth-child(3) > bdi': { fontWeight: tokens.fontWeightRegular },
  },
  // The check box replaces the avatar on hover, on focus and while mails are selected.
  face: {
    position: 'relative',
    zIndex: 1,
    flexShrink: 0,
    inlineSize: '32px',
    blockSize: '32px',
    display: 'grid',
    placeItems: 'center',
    marginBlockStart: '2px',
    '& > *': { gridArea: '1 / 1' },
    '& > .fui-Checkbox': { opacity: 0 },
    '&:hover > .fui-Checkbox, &:focus-within > .fui-Checkbox': { opacity: 1 },
    '&:hover > .fui-Avatar, &:focus-within > .fui-Avatar': { visibility: 'hidden' },
  },
  boxed: { '& > .fui-Checkbox': { opacity: 1 }, '& > .fui-Avatar': { visibility: 'hidden' } },
  link: {
    flexGrow: 1,
    minInlineSize: 0,
    display: 'grid',
    rowGap: '1px',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    outlineStyle: 'none',
    ...textSize[300],
    // The whole row opens the mail.
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':focus-visible::after': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  line: { display: 'flex', alignItems: 'center', columnGap: '6px', minInlineSize: 0 },
  last: { paddingInlineEnd: '26px', fontSize: tokens.fontSizeBase200, lineHeight: '18px' },
  names: { ...cut },
  room: { flexGrow: 1 },
  count: {
    flexShrink: 0,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  clip: { display: 'inline-grid', flexShrink: 0, fontSize: '16px', color: tokens.colorNeutralForeground3 },
  time: { flexShrink: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  subject: { ...cut, flexGrow: 1 },
  here: {
    flexShrink: 0,
    paddingInline: '6px',
    borderRadius: tokens.borderRadiusSmall,
    fontSize: tokens.fontSizeBase100,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground4,
  },
  preview: { ...cut, flexGrow: 1, color: tokens.colorNeutralForeground2 },
  label: { display: 'inline-grid', flexShrink: 0, position: 'relative', zIndex: 1 },
  quick: {
    visibility: 'hidden',
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: '7px',
    insetInlineEnd: '6px',
    display: 'flex',
  },
  star: {
    position: 'absolute',
    zIndex: 1,
    insetInlineEnd: '6px',
    insetBlockEnd: '6px',
    minInlineSize: '24px',
    color: tokens.colorNeutralForeground3,
  },
  starred: {
    color: tokens.colorPaletteMarigoldForeground3,
    ':hover': { color: tokens.colorPaletteMarigoldForeground3 },
  },
  hidden: {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});
