/** Help > Diagnostics of the browser demo: what a page knows of its browser, and the calls that failed. */
import type { NativeBridge } from '@contract/bridge/native-calls';
import { type Diagnostics, type ReportFile, reportFiles } from '@contract/diagnostics/diagnostics';
import { fail, ok } from '@contract/failure';
import type { FailureLog } from '../../main/core/call/failure-log';
import { zipReport } from '../../main/core/zip-report';

interface PageDiagnosticsPorts {
  readonly failures: FailureLog;
  readonly outbox: () => Promise<number>;
  readonly save: (name: string, parts: readonly BlobPart[]) => void;
  readonly now: () => Date;
}

export const createPageDiagnostics = (ports: PageDiagnosticsPorts): NativeBridge<'diagnostics'> => {
  const started = ports.now();
  let previewed: { readonly id: string; readonly files: readonly ReportFile[] } | undefined;
  const collect = async (): Promise<Diagnostics> => ({
    facts: {
      ...{ version: 'demo', started: started.toISOString(), platform: 'browser', mode: 'demo', store: 'memory' },
      locale: globalThis.navigator.language,
      timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      displays: `${globalThis.screen.width}×${globalThis.screen.height} at ${globalThis.devicePixelRatio}×`,
      outbox: String(await ports.outbox()),
    },
    hosts: [],
    connection: [],
    failures: ports.failures.list(),
    log: [],
  });
  return {
    read: async () => ok(await collect()),
    // The demo has no person, token or folder of anybody.
    preview: async () => {
      previewed = { id: globalThis.crypto.randomUUID(), files: reportFiles(await collect(), (text) => text) };
      return ok(previewed);
    },
    save: async ({ id }) => {
      if (previewed?.id !== id) return fail('invalid', 'bad-request');
      const name = `Pitwall report ${ports.now().toISOString().slice(0, 10)}.zip`;
      const zip = zipReport(previewed.files, ports.now());
      ports.save(name, [zip as Uint8Array<ArrayBuffer>]);
      return ok({ name, bytes: zip.length });
    },
  };
};
