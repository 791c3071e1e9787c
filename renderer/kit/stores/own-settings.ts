/** Settings that main keeps for each user and server: those of the signed-in user. */
import type { SettingsView } from '@contract/bridge';
import { ok, type Result } from '@contract/failure';
import { limits } from '@contract/limits';
import { ownerOf, useSession } from './session';
import { changeSettings, useSettings } from './settings';

type OwnSetting = 'events' | 'exports' | 'firstSteps' | 'recent' | 'uses' | 'views';
type Own<N extends OwnSetting> = SettingsView[N][string];
type ByOwner = { readonly [N in OwnSetting]: Readonly<Record<string, Own<N>>> };

const find = <N extends OwnSetting>(
  name: N,
  settings: ByOwner | undefined,
  owner: string | undefined,
): Own<N> | undefined => (owner === undefined ? undefined : settings?.[name][owner]);

/** Undefined if the user has not set it, or nobody is signed in. */
export const useOwnSetting = <N extends OwnSetting>(name: N): Own<N> | undefined => {
  const owner = useSession(({ session }) => ownerOf(session));
  return useSettings(({ settings }) => find(name, settings, owner));
};

/** The same outside of components. */
export const readOwnSetting = <N extends OwnSetting>(name: N): Own<N> | undefined =>
  find(name, useSettings.getState().settings, ownerOf(useSession.getState().session));

/** Without those of the oldest users, because the settings are read at each start. */
const withOwner = <T>(byOwner: Readonly<Record<string, T>>, owner: string, value: T): Readonly<Record<string, T>> => {
  const others = Object.entries(byOwner).filter(([key]) => key !== owner);
  return Object.fromEntries([...others.slice(1 - limits.events.users), [owner, value]]);
};

/** Changes it first on the screen, and then in the settings. Does nothing if nobody is signed in. */
export const changeOwnSetting = async <N extends Exclude<OwnSetting, 'views'>>(
  name: N,
  value: Own<N>,
): Promise<Result<unknown>> => {
  const owner = ownerOf(useSession.getState().session);
  const { settings } = useSettings.getState();
  if (owner === undefined || settings === undefined) return ok(null);
  const byOwner: ByOwner = settings;
  const changed = { [name]: withOwner(byOwner[name], owner, value) };
  useSettings.setState({ settings: { ...settings, ...changed } });
  return changeSettings(changed);
};
