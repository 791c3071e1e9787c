import { Popover, PopoverSurface, PopoverTrigger } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FocusBack } from '../dialog/focus-back';
import { AttachTrigger } from './attach-trigger';
import { FocusHold } from './focus-hold';
import type { PopoverControl } from './lazy-popover';

interface PanelProps extends PopoverControl {
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A panel below its button that keeps the focus until it is closed. */
export const PopoverPanel = ({ anchor, open, onOpenChange, label, className, children }: PanelProps): ReactNode => (
  <Popover
    trapFocus
    positioning={{ position: 'below', align: 'end', autoSize: 'height' }}
    open={open}
    onOpenChange={(_, data) => onOpenChange(data.open)}
  >
    <PopoverTrigger disableButtonEnhancement>
      {(trigger) => <AttachTrigger anchor={anchor} trigger={trigger} />}
    </PopoverTrigger>
    <PopoverSurface className={className} aria-label={label}>
      <FocusBack />
      <FocusHold />
      {children}
    </PopoverSurface>
  </Popover>
);
