/** The grid's styles. One class per element plus data attributes, because rows re-render on every frame of a scroll. */
import { makeResetStyles, tokens } from '@fluentui/react-components';
import { alignToPage, backgrounds, rowHeights } from '../../skins/theme';

const hairline = `1px solid ${tokens.colorNeutralStroke3}`;
const ring = `2px solid ${tokens.colorStrokeFocus2}`;

/** The width of the column with the selection boxes, in pixels. */
export const checkboxWidth = 44;
/** The header's height, in pixels, by that of the rows: with gloves its buttons are as large as others. */
export const headerHeightOf = (rowHeight: number): number => (rowHeight < rowHeights.gloves ? 36 : 44);

export const useGridClass = makeResetStyles({
  position: 'relative',
  flexGrow: 1,
  minBlockSize: 0,
  overflow: 'auto',
  overflowAnchor: 'none',
  overscrollBehavior: 'contain',
  outlineStyle: 'none',
  backgroundColor: tokens.colorNeutralBackground1,
  fontSize: tokens.fontSizeBase300,
  color: tokens.colorNeutralForeground1,
  '&:focus-visible [data-active="true"]': { outline: ring, outlineOffset: '-2px' },
  // No row is active yet, or the active one is out of view.
  '&:focus-visible:not([aria-activedescendant])': { outline: ring, outlineOffset: '-2px' },
  // Only while scrolled sideways, because each sticky cell costs a compositor layer, and every row has two. `left` is
  // mirrored with the page; a logical side would follow the direction of the cell's text.
  '&[data-shifted="true"] [data-pinned]': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    backgroundColor: 'var(--background)',
  },
  '&[data-shifted="true"] [data-pinned="name"]': { left: `${checkboxWidth}px` },
  '&[data-stale="true"] [role="row"][data-index]': { color: tokens.colorNeutralForeground3 },
});

export const useHeaderClass = makeResetStyles({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  display: 'grid',
  gridTemplateColumns: 'var(--columns)',
  inlineSize: 'var(--wide)',
  minInlineSize: '100%',
  blockSize: 'max(36px, var(--target, 0px))',
  '--background': tokens.colorNeutralBackground3,
  backgroundColor: 'var(--background)',
  borderBlockEnd: `1px solid ${tokens.colorNeutralStroke2}`,
  color: tokens.colorNeutralForeground2,
});

export const useHeaderCellClass = makeResetStyles({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  '&[data-pinned="box"]': { justifyContent: 'center' },
});

export const useSortButtonClass = makeResetStyles({
  all: 'unset',
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  inlineSize: '100%',
  blockSize: '100%',
  paddingInline: '10px',
  cursor: 'pointer',
  fontSize: tokens.fontSizeBase200,
  fontWeight: tokens.fontWeightSemibold,
  userSelect: 'none',
  '&[data-end="true"]': { justifyContent: 'flex-end' },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > svg': { flexShrink: 0 },
  '&:hover': { color: tokens.colorNeutralForeground1 },
  '&:focus-visible': { outline: ring, outlineOffset: '-2px' },
});

export const useResizerClass = makeResetStyles({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlock: '8px',
  inlineSize: '7px',
  cursor: 'col-resize',
  touchAction: 'none',
  borderInlineEnd: `1px solid ${tokens.colorNeutralStroke2}`,
  '&:hover': { borderInlineEndColor: tokens.colorBrandStroke1, borderInlineEndWidth: '2px' },
});

export const useBodyClass = makeResetStyles({ position: 'relative', inlineSize: 'var(--wide)', minInlineSize: '100%' });

export const useRowClass = makeResetStyles({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  display: 'grid',
  gridTemplateColumns: 'var(--columns)',
  inlineSize: '100%',
  blockSize: 'var(--row)',
  contain: 'layout style',
  boxSizing: 'border-box',
  borderBlockEnd: hairline,
  // A variable, because `inherit` would restyle all cells whenever the row moves.
  '--background': tokens.colorNeutralBackground1,
  backgroundColor: 'var(--background)',
  cursor: 'default',
  '&[data-opens="true"]': { cursor: 'pointer' },
  '&:hover': { '--background': backgrounds.hovered },
  '&[data-selected="true"]': { '--background': tokens.colorBrandBackground2 },
  '&[data-selected="true"]:hover': { '--background': tokens.colorBrandBackground2Hover },
  '@media (forced-colors: active)': { '&[data-selected="true"]': { outline: '1px solid Highlight' } },
});

export const useCellClass = makeResetStyles({
  alignSelf: 'stretch',
  lineHeight: 'calc(var(--row) - 1px)',
  minInlineSize: 0,
  paddingInline: '10px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...alignToPage,
  // `right` is mirrored with the page; `end` would follow the direction of the number.
  '&[data-end="true"]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '&[data-kind="code"], &[data-kind="phone"]': { fontVariantNumeric: 'tabular-nums' },
  '&[data-pinned="box"]': { paddingInline: 0, textAlign: 'center' },
  '&[data-pictured]': { display: 'flex', alignItems: 'center' },
  '& > [data-text]': { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& a': {
    color: 'inherit',
    textDecorationLine: 'none',
    // At least 24 pixels to press in each direction, in the place of the text alone.
    paddingBlock: '4px',
    paddingInline: '8px',
    marginInline: '-8px',
  },
  '& a[data-name]': { fontWeight: tokens.fontWeightSemibold },
  '& a:focus-visible': { outline: ring, outlineOffset: '1px', borderRadius: tokens.borderRadiusSmall },
  '& a:hover': { color: tokens.colorBrandForegroundLink, textDecorationLine: 'underline' },
  '& > img, & > [data-media]': {
    blockSize: 'calc(var(--row) - 10px)',
    maxInlineSize: '100%',
    verticalAlign: 'middle',
    borderRadius: tokens.borderRadiusSmall,
  },
  '& > [data-media]': { aspectRatio: '1' },
});

export const useCheckboxClass = makeResetStyles({
  inlineSize: '16px',
  blockSize: '16px',
  margin: 0,
  verticalAlign: 'middle',
  accentColor: tokens.colorCompoundBrandBackground,
  cursor: 'pointer',
});

/** The width of a star, a color and a note, in pixels. */
export const noteMarkWidth = 52;
