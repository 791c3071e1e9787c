/** Chooses the profile for a server: the policy's, else the person's own. */
import type { ProfileView } from '@contract/bridge/servers';
import { fail, ok, type Result } from '@contract/failure';
import { readServerProfile, type ServerProfile } from '@contract/reading/server-profile';
import type { StoredSettings } from '@contract/settings';
import type { Policy } from './policy';

export interface Profiles {
  /** The profile in use for a server; undefined if only the built-in rules apply. */
  of(server: string): ServerProfile | undefined;
  /** The same profile with its origin and its read errors, for the screen. */
  view(server: string): ProfileView;
  /** On `bad-profile` (path and reason in `fields`) or `not-allowed` (a policy applies), nothing changes. */
  save(server: string, input: unknown): Promise<Result<ProfileView>>;
  remove(server: string): Promise<Result<ProfileView>>;
}

export interface ProfilesPorts {
  readonly policy: Policy;
  readonly read: () => StoredSettings['profiles'];
  /** Replaces all profiles. Resolves when they are written. */
  readonly write: (profiles: StoredSettings['profiles']) => Promise<void>;
  /** Stored profiles that could not be read at start. */
  readonly bad: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const own = <T>(of: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(of, name) ? of[name] : undefined;

export const createProfiles = ({ policy, read: readProfiles, write, bad }: ProfilesPorts): Profiles => {
  const repaired = new Set<string>();
  const decided = (server: string) => policy.profiles.get(server.toLowerCase());

  const view = (server: string): ProfileView => {
    const fixed = decided(server);
    const profile = fixed ?? own(readProfiles(), server);
    const problems = { ...policy.problems, ...(repaired.has(server) ? {} : own(bad, server)) };
    return {
      server,
      from: fixed ? 'policy' : profile ? 'own' : 'none',
      profile: profile ?? { version: 1 },
      ...(Object.keys(problems).length > 0 ? { problems } : {}),
    };
  };
  const change = async (server: string, next: StoredSettings['profiles']): Promise<Result<ProfileView>> => {
    repaired.add(server);
    await write(next);
    return ok(view(server));
  };
  const refusal = (server: string) => {
    if (server === '') return fail('invalid', 'server-address');
    return decided(server) ? fail('refused', 'not-allowed') : undefined;
  };

  return {
    of: (server) => decided(server) ?? own(readProfiles(), server),
    view,
    save: async (server, input) => {
      const refused = refusal(server);
      if (refused) return refused;
      const read = readServerProfile(input);
      return read.ok ? change(server, { ...readProfiles(), [server]: read.value }) : read;
    },
    remove: async (server) => {
      const refused = refusal(server);
      if (refused) return refused;
      const { [server]: _removed, ...rest } = readProfiles();
      return change(server, rest);
    },
  };
};
