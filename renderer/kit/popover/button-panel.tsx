import { Popover, PopoverSurface, PopoverTrigger, Tooltip } from '@fluentui/react-components';
import { type ButtonHTMLAttributes, cloneElement, type ReactElement, type ReactNode } from 'react';
import { RestoreFocus } from '../dialog/restore-focus';
import { useFollowedButton } from './use-followed-button';

interface ButtonPanelProps {
  readonly button: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;
  /** The button's accessible name, if it has only an icon. */
  readonly tooltip?: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The panel's accessible name. */
  readonly label: string;
  readonly className?: string;
  /** The side of the button with which the panel is aligned. */
  readonly align?: 'start' | 'end';
  /** Whether the panel traps the focus until it is closed; otherwise the page stays usable. */
  readonly isModal?: boolean;
  readonly children: ReactNode;
}

/** A button that opens a panel below it. The content is mounted while the panel is open. */
export const ButtonPanel = ({
  button,
  tooltip,
  open,
  onOpenChange,
  label,
  className,
  align = 'end',
  isModal = true,
  children,
}: ButtonPanelProps): ReactNode => {
  const trigger = cloneElement(button, { 'aria-haspopup': 'dialog' });
  return (
    <Popover
      trapFocus={isModal}
      positioning={{ position: 'below', align, autoSize: 'height', positioningRef: useFollowedButton() }}
      open={open}
      onOpenChange={(_, data) => onOpenChange(data.open)}
    >
      <PopoverTrigger disableButtonEnhancement>
        {tooltip === undefined ? (
          trigger
        ) : (
          <Tooltip content={tooltip} relationship="label">
            {trigger}
          </Tooltip>
        )}
      </PopoverTrigger>
      <PopoverSurface role="dialog" className={className} aria-label={label}>
        <RestoreFocus />
        {children}
      </PopoverSurface>
    </Popover>
  );
};
