/** Handlers of the page's calls that concern the settings. */
import { ok } from '@contract/failure';
import { type Language, languageInUse } from '@contract/language';
import type { ProxyChoice } from '@contract/network/proxy';
import type { Handlers } from '../ipc/register';
import type { Settings } from './settings';

export interface SettingsPorts {
  readonly settings: Settings;
  /** Signs out after the mode or server changed. */
  readonly moved: () => Promise<void>;
  readonly resetDemo: () => Promise<void>;
  readonly proxyChanged: (proxy: ProxyChoice, before: ProxyChoice) => Promise<void>;
  /** Asks the server again after the proxy or the demo's network changed. */
  readonly networkChanged: () => void;
  readonly languageChanged: (language: Language) => void;
  /** After every change. */
  readonly changed: () => void;
}

export const createSettingsHandlers = ({
  settings,
  moved,
  resetDemo,
  proxyChanged,
  networkChanged,
  languageChanged,
  changed: afterChange,
}: SettingsPorts): Handlers['settings'] => ({
  read: () => ok(settings.read()),
  change: async (change) => {
    const before = settings.current();
    const changed = await settings.change(change);
    const after = settings.current();
    if (before.mode !== after.mode || before.server !== after.server) await moved();
    const isOtherProxy = JSON.stringify(before.proxy) !== JSON.stringify(after.proxy);
    if (isOtherProxy) await proxyChanged(after.proxy, before.proxy);
    if (isOtherProxy || before.demoNetwork !== after.demoNetwork) networkChanged();
    if (languageInUse(before) !== languageInUse(after)) languageChanged(languageInUse(after));
    afterChange();
    return changed;
  },
  resetDemo: async () => {
    await resetDemo();
    return ok(null);
  },
});
