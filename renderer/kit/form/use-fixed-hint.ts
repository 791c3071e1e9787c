import type { SettingsView } from '@contract/bridge';
import { useText } from '../format/text';
import { useSettings } from '../stores/settings';

/** Says who has set a setting that can't be changed here; undefined if the user may change it. */
export const useFixedHint = (setting: keyof SettingsView['fixed']): string | undefined => {
  const text = useText('server');
  const fixedBy = useSettings(({ settings }) => settings?.fixed[setting]);
  return fixedBy && text(`fixed.${fixedBy}`);
};
