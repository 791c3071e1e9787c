/**
 * Uploads one file for every line on standard input, and prints the milliseconds from opening the file to
 * the server's answer: `upload-sender <path> <server>`. Run by Electron if there is one, as its main process. It prints
 * `ready` after its start, because an upload in the app starts later, too.
 */
import { createInterface } from 'node:readline';
import { limits as productLimits } from '@contract/limits';
import { detectType } from '../../main/core/upload/detect-type';
import { createMultipart } from '../../main/core/upload/multipart';
import { checkContent } from '../../main/core/upload/upload-file';
import { inspectFile } from '../../main/files/upload-host';
import { uploadDirectly } from '../../main/transport/direct-upload';
import { peakMemory } from './peak-memory';

const [path = '', server = ''] = process.argv.slice(-2);
const limits = { ...productLimits.upload, bytes: 1024 * 1024 * 1024 };

const send = async (): Promise<{ milliseconds: number; peak: number }> => {
  const chosen = await inspectFile({ path }, limits);
  const from = performance.now();
  const opened = await chosen.open();
  const { mime } = await checkContent(chosen.name, opened.head, limits, detectType);
  const form = createMultipart({}, { name: chosen.name, mime });
  async function* body(): AsyncGenerator<Uint8Array, void> {
    yield form.head;
    yield* opened.chunks();
    yield form.tail;
  }
  const answer = await uploadDirectly(
    {
      path: '/media/upload',
      headers: { 'content-type': form.contentType },
      body: body(),
      length: form.head.length + chosen.size + form.tail.length,
      signal: new AbortController().signal,
    },
    server,
  );
  for await (const _part of answer.body);
  const milliseconds = performance.now() - from;
  await opened.close();
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
