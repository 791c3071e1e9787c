import { makeStyles, tokens } from '@fluentui/react-components';
import { backgrounds } from '../../../kit/skins/theme';
import { focusRing, insetBorder } from '../../../kit/ui/styles';
import { textSize } from '../../kit/styles';

export const useRowStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    paddingBlock: tokens.spacingVerticalXS,
    paddingInline: tokens.spacingHorizontalXS,
    boxSizing: 'border-box',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    borderRadius: tokens.borderRadiusMedium,
    ...insetBorder(),
    '@media (hover: hover)': { ':hover': { backgroundColor: backgrounds.hovered } },
  },
  fixed: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  /** Aligns with rows above that have a drag handle. */
  aligned: { gridTemplateColumns: '24px auto minmax(0, 1fr) auto', '::before': { content: '""' } },
  open: {
    ...insetBorder(tokens.colorCompoundBrandStroke),
    backgroundColor: backgrounds.selected,
  },
  lifted: { boxShadow: tokens.shadow16, outline: `1px solid ${tokens.colorNeutralStroke1}` },
  handle: { cursor: 'grab', minInlineSize: '24px', touchAction: 'none', color: tokens.colorNeutralForeground3 },
  body: { display: 'grid', rowGap: '2px', paddingBlock: '2px', minInlineSize: 0 },
  title: {
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { textDecorationLine: 'underline' },
    ...focusRing('1px'),
  },
  done: { color: tokens.colorNeutralForeground3, textDecorationLine: 'line-through' },
  meta: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    rowGap: '2px',
    ...textSize[200],
    color: tokens.colorNeutralForeground3,
  },
  fact: { display: 'inline-flex', alignItems: 'center', columnGap: '4px', whiteSpace: 'nowrap' },
  badges: { display: 'inline-flex', flexWrap: 'wrap', gap: '4px' },
  late: { color: tokens.colorStatusDangerForeground1 },
  high: { color: tokens.colorStatusDangerForeground1 },
  end: { display: 'flex', alignItems: 'center', columnGap: '2px' },
  star: { color: tokens.colorPaletteMarigoldForeground1 },
});
