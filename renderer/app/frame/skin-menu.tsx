import { MenuItemRadio, MenuList, MenuPopover } from '@fluentui/react-components';
import { FloatingMenu } from '../../kit/float/menu';
import type { Floating } from '../../kit/float/opener';
import { setPreferences, skins, usePreferences } from '../../kit/preferences';
import { useText } from '../../kit/text';
import { skinIcons } from './skin-icons';

export const SkinMenu = (floating: Floating) => {
  const text = useText('app');
  const skin = usePreferences((state) => state.skin);
  return (
    <FloatingMenu
      {...floating}
      checkedValues={{ skin: [skin] }}
      onCheckedValueChange={(_, { checkedItems }) => {
        const chosen = skins.find((one) => one === checkedItems[0]);
        if (chosen) setPreferences({ skin: chosen });
      }}
    >
      <MenuPopover>
        <MenuList>
          {skins.map((one) => {
            const Icon = skinIcons[one];
            return (
              <MenuItemRadio key={one} name="skin" value={one} icon={<Icon />}>
                {text(`skin.${one}`)}
              </MenuItemRadio>
            );
          })}
        </MenuList>
      </MenuPopover>
    </FloatingMenu>
  );
};
