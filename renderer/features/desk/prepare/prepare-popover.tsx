/** A panel below its button that leaves the page usable, because fetching takes minutes. */
import { Popover, PopoverSurface, PopoverTrigger } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { RestoreFocus } from '../../../kit/dialog/restore-focus';
import { AttachTrigger } from '../../../kit/popover/attach-trigger';
import type { PopoverControl } from '../../../kit/popover/lazy-popover';

interface PopoverProps extends PopoverControl {
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

export const PreparePopover = ({ anchor, open, onOpenChange, label, className, children }: PopoverProps): ReactNode => (
  <Popover
    positioning={{ position: 'below', align: 'start', autoSize: 'height' }}
    open={open}
    onOpenChange={(_, data) => onOpenChange(data.open)}
  >
    <PopoverTrigger disableButtonEnhancement>
      {(trigger) => <AttachTrigger anchor={anchor} trigger={trigger} />}
    </PopoverTrigger>
    <PopoverSurface role="dialog" className={className} aria-label={label}>
      <RestoreFocus />
      {children}
    </PopoverSurface>
  </Popover>
);
