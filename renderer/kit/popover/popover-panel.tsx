import { Popover, PopoverSurface, PopoverTrigger } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { RestoreFocus } from '../dialog/restore-focus';
import { AttachTrigger } from './attach-trigger';
import type { PopoverControl } from './lazy-popover';
import { SurfaceFocusFallback } from './surface-focus-fallback';

interface PanelProps extends PopoverControl {
  readonly label: string;
  readonly className: string;
  /** The side of the button with which the panel is aligned (default `end`). */
  readonly align?: 'start' | 'end';
  readonly children: ReactNode;
}

/** A panel below its button that traps the focus until it is closed. */
export const PopoverPanel = ({
  anchor,
  open,
  onOpenChange,
  label,
  className,
  align = 'end',
  children,
}: PanelProps): ReactNode => (
  <Popover
    trapFocus
    positioning={{ position: 'below', align, autoSize: 'height' }}
    open={open}
    onOpenChange={(_, data) => onOpenChange(data.open)}
  >
    <PopoverTrigger disableButtonEnhancement>
      {(trigger) => <AttachTrigger anchor={anchor} trigger={trigger} />}
    </PopoverTrigger>
    <PopoverSurface className={className} aria-label={label}>
      <RestoreFocus />
      <SurfaceFocusFallback />
      {children}
    </PopoverSurface>
  </Popover>
);
