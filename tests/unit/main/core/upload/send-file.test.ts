/** A file that can't be sent because the server can't be reached is kept for later. */
import { type Failure, fail, ok, type Result } from '@contract/failure';
import { expect, test } from 'vitest';
import type { FileToKeep } from '../../../../../main/core/call/calls';
import { sendFile } from '../../../../../main/core/upload/send-file';
import { systemRandom } from '../../../../../main/desktop/system-ports';

const bytes = Uint8Array.of(1, 2, 3);

const send = async (answer: Result<unknown>): Promise<{ result: Result<unknown>; kept: FileToKeep[] }> => {
  const kept: FileToKeep[] = [];
  const result = await sendFile(
    systemRandom,
    {
      upload: async () => answer,
      keepUpload: async (file) => {
        kept.push(file);
        return fail('queued', 'queued');
      },
    },
    {
      name: 'gate.png',
      size: bytes.length,
      mime: 'image/png',
      opened: {
        head: bytes,
        chunks: async function* () {
          yield bytes;
        },
        close: async () => undefined,
      },
      request: { many: false, folder: 'tracks' },
      failureOf: (): Failure => ({ kind: 'file', code: 'file-failed' }),
    },
    new AbortController().signal,
    () => undefined,
  );
  return { result, kept };
};

test.each([fail('network', 'unreachable'), fail('timeout', 'not-sent')])(
  'it is kept with its bytes after $failure.code',
  async (failure) => {
    const { result, kept } = await send(failure);
    expect(result).toEqual(fail('queued', 'queued'));
    expect(kept).toMatchObject([{ name: 'gate.png', size: 3, mime: 'image/png', failure: failure.failure }]);
    const chunks: Uint8Array[] = [];
    for await (const chunk of kept[0]?.chunks ?? []) chunks.push(chunk);
    expect(Buffer.concat(chunks)).toEqual(Buffer.from(bytes));
  },
);

test.each([
  ok({ url: '/a.png' }),
  fail('unknown-outcome', 'unknown-outcome'),
  fail('rejected', 'rejected', { status: 413 }),
])('but not after any other answer', async (answer) => {
  expect(await send(answer)).toEqual({ result: answer, kept: [] });
});
