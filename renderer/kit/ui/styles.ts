/** Style fragments for `makeStyles`, spread into a rule. */
import { tokens } from '@fluentui/react-components';

/** A card's border, drawn inside so that it does not change the size. */
export const insetBorder = (color: string = tokens.colorNeutralStroke2) => ({
  boxShadow: `inset 0 0 0 1px ${color}`,
});

/** The focus ring; a negative offset draws it inside, where the parent would clip it. */
export const focusRing = (outlineOffset = '2px') => ({
  ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset },
});

/** For a bar at the edges of the window. */
export const edgeToEdge = { borderRadius: 0, borderInlineWidth: 0, borderBlockStartWidth: 0 } as const;

/** For screen readers only. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
