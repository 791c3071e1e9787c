/** The page's calls about the server in use: its profile, its check and its shapes. */
import type { CheckProgress } from '@contract/bridge/servers';
import { fail, ok } from '@contract/failure';
import { readWith } from '@contract/reading/check/inspect';
import { emptyProfile, readServerProfile } from '@contract/reading/server-profile';
import { rowOf } from '@contract/table';
import { wait } from '../core/async/timing';
import type { SessionPort } from '../core/call/session-port';
import { text } from '../desktop/native-text';
import { systemClock } from '../desktop/system-ports';
import type { TextFiles } from '../files/text-files';
import type { Handlers } from '../ipc/register';
import type { Profiles } from '../settings/profiles';
import type { CheckCall } from './check-call';
import type { FieldUsageLog } from './field-usage';
import { type Checked, runCheck } from './run';

export interface ServerPorts {
  readonly session: SessionPort;
  readonly profiles: Profiles;
  readonly callEndpoint: CheckCall;
  /** The signed-in person's role. */
  readonly personId: () => Promise<string | undefined>;
  readonly files: TextFiles;
  readonly shapes: FieldUsageLog;
  readonly onProgress: (progress: CheckProgress) => void;
}

export interface Servers {
  readonly handlers: Omit<Handlers['servers'], 'test' | 'cancelTest'>;
  /** Stops a check and discards its results: at sign-out, and before a different user signs in. */
  forget(): void;
}

/** The part of a file name that identifies the server. */
const hostOf = (server: string): string => server.replace(/^https?:\/\//, '').replaceAll(/[^a-z0-9.-]+/gi, '-');

export const createServers = ({
  session,
  profiles,
  callEndpoint,
  files,
  shapes,
  onProgress,
  personId,
}: ServerPorts): Servers => {
  let running: AbortController | undefined;
  let last: Checked | undefined;
  const here = (): string => {
    const { mode, server } = session.target();
    return mode === 'live' ? server : '';
  };
  const forget = (): void => {
    running?.abort();
    last = undefined;
    shapes.clear();
  };
  /** Forgets the noted shapes, because they were read with another profile. */
  const changed = <T extends { readonly ok: boolean }>(result: T): T => {
    if (result.ok) shapes.clear();
    return result;
  };

  return {
    forget,
    handlers: {
      profile: () => ok(profiles.view(here())),
      saveProfile: async ({ profile }) => changed(await profiles.save(here(), profile)),
      importProfile: async () => {
        const opened = await files.open(text('files.importProfile'));
        if (!opened.ok || opened.value === null) return opened.ok ? ok(null) : opened;
        return changed(await profiles.save(here(), opened.value.json));
      },
      exportProfile: () =>
        files.save(text('files.exportProfile'), `${hostOf(here())} profile`, profiles.view(here()).profile),
      removeProfile: async () => changed(await profiles.remove(here())),
      check: async () => {
        if (running) return fail('busy', 'busy');
        const server = here();
        if (server === '' || session.token() === undefined) return fail('signed-out', 'not-signed-in');
        const generation = session.generation();
        const controller = new AbortController();
        running = controller;
        try {
          const { signal } = controller;
          const profile = profiles.of(server);
          const checked = await runCheck({
            ...{
              server,
              callEndpoint,
              profile,
              onProgress,
              delay: (delayMs, stop) => wait(systemClock, delayMs, stop),
              signal,
            },
            personId: await personId(),
          });
          if (session.generation() !== generation) return fail('signed-out', 'signed-out');
          last = checked;
          return ok(checked.report);
        } finally {
          running = undefined;
        }
      },
      unexplained: () => ok(session.token() === undefined ? null : (last?.unexplained ?? null)),
      cancelCheck: () => {
        running?.abort();
        return ok(null);
      },
      preview: ({ call, field, profile }) => {
        const row = rowOf(call);
        const originals = last?.originals.get(call);
        const after = readServerProfile(profile);
        if (!after.ok) return after;
        if (!row || !originals || session.token() === undefined) return ok(null);
        const before = profiles.of(here()) ?? emptyProfile;
        const read = (as: typeof before) => originals.map((original) => readWith(row, original, as)[field] ?? null);
        return ok({ before: read(before), after: read(after.value) });
      },
      saveReport: async () =>
        last
          ? files.save(text('files.saveReport'), `${hostOf(last.report.server)} check`, last.report)
          : fail('invalid', 'bad-request'),
      fieldUsage: () => ok(shapes.notes()),
    },
  };
};
