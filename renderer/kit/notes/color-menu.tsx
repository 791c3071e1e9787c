/** The menu of a note's colors. */
import { MenuItemRadio, MenuList, MenuPopover, makeStyles } from '@fluentui/react-components';
import { CircleFilled, CircleRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import type { PopoverControl } from '../popover/lazy-popover';
import { PopoverMenu } from '../popover/popover-menu';
import { colorName, colorTokens, type NoteColor } from './note-color';

const useStyles = makeStyles({ item: { display: 'inline-flex', alignItems: 'center', gap: '8px' } });

interface ColorMenuProps extends PopoverControl {
  readonly colors: readonly NoteColor[];
  readonly chosen: NoteColor | undefined;
  readonly onChoose: (color: NoteColor | undefined) => void;
}

const none = 'none';

export const ColorMenu = ({ colors, chosen, onChoose, ...floating }: ColorMenuProps): ReactNode => {
  const styles = useStyles();
  return (
    <PopoverMenu
      {...floating}
      checkedValues={{ color: [chosen ?? none] }}
      onCheckedValueChange={(_, { checkedItems: [color] }) => {
        onChoose(colors.find((one) => one === color));
        floating.onOpenChange(false);
      }}
    >
      <MenuPopover>
        <MenuList>
          {[undefined, ...colors].map((color) => (
            <MenuItemRadio key={color ?? none} name="color" value={color ?? none}>
              <span className={styles.item}>
                {color ? <CircleFilled style={{ color: colorTokens[color] }} /> : <CircleRegular />}
                {colorName(color)}
              </span>
            </MenuItemRadio>
          ))}
        </MenuList>
      </MenuPopover>
    </PopoverMenu>
  );
};
