import { makeStyles, tokens } from '@fluentui/react-components';

/** Below this there is room for one pane, below `wide` for two. */
export const narrow = '@media (max-width: 900px)';
export const medium = '@media (max-width: 1280px)';

export const usePaneStyles = makeStyles({
  head: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    columnGap: tokens.spacingHorizontalS,
    boxSizing: 'border-box',
    minBlockSize: '56px',
    paddingInline: tokens.spacingHorizontalL,
  },
  title: {
    flexGrow: 1,
    minInlineSize: 0,
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    ':focus': { outlineStyle: 'none' },
  },
  small: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  spoken: { position: 'absolute', clipPath: 'inset(50%)', inlineSize: '1px', blockSize: '1px', overflow: 'hidden' },
  cut: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  onlyMedium: { display: 'none', [medium]: { display: 'block' } },
  exceptMedium: { [medium]: { display: 'none' } },
  onlyNarrow: { display: 'none', [narrow]: { display: 'block' } },
  exceptNarrow: { [narrow]: { display: 'none' } },
  quiet: { color: tokens.colorNeutralForeground3 },
});
