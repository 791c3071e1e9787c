/** When the app locks, how it unlocks, and what lists show of people. */
import { lockMinuteChoices, lockMinutesOf } from '@contract/settings/lock-minutes';
import { Select } from '@fluentui/react-components';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { useFixedHint } from '../../kit/form/use-fixed-hint';
import { useText } from '../../kit/format/text';
import { useSession } from '../../kit/stores/session';
import { changeSettings, useSettings } from '../../kit/stores/settings';
import { Setting } from './parts/setting';
import { ToggleSettings } from './toggle-settings';

export const LockSettings = () => {
  const text = useText('settings');
  const isDemo = useSession(({ session }) => session?.mode === 'demo');
  const minutes = lockMinutesOf(
    useSettings(({ settings }) => settings?.lockMinutes),
    isDemo,
  );
  const fixedHint = useFixedHint('lockMinutes');
  // A policy may set a number that is not offered.
  const choices = [...new Set([...lockMinuteChoices, minutes])].sort((one, other) => one - other);
  return (
    <>
      <Setting title={text('lock.minutes')} about={text('lock.minutesAbout')} note={fixedHint}>
        <Select
          aria-label={text('lock.minutes')}
          value={String(minutes)}
          disabled={fixedHint !== undefined}
          onChange={(_, { value }) => void changeSettings({ lockMinutes: Number(value) }).then(notifyFailure)}
        >
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice === 0 ? text('lock.never') : text('lock.after', { count: choice })}
            </option>
          ))}
        </Select>
      </Setting>
      <ToggleSettings section="lock" />
    </>
  );
};
