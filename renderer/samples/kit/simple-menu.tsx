import { Menu, MenuList, MenuPopover, type MenuProps, MenuTrigger } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';

interface SimpleMenuProps extends Omit<MenuProps, 'children'> {
  readonly trigger: ReactElement<Record<string, unknown>>;
  /** The items. */
  readonly children: ReactNode;
}

/** A button that opens a menu. */
export const SimpleMenu = ({ trigger, children, ...menu }: SimpleMenuProps): ReactNode => (
  <Menu {...menu}>
    <MenuTrigger disableButtonEnhancement>{trigger}</MenuTrigger>
    <MenuPopover>
      <MenuList>{children}</MenuList>
    </MenuPopover>
  </Menu>
);
