/**
 * Sends one file as an upload does, once for every line it is told, and prints the milliseconds from opening the file to
 * the server's answer: `upload-sender <path> <server>`. Run by Electron where there is one, as its main process; it says
 * `ready` when its start is over, as it is for a person who uploads.
 */
import { createInterface } from 'node:readline';
import { uploadLimits } from '@contract/media/media-type';
import { createMultipart } from '../../main/core/upload/multipart';
import { inspectFile, openFile } from '../../main/files/upload-file';
import { uploadDirectly } from '../../main/transport/direct-upload';
import { peakMemory } from './peak-memory';

const [path = '', server = ''] = process.argv.slice(-2);
const limits = { ...uploadLimits, bytes: 1024 * 1024 * 1024 };

const send = async (): Promise<{ milliseconds: number; peak: number }> => {
  const chosen = await inspectFile({ path }, limits);
  const from = performance.now();
  const media = await openFile(chosen, limits);
  const frame = createMultipart({}, { name: chosen.name, mime: media.type.mime });
  async function* body(): AsyncGenerator<Uint8Array, void> {
    yield frame.head;
    yield* media.pieces();
    yield frame.tail;
  }
  const answer = await uploadDirectly(
    {
      path: '/media/upload',
      headers: { 'content-type': frame.contentType },
      body: body(),
      length: frame.head.length + chosen.size + frame.tail.length,
      signal: new AbortController().signal,
    },
    server,
  );
  for await (const _part of answer.body);
  const milliseconds = performance.now() - from;
  await media.close();
  if (answer.status !== 200) throw new Error(`The server answered ${answer.status}.`);
  return { milliseconds, peak: peakMemory() };
};

const started = async (): Promise<void> => {
  if (process.versions.electron) await (await import('electron')).app.whenReady();
  console.log('ready');
  for await (const _line of createInterface({ input: process.stdin })) console.log(JSON.stringify(await send()));
};

started().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
