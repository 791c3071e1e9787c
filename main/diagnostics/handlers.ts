/** Answers Help > Diagnostics: reads the facts, previews a report, and saves exactly what was previewed. */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import type { Person, SavedFile } from '@contract/bridge';
import { type Diagnostics, type ReportFile, reportFiles } from '@contract/diagnostics/diagnostics';
import { fail, ok, type Result } from '@contract/failure';
import { safeName } from '../core/export/file-name';
import { disk } from '../desktop/disk';
import { text } from '../desktop/native-text';
import { chosenPath } from '../files/chosen-path';
import { askForPath, type NativeDialogs } from '../files/dialogs';
import { refuseWhileBusy } from '../files/refuse-while-busy';
import { type RememberedFolder, startFolder } from '../files/remembered-folder';
import { writeAtomic } from '../files/write-atomic';
import type { Handlers } from '../ipc/handlers';

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

const diskTimeout = 30_000;

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
    const { zipReport } = await import('../core/diagnostics/zip-report');
    const chunks = async function* () {
      yield zipReport(files, now());
    };
    return writeAtomic(target.value, chunks(), AbortSignal.timeout(diskTimeout));
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
