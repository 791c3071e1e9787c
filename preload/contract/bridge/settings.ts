/** The native calls of the settings. */
import { value } from '../endpoint';
import { SettingsChange, type SettingsView } from '../settings';
import { nativeCall } from './native-call';

export const settings = {
  read: nativeCall({ output: value<SettingsView>() }),
  /** Changing mode or server signs out. */
  change: nativeCall({ input: SettingsChange, output: value<SettingsView>() }),
  resetDemo: nativeCall({ output: value<null>() }),
};
