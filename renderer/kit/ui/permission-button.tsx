/** A button for those who may: for others it is off, and says which permission is missing. */
import type { Needs } from '@contract/ability';
import { Button, type ButtonProps } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '../format/text';
import { LazyTooltip } from '../popover/lazy-tooltip';
import { useCan } from '../stores/session';

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

export const PermissionButton = ({ needs, onClick, off = false, children, ...look }: MayButtonProps): ReactNode => {
  const text = useText('kit');
  const may = useCan(needs);
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
    <LazyTooltip content={text('may.missing', { permission })} relationship="description">
      {button}
    </LazyTooltip>
  );
};
