/** The settings and sections of the settings screen, in its order, for the search by name. */
import { toggleNames, toggles } from '@contract/settings/toggles';

export interface SettingName {
  /** The text key of its title. Its description, if it has one, is at the same key with `About`. */
  readonly key: string;
  /** When the screen shows it; always if left out. */
  readonly when?: 'live' | 'demo' | 'policy';
}

const named = (when: SettingName['when'], keys: readonly string[]): readonly SettingName[] =>
  keys.map((key) => ({ key, ...(when ? { when } : {}) }));

export const settingNames: readonly SettingName[] = [
  ...named(undefined, ['server.title', 'server.name']),
  ...named('live', ['profile.title', 'profile.money', 'profile.zone', 'profile.hosts', 'check.setting']),
  ...named(undefined, [
    'appearance.title',
    'appearance.skin',
    'appearance.language',
    'appearance.direction',
    'appearance.density',
    'appearance.menu',
    'shortcuts.title',
  ]),
  ...named(undefined, [
    'lock.title',
    'lock.minutes',
    'scanner.title',
    'scanner.gap',
    'scanner.layout',
    'scanner.prefix',
    'scanner.end',
    'scanner.testTitle',
    'gate.title',
    'gate.name',
    'gate.volume',
    'gate.listen',
    'gate.second',
    'gate.turnaround',
    'labels.title',
    'labels.printer',
    'network.title',
    'network.proxy',
  ]),
  ...named('live', ['network.test']),
  ...named('demo', ['network.demo']),
  ...named(undefined, ['data.title', 'data.erase']),
  ...named('demo', ['data.reset']),
  ...named(
    undefined,
    toggleNames.map((name) => `${toggles[name].section}.${name}`),
  ),
  ...named(undefined, ['offline.title', 'offline.copy', 'handOver.title', 'handOver.save', 'handOver.open']),
  ...named('policy', ['organization.title', 'organization.mediaHosts', 'organization.updateAddress']),
  ...named(undefined, ['updates.title', 'about.title', 'about.session', 'about.logs']),
];
