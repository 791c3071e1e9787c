import { Popover, PopoverSurface, PopoverTrigger } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { RestoreFocus } from '../dialog/restore-focus';
import { AttachTrigger } from './attach-trigger';
import type { PopoverControl } from './lazy-popover';
import { SurfaceFocusFallback } from './surface-focus-fallback';
import { useFollowedButton } from './use-followed-button';

interface PanelProps extends PopoverControl {
  readonly label: string;
  readonly className: string;
  /** The side of the button with which the panel is aligned (default `end`). */
  readonly align?: 'start' | 'end';
  /** Whether it traps the focus until it is closed (default); otherwise the page stays usable. */
  readonly isModal?: boolean;
  readonly children: ReactNode;
}

/** A panel below its button. */
export const PopoverPanel = ({
  anchor,
  open,
  onOpenChange,
  label,
  className,
  align = 'end',
  isModal = true,
  children,
}: PanelProps): ReactNode => (
  <Popover
    trapFocus={isModal}
    positioning={{ position: 'below', align, autoSize: 'height', positioningRef: useFollowedButton() }}
    open={open}
    onOpenChange={(_, data) => onOpenChange(data.open)}
  >
    <PopoverTrigger disableButtonEnhancement>
      {(trigger) => <AttachTrigger anchor={anchor} trigger={trigger} />}
    </PopoverTrigger>
    <PopoverSurface role="dialog" className={className} aria-label={label}>
      <RestoreFocus />
      {isModal ? <SurfaceFocusFallback /> : undefined}
      {children}
    </PopoverSurface>
  </Popover>
);
