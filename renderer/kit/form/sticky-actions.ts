import { tokens } from '@fluentui/react-components';

/** A row of buttons that stays in view at the lower edge of a long form. Beside other styles, in `makeStyles`. */
export const stickyActions = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  paddingBlock: '8px',
  marginBlock: '-8px',
  backgroundColor: tokens.colorNeutralBackground1,
} as const;
