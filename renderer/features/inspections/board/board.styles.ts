import { makeStyles, tokens } from '@fluentui/react-components';
import { alignToPage, backgrounds } from '../../../kit/skins/theme';
import { focusRing } from '../../../kit/ui/styles';
import { toastSpace } from '../../../kit/ui/toast-space';

/** In pixels; rows outside the visible range are not rendered. */
export const rowHeight = 52;
const headHeight = 34;

const columns = 'var(--target, 24px) 92px minmax(124px, 260px) 118px 97px 96px repeat(7, 50px) minmax(154px, 1fr)';
const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', ...alignToPage } as const;

export const useBoardStyles = makeStyles({
  scroller: {
    position: 'relative',
    flexGrow: 1,
    flexBasis: 0,
    // Five rows and the head, also in a low window, where the page scrolls to them.
    minBlockSize: `${headHeight + 5 * rowHeight}px`,
    marginBlockEnd: toastSpace,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // A row that gets the focus is not hidden by the header.
    scrollPaddingBlockStart: `${headHeight}px`,
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
    ...focusRing('-2px'),
  },
  wide: { minInlineSize: '1110px' },
  head: {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 2,
    display: 'grid',
    gridTemplateColumns: columns,
    alignItems: 'center',
    blockSize: `max(${headHeight}px, var(--target, 0px))`,
    boxSizing: 'border-box',
    paddingInline: '16px',
    columnGap: '4px',
    backgroundColor: tokens.colorNeutralBackground3,
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  narrowHead: { ...line, textAlign: 'center', fontSize: tokens.fontSizeBase100 },
  body: { position: 'relative' },
  row: {
    position: 'absolute',
    insetInline: 0,
    display: 'grid',
    gridTemplateColumns: columns,
    alignItems: 'center',
    blockSize: `${rowHeight}px`,
    boxSizing: 'border-box',
    paddingInline: '16px',
    columnGap: '4px',
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke3,
    ':hover': { backgroundColor: backgrounds.hovered },
    '&[data-selected]': { backgroundColor: backgrounds.selected },
  },
  words: { display: 'grid', minInlineSize: 0 },
  name: {
    ...line,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForegroundLink, textDecorationLine: 'underline' },
  },
  one: line,
  quiet: { ...line, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  number: { display: 'flex', alignItems: 'center', gap: '4px', minInlineSize: 0 },
  digits: {
    ...line,
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  late: {
    ...line,
    color: tokens.colorStatusDangerForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  bad: { ...line, color: tokens.colorStatusDangerForeground3 },
  // The target around the box.
  box: { display: 'grid', placeItems: 'center', minBlockSize: 'var(--target, 24px)', cursor: 'pointer' },
  part: {
    display: 'grid',
    placeItems: 'center',
    blockSize: 'var(--target, 36px)',
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { backgroundColor: backgrounds.selected },
  },
});
