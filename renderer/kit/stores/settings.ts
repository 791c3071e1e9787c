/** A copy of main's settings. */
import type { SettingsChange, SettingsView } from '@contract/bridge';
import type { Result } from '@contract/failure';
import { languageInUse } from '@contract/language';
import { resolveToggle, type Toggle } from '@contract/settings/toggles';
import { create } from 'zustand';
import { changeLanguage, currentLanguage } from '../../locales';
import { bridge } from '../bridge/bridge';
import { useSession } from './session';

export const useSettings = create<{ readonly settings: SettingsView | undefined }>(() => ({ settings: undefined }));

/** Whether a setting is on: the user's choice, or else the initial value. */
export const useToggle = (toggle: Toggle): boolean => {
  const isDemo = useSession(({ session }) => session?.mode === 'demo');
  const chosen = useSettings(({ settings }) => settings?.[toggle]);
  return resolveToggle(toggle, chosen, isDemo);
};

/** The same outside of components, for rows that must render without hooks. */
export const isToggleOn = (toggle: Toggle): boolean =>
  resolveToggle(toggle, useSettings.getState().settings?.[toggle], useSession.getState().session?.mode === 'demo');

/** Whether there is a server to test: live mode with an address. */
export const useHasServer = (): boolean =>
  useSettings(({ settings }) => settings?.mode === 'live' && settings.server !== '');

/** Whether the demo mode is fixed, or the live mode and its server. */
export const isServerFixed = ({ mode, fixed }: SettingsView): boolean =>
  fixed.mode !== undefined && (mode === 'demo' || fixed.server !== undefined);

const keep = (result: Result<SettingsView>): Result<SettingsView> => {
  if (result.ok) useSettings.setState({ settings: result.value });
  return result;
};

/** Loads the texts of the language in use. If they can't be loaded, the language stays as it was. */
export const loadTexts = async (): Promise<void> => {
  const { settings } = useSettings.getState();
  await changeLanguage(settings ? languageInUse(settings) : currentLanguage()).catch(() => undefined);
};

/** Another window changed the settings. */
export const takeSettings = (settings: SettingsView): void => {
  useSettings.setState({ settings });
  void loadTexts();
};

/** Resolves before the texts are loaded, so that a start can ask for rows meanwhile. */
export const readSettings = async (): Promise<Result<SettingsView>> => {
  const result = keep(await bridge().settings.read());
  void loadTexts();
  return result;
};

/** Changing mode or server signs out. */
export const changeSettings = async (change: SettingsChange): Promise<Result<SettingsView>> => {
  const result = keep(await bridge().settings.change(change));
  await loadTexts();
  return result;
};
