/** The settings as main keeps them: mode, server, samples. */
import type { SettingsChange, SettingsView } from '@contract/bridge';
import type { Result } from '@contract/failure';
import { create } from 'zustand';
import { bridge } from '../bridge/bridge';
import { useSession } from './session';

export const useSettings = create<{ readonly settings: SettingsView | undefined }>(() => ({ settings: undefined }));

/** Whether the sample areas are shown: as the user chose; until then, in the demo only. */
export const useShowSamples = (): boolean => {
  const isDemo = useSession(({ session }) => session?.mode === 'demo');
  return useSettings(({ settings }) => settings?.showSamples) ?? isDemo;
};

/** Whether switches of the start leave nothing about the server to change. */
export const isServerFixed = ({ mode, fixed }: SettingsView): boolean =>
  fixed.includes('mode') && (mode === 'demo' || fixed.includes('server'));

const take = (result: Result<SettingsView>): Result<SettingsView> => {
  if (result.ok) useSettings.setState({ settings: result.value });
  return result;
};

export const readSettings = async (): Promise<Result<SettingsView>> => take(await bridge().settings.read());

/** Changing mode or server signs out. */
export const changeSettings = async (change: SettingsChange): Promise<Result<SettingsView>> =>
  take(await bridge().settings.change(change));
