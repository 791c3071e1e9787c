import { skinChoices } from '@contract/appearance';
import { Button, MenuItemRadio, Tooltip } from '@fluentui/react-components';
import {
  DesktopRegular,
  TextDirectionHorizontalLtrRegular,
  TextDirectionHorizontalRtlRegular,
} from '@fluentui/react-icons';
import { useText } from '../../../kit/format/text';
import { ButtonMenu } from '../../../kit/popover/button-menu';
import { useDirection } from '../../../kit/stores/direction';
import { setPreferences, usePreferences } from '../../../kit/stores/preferences';
import { useSkin } from '../../../kit/stores/skin';
import { skinIcons } from './skin-icons';

export const SkinSwitch = () => {
  const text = useText('app');
  const Icon = skinIcons[useSkin()];
  const skin = usePreferences((state) => state.skin);
  return (
    <ButtonMenu
      tooltip={text('skin.name')}
      button={<Button appearance="subtle" icon={<Icon />} />}
      checkedValues={{ skin: [skin] }}
      onCheckedValueChange={(_, { checkedItems }) => {
        const chosen = skinChoices.find((one) => one === checkedItems[0]);
        if (chosen) setPreferences({ skin: chosen });
      }}
    >
      {skinChoices.map((one) => {
        const SkinIcon = one === 'system' ? DesktopRegular : skinIcons[one];
        return (
          <MenuItemRadio key={one} name="skin" value={one} icon={<SkinIcon />}>
            {text(`skin.${one}`)}
          </MenuItemRadio>
        );
      })}
    </ButtonMenu>
  );
};

export const DirectionSwitch = () => {
  const text = useText('app');
  const direction = useDirection();
  const other = direction === 'ltr' ? 'rtl' : 'ltr';
  return (
    <Tooltip content={text(`direction.to.${other}`)} relationship="label">
      <Button
        appearance="subtle"
        icon={other === 'rtl' ? <TextDirectionHorizontalRtlRegular /> : <TextDirectionHorizontalLtrRegular />}
        onClick={() => setPreferences({ direction: other })}
      />
    </Tooltip>
  );
};
