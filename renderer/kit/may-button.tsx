/** A button for those who may: for others it is off, and says which permission is missing. */
import type { Needs } from '@contract/ability';
import { Button, type ButtonProps } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Hint } from './float/hint';
import { useMay } from './session';
import { useText } from './text';

interface MayButtonProps {
  readonly needs: Needs;
  readonly onClick: () => void;
  readonly appearance?: NonNullable<ButtonProps['appearance']>;
  readonly size?: NonNullable<ButtonProps['size']>;
  readonly icon?: NonNullable<ButtonProps['icon']>;
  /** Off for another reason, which the screen tells in its own words. */
  readonly off?: boolean;
  readonly children: ReactNode;
}

/** The permission in words: “update tracks”. */
const usePermissionName = ([action, subject]: Needs): string => {
  const text = useText('app');
  return text('refused.permission', { action: text(`actions.${action}`), subject: text(`subjects.${subject}`) });
};

export const MayButton = ({ needs, onClick, off = false, children, ...look }: MayButtonProps): ReactNode => {
  const text = useText('kit');
  const may = useMay(needs);
  const permission = usePermissionName(needs);
  const idle = off || !may;
  const button = (
    <Button {...look} disabledFocusable={idle} onClick={idle ? undefined : onClick}>
      {children}
    </Button>
  );
  return may ? (
    button
  ) : (
    <Hint content={text('may.missing', { permission })} relationship="description">
      {button}
    </Hint>
  );
};
