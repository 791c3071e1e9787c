import { MenuList, MenuPopover, type MenuProps } from '@fluentui/react-components';
import { lazy, type ReactElement, type ReactNode, useState } from 'react';
import { LazyPopover } from '../../kit/popover/lazy-popover';

const load = () => import('../../kit/popover/popover-menu');
const PopoverMenu = lazy(async () => ({ default: (await load()).PopoverMenu }));

type MenuButtonProps = Pick<MenuProps, 'checkedValues' | 'onCheckedValueChange' | 'hasIcons'> & {
  /** The button's name, where it shows none. */
  readonly label?: string;
  readonly button: ReactElement<object>;
  /** The items. A choice closes the menu. */
  readonly closesOnChoice?: boolean;
  readonly children: ReactNode;
};

/** A button that opens a menu. */
export const MenuButton = ({
  label,
  button,
  closesOnChoice = false,
  children,
  ...menu
}: MenuButtonProps): ReactNode => {
  const [open, setOpen] = useState(false);
  return (
    <LazyPopover
      popup="menu"
      open={open}
      onOpenChange={setOpen}
      load={load}
      {...(label === undefined ? {} : { tooltip: label })}
      button={button}
    >
      {(floating) => (
        <PopoverMenu {...floating} {...menu}>
          <MenuPopover>
            <MenuList>{children}</MenuList>
          </MenuPopover>
        </PopoverMenu>
      )}
    </LazyPopover>
  );
};
