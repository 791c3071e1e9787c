import { Menu, type MenuProps, MenuTrigger } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { Adopt } from './adopt';
import type { Floating } from './opener';

interface FloatingMenuProps extends Floating, Pick<MenuProps, 'checkedValues' | 'onCheckedValueChange' | 'hasIcons'> {
  /** A `MenuPopover`. */
  readonly children: ReactElement;
}

/** A menu below its button. */
export const FloatingMenu = ({ anchor, open, onOpenChange, children, ...menu }: FloatingMenuProps): ReactNode => (
  <Menu {...menu} open={open} onOpenChange={(_, data) => onOpenChange(data.open)}>
    <MenuTrigger disableButtonEnhancement>{(trigger) => <Adopt anchor={anchor} trigger={trigger} />}</MenuTrigger>
    {children}
  </Menu>
);
