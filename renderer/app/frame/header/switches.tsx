import { type Skin, skinChoices } from '@contract/appearance';
import { Button, MenuItemRadio, Tooltip } from '@fluentui/react-components';
import {
  DarkThemeRegular,
  DesktopRegular,
  type FluentIcon,
  TextDirectionHorizontalLtrRegular,
  TextDirectionHorizontalRtlRegular,
  WeatherMoonRegular,
  WeatherSunnyHighFilled,
  WeatherSunnyRegular,
} from '@fluentui/react-icons';
import { useDirection } from '../../../kit/format/direction';
import { useText } from '../../../kit/format/text';
import { ButtonMenu } from '../../../kit/popover/button-menu';
import { useSkin } from '../../../kit/skins/skin';
import { setPreferences, usePreferences } from '../../../kit/stores/preferences';

const skinIcons: Readonly<Record<Skin, FluentIcon>> = {
  light: WeatherSunnyRegular,
  dark: WeatherMoonRegular,
  contrast: DarkThemeRegular,
  sunlight: WeatherSunnyHighFilled,
};

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
