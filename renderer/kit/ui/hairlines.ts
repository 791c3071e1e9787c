/** Thin lines between parts, as longhands because Griffel has no shorthand for logical borders. */
import { tokens } from '@fluentui/react-components';

export const lineBelow = {
  borderBlockEndWidth: '1px',
  borderBlockEndStyle: 'solid',
  borderBlockEndColor: tokens.colorNeutralStroke2,
} as const;

export const lineAbove = {
  borderBlockStartWidth: '1px',
  borderBlockStartStyle: 'solid',
  borderBlockStartColor: tokens.colorNeutralStroke2,
} as const;

export const lineBefore = {
  borderInlineStartWidth: '1px',
  borderInlineStartStyle: 'solid',
  borderInlineStartColor: tokens.colorNeutralStroke2,
} as const;
