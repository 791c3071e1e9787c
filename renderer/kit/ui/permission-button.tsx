/** A button that needs a permission. Without it, the button is disabled and its tooltip names the permission. */
import type { Needs } from '@contract/ability';
import type { CommandId } from '@contract/commands/table';
import { Button, type ButtonProps } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useCommand } from '../commands/command';
import { useText } from '../format/text';
import { useCan } from '../stores/session';
import { Hint } from './hint';

interface PermissionButtonProps {
  /** Undefined if the server decides. */
  readonly needs: Needs | undefined;
  readonly onClick: () => void;
  readonly appearance?: NonNullable<ButtonProps['appearance']>;
  readonly size?: NonNullable<ButtonProps['size']>;
  readonly icon?: NonNullable<ButtonProps['icon']>;
  /** Disabled for another reason, which the screen explains. */
  readonly disabled?: boolean;
  /** The command that does the same. */
  readonly command?: CommandId;
  readonly children: ReactNode;
}

/** The permission as text: “update tracks”. */
const usePermissionName = (needs: Needs | undefined): string => {
  const text = useText('app');
  if (!needs) return '';
  const [action, subject] = needs;
  return text('refused.permission', { action: text(`actions.${action}`), subject: text(`subjects.${subject}`) });
};

export const PermissionButton = ({
  needs,
  onClick,
  disabled = false,
  command,
  children,
  ...rest
}: PermissionButtonProps): ReactNode => {
  const text = useText('kit');
  const isAllowed = useCan(needs);
  const permission = usePermissionName(needs);
  const isDisabled = disabled || !isAllowed;
  useCommand(command, isDisabled ? undefined : onClick);
  const button = (
    <Button {...rest} disabledFocusable={isDisabled} onClick={isDisabled ? undefined : onClick}>
      {children}
    </Button>
  );
  return isAllowed ? button : <Hint content={text('may.missing', { permission })}>{button}</Hint>;
};
