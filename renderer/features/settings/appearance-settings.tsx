import { densities, directionChoices, skins } from '@contract/appearance';
import { Radio, RadioGroup, Switch } from '@fluentui/react-components';
import { useText } from '../../kit/format/text';
import { setPreferences, usePreferences } from '../../kit/stores/preferences';
import { LanguageSetting } from './language-setting';
import { Setting } from './setting';
import { SkinTiles } from './skin-tiles';
import { ToggleSettings } from './toggle-settings';

/** Appearance settings, stored on this computer and applied at once. */
export const AppearanceSettings = () => {
  const text = useText('settings');
  const { skin, direction, density, collapsed } = usePreferences();
  return (
    <>
      <Setting title={text('appearance.skin')} about={text('appearance.skinAbout')} tall>
        <SkinTiles skins={skins} chosen={skin} onChoose={(chosen) => setPreferences({ skin: chosen })} />
      </Setting>
      <LanguageSetting />
      <Setting title={text('appearance.direction')} about={text('appearance.directionAbout')}>
        <RadioGroup
          layout="horizontal"
          aria-label={text('appearance.direction')}
          value={direction}
          onChange={(_, data) => {
            const chosen = directionChoices.find((one) => one === data.value);
            if (chosen) setPreferences({ direction: chosen });
          }}
        >
          {directionChoices.map((one) => (
            <Radio key={one} value={one} label={text(`appearance.${one}`)} />
          ))}
        </RadioGroup>
      </Setting>
      <Setting title={text('appearance.density')} about={text('appearance.densityAbout')}>
        <RadioGroup
          layout="horizontal"
          aria-label={text('appearance.density')}
          value={density}
          onChange={(_, data) => {
            const chosen = densities.find((one) => one === data.value);
            if (chosen) setPreferences({ density: chosen });
          }}
        >
          {densities.map((one) => (
            <Radio key={one} value={one} label={text(`appearance.${one}`)} />
          ))}
        </RadioGroup>
      </Setting>
      <Setting title={text('appearance.menu')} about={text('appearance.menuAbout')}>
        <Switch
          aria-label={text('appearance.menu')}
          checked={collapsed}
          onChange={(_, data) => setPreferences({ collapsed: data.checked })}
        />
      </Setting>
      <ToggleSettings section="appearance" />
    </>
  );
};
