/** The calls of exports and uploads, answered in the page in the name of the current session. */
import type { CsvAnswer } from '@contract/endpoint';
import { fail, type Result } from '@contract/failure';
import { type EndpointId, rowOf } from '@contract/table';
import type { ExportCalls } from '../../main/core/export/export-source';
import type { UploadCalls } from '../../main/core/upload/send-file';
import type { UploadedFile } from '../answers/context';
import { filesOf } from '../uploads';
import type { PageSession } from './session';
import type { Wire } from './wire';

export const createPageCalls = (wire: Wire, { token, reject }: PageSession): ExportCalls & UploadCalls => {
  const used = token();
  const call = async (
    id: EndpointId,
    input: unknown,
    signal: AbortSignal,
    files?: readonly UploadedFile[],
  ): Promise<Result<unknown>> => {
    const row = rowOf(id);
    if (!row) return fail('invalid', 'bad-request');
    const result = await wire(row, input, { token: used, signal, ...(files ? { files } : {}) });
    if (!result.ok && result.failure.kind === 'signed-out' && used !== undefined) reject(used);
    return result;
  };
  return {
    call,
    downloadCsv: async (id, input, signal) => (await call(id, input, signal)) as Result<CsvAnswer>,
    async upload({ id, headers, body, signal }) {
      const chunks: Uint8Array<ArrayBuffer>[] = [];
      try {
        for await (const chunk of body) chunks.push(Uint8Array.from(chunk));
      } catch {
        return fail('file', 'upload-unreadable');
      }
      const { values, files } = await filesOf(await new Response(new Blob(chunks), { headers }).formData());
      return call(id, values, signal, files);
    },
    // The demo's answers contain the files themselves.
    download: async () => fail('rejected', 'export-address'),
    failureOf: () => ({ kind: 'unexpected', code: 'unexpected' }),
  };
};
