/** Uploads 200 MB to a server on this computer, alternating with curl. */
import { execFile, spawn } from 'node:child_process';
import { createHash, randomFillSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { atMost, type Bench, info, median } from './figure';

const run = promisify(execFile);

/** Random bytes with the first bytes of an MP4 file. */
const film = (megabytes: number): Buffer => {
  const content = randomFillSync(Buffer.allocUnsafe(megabytes * 1_000_000));
  content.set(Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1'));
  return content;
};

export const upload: Bench = async ({ short }) => {
  const folder = mkdtempSync(join(tmpdir(), 'pitwall-upload-'));
  const path = join(folder, 'film.mp4');
  const content = film(short ? 60 : 200);
  writeFileSync(path, content);
  const bodies: { readonly size: number; readonly whole: boolean }[] = [];
  let check = true;
  const server = createServer(async (request, response) => {
    // The first round compares all bytes and is not measured.
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of request) {
      size += part.length;
      if (check) parts.push(part);
    }
    const hash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
    const all = Buffer.concat(parts);
    const start = all.indexOf('\r\n\r\n', all.indexOf('filename=')) + 4;
    bodies.push({ size, whole: !check || hash(all.subarray(start, start + content.length)) === hash(content) });
    response.end('{}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const electron = process.env.PITWALL_ELECTRON;
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const program = electron ?? process.execPath;
  const switches = electron ? [...asRoot, `--user-data-dir=${join(folder, 'data')}`] : [];
  const sender = spawn(program, [...switches, resolve('out/bench/upload-sender.js'), path, address], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const lines = createInterface({ input: sender.stdout })[Symbol.asyncIterator]();
  const line = async (): Promise<string> => {
    const next = await lines.next();
    if (next.done) throw new Error('The sending process ended.');
    return next.value;
  };
  const ours = async (): Promise<{ milliseconds: number; peak: number }> => {
    sender.stdin.write('again\n');
    return JSON.parse(await line()) as { milliseconds: number; peak: number };
  };
  const curl = async (): Promise<number> => {
    const { stdout } = await run('curl', [
      '-sS',
      '-o',
      '/dev/null',
      '-w',
      '%{time_total}',
      '-H',
      'Expect:',
      '-F',
      `file=@${path};type=video/mp4`,
      `${address}/media/upload`,
    ]);
    return Number(stdout) * 1000;
  };

  try {
    if ((await line()) !== 'ready') throw new Error('The sending process did not start.');
    const measurements: { milliseconds: number; peak: number }[] = [];
    const theirs: number[] = [];
    for (let round = 0; round <= (short ? 3 : 7); round += 1) {
      const first = await ours();
      const second = await curl();
      if (!check) {
        measurements.push(first);
        theirs.push(second);
      }
      if (!bodies.every(({ whole, size }) => whole && size > content.length))
        throw new Error('A file arrived changed.');
      check = false;
    }
    const mine = median(measurements.map(({ milliseconds }) => milliseconds));
    return [
      atMost(`upload of ${content.length / 1e6} MB: Pitwall / curl`, mine / median(theirs), 'x', 1.25),
      info(`  Pitwall, in ${electron ? "Electron's main process" : 'Node (no Electron here)'}`, mine, 'ms'),
      info('  curl', median(theirs), 'ms'),
      info('  peak memory of the sending process', Math.max(...measurements.map(({ peak }) => peak)), 'MB'),
    ];
  } finally {
    sender.stdin.end();
    sender.kill();
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
