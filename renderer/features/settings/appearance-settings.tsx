import { densities, directionChoices, skinChoices } from '@contract/appearance';
import { languageChoices, languageTable } from '@contract/language';
import { Radio, RadioGroup, Select, Switch } from '@fluentui/react-components';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { useText } from '../../kit/format/text';
import { setPreferences, usePreferences } from '../../kit/stores/preferences';
import { changeSettings, useSettings } from '../../kit/stores/settings';
import { Setting } from './parts/setting';
import { SkinTiles } from './skin-tiles';
import { ToggleSettings } from './toggle-settings';

/** Applied at once, also to the native menu. */
const LanguageSetting = () => {
  const text = useText('settings');
  const settings = useSettings((state) => state.settings);
  if (!settings) return null;
  const system = text('appearance.systemLanguage', { language: languageTable[settings.systemLanguage].name });
  return (
    <Setting title={text('appearance.language')} about={text('appearance.languageAbout')}>
      <Select
        aria-label={text('appearance.language')}
        value={settings.language}
        onChange={(_, { value }) => {
          const language = languageChoices.find((one) => one === value);
          if (language) void changeSettings({ language }).then(notifyFailure);
        }}
      >
        {languageChoices.map((one) => (
          <option key={one} value={one}>
            {one === 'system' ? system : languageTable[one].name}
          </option>
        ))}
      </Select>
    </Setting>
  );
};

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
