import { tokens } from '@fluentui/react-components';

/** A row of buttons that stays visible at the bottom of a long form. Combine it with other styles in `makeStyles`. */
export const stickyActions = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  paddingBlock: '8px',
  marginBlock: '-8px',
  backgroundColor: tokens.colorNeutralBackground1,
} as const;
