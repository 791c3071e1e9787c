import { makeStyles, tokens } from '@fluentui/react-components';
import { visuallyHidden } from '../../kit/ui/styles';
import { ellipsis, heading, textSize } from '../kit/styles';

/** Room for one pane, and for two. */
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
    ...heading(500),
    ':focus': { outlineStyle: 'none' },
  },
  small: textSize[400],
  spoken: visuallyHidden,
  cut: ellipsis,
  onlyMedium: { display: 'none', [medium]: { display: 'block' } },
  exceptMedium: { [medium]: { display: 'none' } },
  onlyNarrow: { display: 'none', [narrow]: { display: 'block' } },
  exceptNarrow: { [narrow]: { display: 'none' } },
  quiet: { color: tokens.colorNeutralForeground3 },
});
