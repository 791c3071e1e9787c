/** What the page sees of the settings, and what a change makes of them. */
import { fail, ok, type Result } from '../failure';
import { defaultLanguage, type Language } from '../language';
import { readProxy } from '../network/proxy';
import { isUnencrypted, serverAddress } from '../server/server-address';
import {
  type FixedBy,
  type PolicySettings,
  type SafeMode,
  type SettingsChange,
  type SettingsView,
  type StoredSettings,
  type SwitchSettings,
  type UserSettings,
  userSettings,
} from './index';
import type { PolicyView } from './policy-view';

export interface SettingsRules {
  /** Set by command-line switches for this run. */
  readonly fixed: SwitchSettings;
  /** Set by the organization's policy. It overrides a switch; a switch that contradicts it is refused at the start. */
  readonly byPolicy?: PolicySettings;
  /** Addresses that the policy allows without encryption. */
  readonly allowHttp: readonly string[];
  readonly policy?: PolicyView;
  /** English until it is known. */
  readonly systemLanguage?: Language;
  readonly safeMode?: SafeMode;
  readonly hasBackup?: boolean;
}

/** The server in use: an address without encryption only while the user's choice or the policy allows it. */
const serverOf = ({ server, plainServer }: StoredSettings, { allowHttp }: SettingsRules): string => {
  const read = serverAddress(server, { allowHttp, acceptsPlain: plainServer === server });
  return read.ok ? read.value : '';
};

const names = Object.keys(userSettings) as (keyof UserSettings)[];

type Defined<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> };
const withoutUndefined = <T extends object>(values: T): Defined<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>;

/** Samples may be what keeps the app from starting. */
const fixedInSafeMode = ({ safeMode }: SettingsRules): PolicySettings => (safeMode ? { showSamples: false } : {});

const fixedBy = (rules: SettingsRules): SettingsView['fixed'] => {
  const all = (names: object, by: FixedBy) => Object.fromEntries(Object.keys(names).map((name) => [name, by]));
  const { fixed, byPolicy = {} } = rules;
  return {
    ...all(withoutUndefined(fixed), 'switch'),
    ...all(withoutUndefined(byPolicy), 'policy'),
    ...all(fixedInSafeMode(rules), 'safeMode'),
  };
};

export const viewSettings = (stored: StoredSettings, rules: SettingsRules): SettingsView => {
  const values = Object.fromEntries(names.map((name) => [name, stored[name]])) as unknown as UserSettings;
  return {
    ...(withoutUndefined({ ...values, server: serverOf(stored, rules) }) as SettingsView),
    ...withoutUndefined(rules.fixed),
    ...withoutUndefined(rules.byPolicy ?? {}),
    ...withoutUndefined(fixedInSafeMode(rules)),
    ...(rules.policy ? { policy: rules.policy } : {}),
    systemLanguage: rules.systemLanguage ?? defaultLanguage,
    ...(rules.safeMode ? { safeMode: rules.safeMode } : {}),
    ...(rules.hasBackup ? { hasBackup: true } : {}),
    ...(rules.allowHttp.length > 0 ? { allowHttp: rules.allowHttp } : {}),
    fixed: fixedBy(rules),
  };
};

/** Fails as `server-address`, `proxy-address` or `proxy-bypass` for what is none, `not-allowed` for what a switch or the policy has fixed. */
export const changeSettings = (
  stored: StoredSettings,
  { acceptsPlain = false, ...change }: SettingsChange,
  rules: SettingsRules,
): Result<StoredSettings> => {
  const fixed = fixedBy(rules);
  if (Object.keys(change).some((name) => Object.hasOwn(fixed, name))) return fail('refused', 'not-allowed');
  const typed = change.server?.trim() ? change.server : undefined;
  const server =
    typed === undefined
      ? undefined
      : serverAddress(typed, {
          allowHttp: rules.allowHttp,
          acceptsPlain: acceptsPlain || typed === stored.plainServer,
        });
  if (server && !server.ok) return server;
  const proxy = change.proxy && readProxy(change.proxy);
  if (proxy && !proxy.ok) return proxy;
  const changed = Object.entries(change).map(([name, value]) => {
    const row: { readonly isMerged?: true } = userSettings[name as keyof UserSettings];
    return [name, row.isMerged ? { ...Object(stored[name as keyof UserSettings]), ...Object(value) } : value];
  });
  return ok({
    ...stored,
    ...(Object.fromEntries(changed) as Partial<UserSettings>),
    ...(proxy ? { proxy: proxy.value } : {}),
    ...(change.server === undefined ? {} : { server: server?.value ?? '' }),
    ...(server && acceptsPlain && isUnencrypted(server.value) ? { plainServer: server.value } : {}),
  });
};
