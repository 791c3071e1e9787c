import { skinChoices } from '@contract/appearance';
import { MenuItemRadio, MenuList, MenuPopover } from '@fluentui/react-components';
import { DesktopRegular } from '@fluentui/react-icons';
import { useText } from '../../kit/format/text';
import type { PopoverControl } from '../../kit/popover/lazy-popover';
import { PopoverMenu } from '../../kit/popover/popover-menu';
import { setPreferences, usePreferences } from '../../kit/stores/preferences';
import { skinIcons } from './skin-icons';

export const SkinMenu = (floating: PopoverControl) => {
  const text = useText('app');
  const skin = usePreferences((state) => state.skin);
  return (
    <PopoverMenu
      {...floating}
      checkedValues={{ skin: [skin] }}
      onCheckedValueChange={(_, { checkedItems }) => {
        const chosen = skinChoices.find((one) => one === checkedItems[0]);
        if (chosen) setPreferences({ skin: chosen });
      }}
    >
      <MenuPopover>
        <MenuList>
          {skinChoices.map((one) => {
            const Icon = one === 'system' ? DesktopRegular : skinIcons[one];
            return (
              <MenuItemRadio key={one} name="skin" value={one} icon={<Icon />}>
                {text(`skin.${one}`)}
              </MenuItemRadio>
            );
          })}
        </MenuList>
      </MenuPopover>
    </PopoverMenu>
  );
};
