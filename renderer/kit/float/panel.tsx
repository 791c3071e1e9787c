import { Popover, PopoverSurface, PopoverTrigger } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FocusBack } from '../dialog/focus-back';
import { Adopt } from './adopt';
import { FocusHold } from './focus-hold';
import type { Floating } from './opener';

interface PanelProps extends Floating {
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A panel below its button that keeps the focus until it is closed. */
export const FloatingPanel = ({ anchor, open, onOpenChange, label, className, children }: PanelProps): ReactNode => (
  <Popover
    trapFocus
    positioning={{ position: 'below', align: 'end', autoSize: 'height' }}
    open={open}
    onOpenChange={(_, data) => onOpenChange(data.open)}
  >
    <PopoverTrigger disableButtonEnhancement>{(trigger) => <Adopt anchor={anchor} trigger={trigger} />}</PopoverTrigger>
    <PopoverSurface className={className} aria-label={label}>
      <FocusBack />
      <FocusHold />
      {children}
    </PopoverSurface>
  </Popover>
);
