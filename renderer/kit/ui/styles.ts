/** Style fragments for `makeStyles`, spread into a rule. */
import { tokens } from '@fluentui/react-components';

/** The line around a card, drawn inside it so that its size stays. */
export const insetBorder = (color: string = tokens.colorNeutralStroke2) => ({
  boxShadow: `inset 0 0 0 1px ${color}`,
});

/** The ring around what the keyboard has reached; a negative offset draws it inside, where the parent would cut it. */
export const focusRing = (outlineOffset = '2px') => ({
  ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset },
});

/** For screen readers only. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
