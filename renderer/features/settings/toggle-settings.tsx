import { type Toggle, type ToggleSection, toggleNames, toggles } from '@contract/settings/toggles';
import { Switch } from '@fluentui/react-components';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { useFixedHint } from '../../kit/form/use-fixed-hint';
import { useText } from '../../kit/format/text';
import { changeSettings, useToggle } from '../../kit/stores/settings';
import { Setting } from './parts/setting';

/** The on/off settings of a section. */
export const ToggleSettings = ({ section }: { readonly section: ToggleSection }) =>
  toggleNames
    .filter((name) => (toggles[name].section as string) === section)
    .map((name) => <ToggleSetting key={name} name={name} />);

const ToggleSetting = ({ name }: { readonly name: Toggle }) => {
  const text = useText('settings');
  const isOn = useToggle(name);
  const fixedHint = useFixedHint(name);
  const key = `${toggles[name].section}.${name}` as const;
  return (
    <Setting title={text(key)} about={text(`${key}About`)} note={fixedHint}>
      <Switch
        aria-label={text(key)}
        checked={isOn}
        disabled={fixedHint !== undefined}
        onChange={(_, { checked }) => void changeSettings({ [name]: checked }).then(notifyFailure)}
      />
    </Setting>
  );
};
