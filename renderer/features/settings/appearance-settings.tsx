import { densities, directionChoices, skinChoices } from '@contract/appearance';
import { Radio, RadioGroup, Switch } from '@fluentui/react-components';
import { useText } from '../../kit/format/text';
import { setPreferences, usePreferences } from '../../kit/stores/preferences';
import { LanguageSetting } from './language-setting';
import { Setting } from './setting';
import { SkinTiles } from './skin-tiles';
import { ToggleSettings } from './toggle-settings';

interface ChoiceSettingProps<V extends string> {
  readonly name: 'direction' | 'density';
  readonly values: readonly V[];
  readonly chosen: V;
  readonly onChoose: (value: V) => void;
}

const ChoiceSetting = <V extends string>({ name, values, chosen, onChoose }: ChoiceSettingProps<V>) => {
  const text = useText('settings');
  const title = text(`appearance.${name}`);
  return (
    <Setting title={title} about={text(`appearance.${name}About`)}>
      <RadioGroup
        layout="horizontal"
        aria-label={title}
        value={chosen}
        onChange={(_, data) => {
          const value = values.find((one) => one === data.value);
          if (value) onChoose(value);
        }}
      >
        {values.map((one) => (
          <Radio key={one} value={one} label={text(`appearance.${one}`)} />
        ))}
      </RadioGroup>
    </Setting>
  );
};

/** Appearance settings, stored on this computer and applied at once. */
export const AppearanceSettings = () => {
  const text = useText('settings');
  const { skin, direction, density, collapsed } = usePreferences();
  return (
    <>
      <Setting title={text('appearance.skin')} about={text('appearance.skinAbout')} tall>
        <SkinTiles skins={skinChoices} chosen={skin} onChoose={(chosen) => setPreferences({ skin: chosen })} />
      </Setting>
      <LanguageSetting />
      <ChoiceSetting
        name="direction"
        values={directionChoices}
        chosen={direction}
        onChoose={(chosen) => setPreferences({ direction: chosen })}
      />
      <ChoiceSetting
        name="density"
        values={densities}
        chosen={density}
        onChoose={(chosen) => setPreferences({ density: chosen })}
      />
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
