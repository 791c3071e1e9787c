/** Handlers of the page's calls that concern the settings. */
import { ok } from '@contract/failure';
import type { Handlers } from '../ipc/handlers';
import type { Settings } from './settings';

export interface SettingsPorts {
  readonly settings: Settings;
  /** Signs out after the mode or server changed. */
  readonly moved: () => Promise<void>;
  readonly resetDemo: () => Promise<void>;
  /** Asks the server again after the demo's network changed. */
  readonly networkChanged: () => void;
}

export const createSettingsHandlers = ({
  settings,
  moved,
  resetDemo,
  networkChanged,
}: SettingsPorts): Handlers['settings'] => ({
  read: () => ok(settings.read()),
  change: async (change) => {
    const before = settings.current();
    const changed = await settings.change(change);
    const after = settings.current();
    if (before.mode !== after.mode || before.server !== after.server) await moved();
    if (before.demoNetwork !== after.demoNetwork) networkChanged();
    return changed;
  },
  resetDemo: async () => {
    await resetDemo();
    return ok(null);
  },
});
