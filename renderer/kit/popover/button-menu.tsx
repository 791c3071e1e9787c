import { Menu, MenuList, MenuPopover, type MenuProps, MenuTrigger, Tooltip } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useFollowedButton } from './use-followed-button';

interface ButtonMenuProps
  extends Pick<MenuProps, 'open' | 'onOpenChange' | 'checkedValues' | 'onCheckedValueChange' | 'hasIcons'> {
  readonly button: ReactElement;
  /** The button's accessible name, if it has only an icon. */
  readonly tooltip?: string;
  /** The items. */
  readonly children: ReactNode;
}

/** A button that opens a menu below it. */
export const ButtonMenu = ({ button, tooltip, children, ...menu }: ButtonMenuProps): ReactNode => (
  <Menu {...menu} positioning={{ positioningRef: useFollowedButton() }}>
    <MenuTrigger disableButtonEnhancement>
      {tooltip === undefined ? (
        button
      ) : (
        <Tooltip content={tooltip} relationship="label">
          {button}
        </Tooltip>
      )}
    </MenuTrigger>
    <MenuPopover>
      <MenuList>{children}</MenuList>
    </MenuPopover>
  </Menu>
);
