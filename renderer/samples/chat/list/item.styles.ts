import { makeStyles, tokens } from '@fluentui/react-components';
import { backgrounds } from '../../../kit/skins/theme';
import { focusRing } from '../../../kit/ui/styles';
import { ellipsis, stackedList, textSize } from '../../kit/styles';

/** A row of the list: a conversation, a person or a message. */
export const useItemStyles = makeStyles({
  list: stackedList('2px'),
  item: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    boxSizing: 'border-box',
    inlineSize: '100%',
    minBlockSize: '60px',
    paddingInline: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalS,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: backgrounds.hovered },
    ...focusRing('-2px'),
  },
  current: {
    backgroundColor: backgrounds.selected,
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: '14px',
      inlineSize: '3px',
      borderRadius: tokens.borderRadiusCircular,
      backgroundColor: tokens.colorCompoundBrandStroke,
    },
    '@media (forced-colors: active)': { ':not(:focus-visible)': { outline: '1px solid CanvasText' } },
  },
  words: { display: 'grid', minInlineSize: 0 },
  line: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalXS, minInlineSize: 0 },
  name: { flexGrow: 1, ...ellipsis },
  strong: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
  time: {
    flexShrink: 0,
    ...textSize[200],
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground3,
  },
  new: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
  snippet: {
    flexGrow: 1,
    minInlineSize: 0,
    ...ellipsis,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground3,
  },
});
