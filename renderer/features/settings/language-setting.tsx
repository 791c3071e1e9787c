import { languageChoices, languageTable } from '@contract/language';
import { Select } from '@fluentui/react-components';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { useText } from '../../kit/format/text';
import { changeSettings, useSettings } from '../../kit/stores/settings';
import { Setting } from './setting';

/** Applied at once, also to the native menu. */
export const LanguageSetting = () => {
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
