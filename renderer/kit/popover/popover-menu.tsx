import { Menu, type MenuProps, MenuTrigger } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { AttachTrigger } from './attach-trigger';
import type { PopoverControl } from './lazy-popover';
import { useFollowedButton } from './use-followed-button';

interface FloatingMenuProps
  extends PopoverControl,
    Pick<MenuProps, 'checkedValues' | 'onCheckedValueChange' | 'hasIcons'> {
  /** A `MenuPopover`. */
  readonly children: ReactElement;
}

/** A menu below its button. */
export const PopoverMenu = ({ anchor, open, onOpenChange, children, ...menu }: FloatingMenuProps): ReactNode => (
  <Menu
    {...menu}
    positioning={{ positioningRef: useFollowedButton() }}
    open={open}
    onOpenChange={(_, data) => onOpenChange(data.open)}
  >
    <MenuTrigger disableButtonEnhancement>
      {(trigger) => <AttachTrigger anchor={anchor} trigger={trigger} />}
    </MenuTrigger>
    {children}
  </Menu>
);
