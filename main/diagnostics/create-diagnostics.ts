/** Answers Help > Diagnostics: reads the facts of the running app, previews a report, and saves exactly what was previewed. */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import type { Person, SavedFile } from '@contract/bridge';
import { type Diagnostics, type ReportFile, reportFiles } from '@contract/diagnostics/diagnostics';
import { fail, ok, okValue, type Result } from '@contract/failure';
import type { Log } from '../app/logging/log';
import type { FailureLog } from '../core/call/failure-log';
import { safeName } from '../core/export/file-name';
import type { Offline } from '../core/offline';
import type { TokenStore } from '../core/session/token-store';
import type { Desktop, NativeDialogs } from '../desktop/desktop';
import { disk } from '../desktop/disk';
import { text } from '../desktop/native-text';
import { chosenPath } from '../files/chosen-path';
import { askForPath } from '../files/dialogs';
import { refuseWhileBusy } from '../files/refuse-while-busy';
import { exportFolder, type RememberedFolder, startFolder } from '../files/remembered-folder';
import { writeInTime } from '../files/write-in-time';
import type { Handlers } from '../ipc/register';
import type { ConnectionTests } from '../transport/connection-tests';
import { type CollectPorts, collect } from './collect';

/** What may name the signed-in person or this computer in a text. */
export const namesOf = (
  person: Pick<Person, 'name' | 'email'> | undefined,
  computer = hostname(),
): readonly string[] => [computer, ...(person ? [person.name, person.email.split('@')[0] ?? ''] : [])];

export interface DiagnosticsPorts {
  readonly collect: () => Promise<Diagnostics>;
  /** Hides what identifies a person. */
  readonly redact: (text: string) => string;
  readonly dialogs: NativeDialogs;
  readonly folder: RememberedFolder;
  readonly now: () => Date;
}

/** The same diagnostics with every text redacted. */
const redacted = (diagnostics: Diagnostics, redact: (text: string) => string): Diagnostics => ({
  facts: Object.fromEntries(Object.entries(diagnostics.facts).map(([fact, value]) => [fact, redact(value)])),
  hosts: diagnostics.hosts.map((host) => ({ ...host, host: redact(host.host), proxy: redact(host.proxy) })),
  connection: diagnostics.connection.map(redact),
  failures: diagnostics.failures,
  // In one text, because the patterns are large.
  log: diagnostics.log.length > 0 ? redact(diagnostics.log.join('\n')).split('\n') : [],
});

export const createDiagnosticsHandlers = (ports: DiagnosticsPorts): Handlers['diagnostics'] => {
  const { collect, redact, dialogs, folder, now } = ports;
  let previewed: { readonly id: string; readonly files: readonly ReportFile[] } | undefined;

  const save = async ({ id }: { readonly id: string }): Promise<Result<SavedFile | null>> => {
    if (previewed?.id !== id) return fail('invalid', 'bad-request');
    const { files } = previewed;
    const name = safeName(text('diagnostics.name', { day: now().toISOString().slice(0, 10) }), '.zip');
    const path = await askForPath(dialogs, {
      ...{ title: text('diagnostics.saveTitle'), path: join(await startFolder(folder), name) },
      ...{ type: text('diagnostics.zip'), extension: 'zip' },
    });
    if (path === undefined) return ok(null);
    const target = await chosenPath(path, '.zip', disk);
    if (!target.ok) return target;
    folder.remember(dirname(target.value));
    const { zipReport } = await import('../core/zip-report');
    const chunks = async function* () {
      yield zipReport(files, now());
    };
    return writeInTime(target.value, chunks());
  };

  return {
    read: async () => ok(redacted(await collect(), redact)),
    preview: async () => {
      previewed = { id: randomUUID(), files: reportFiles(redacted(await collect(), redact), redact) };
      return ok(previewed);
    },
    save: refuseWhileBusy(save),
  };
};

interface DiagnosedParts extends Pick<CollectPorts, 'settings' | 'sessions'> {
  readonly desktop: Pick<Desktop, 'dialogs' | 'disk' | 'clock'>;
  readonly tokens: Pick<TokenStore, 'current'>;
  readonly log: Pick<Log, 'file' | 'redact'>;
  readonly offline: Pick<Offline, 'handlers'>;
  readonly network: { readonly view: CollectPorts['network'] };
  readonly failures: Pick<FailureLog, 'list'>;
  readonly connectionTests: Pick<ConnectionTests, 'last'>;
  readonly session: { readonly current: CollectPorts['session'] };
}

/** Diagnostics of the running app. */
export const createDiagnostics = (parts: DiagnosedParts): Handlers['diagnostics'] => {
  const { settings, sessions, tokens, log, offline, network, failures, connectionTests, session } = parts;
  const { dialogs, disk: userDisk, clock } = parts.desktop;
  return createDiagnosticsHandlers({
    collect: () =>
      collect({
        ...{ settings, sessions, safeMode: settings.current().safeMode ?? 'off' },
        network: network.view,
        failures: failures.list,
        connectionTest: connectionTests.last,
        session: session.current,
        offline: async () => okValue(await offline.handlers.offline.view()),
        outbox: async () => okValue(await offline.handlers.outbox.list())?.length ?? 0,
        folder: userDisk.folder('userData'),
        logFile: log.file,
        started: new Date(performance.timeOrigin),
      }),
    redact: (words) => log.redact(words, namesOf(tokens.current()?.person)),
    dialogs,
    folder: exportFolder(settings, userDisk.folder('downloads')),
    now: () => new Date(clock.now()),
  });
};
