/**
 * Answers that are meant to exhaust their reader, as a list reads them: the pauses of main, and the memory of all its
 * processes. Answers of 60 MB, and short ones that main would read itself.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { atMost, type Bench, type Figure, info } from './figure';
import { runMeasured } from './measured-program';

interface Measurement {
  readonly outcome: string;
  readonly milliseconds: number;
  readonly pause: number;
  readonly memory: number;
}

const [large, short] = [60_000_000, 500_000];

/** A text of about `size` bytes: `head`, `item` with running numbers as often as it fits, `tail`. */
const filled = (head: string, item: (at: number) => string, tail: string, size = large): Buffer => {
  const pieces: Buffer[] = [Buffer.from(head)];
  let piece = '';
  for (let at = 0, length = 0; length < size; at += 1) {
    const next = item(at);
    piece += next;
    length += next.length;
    if (piece.length < 1_000_000 && length < size) continue;
    pieces.push(Buffer.from(piece));
    piece = '';
  }
  return Buffer.concat([...pieces, Buffer.from(tail)]);
};

/** Many at a time, because adding millions of characters one by one takes longer than the measurement. */
const thousand = (item: string): (() => string) => {
  const items = item.repeat(1_000);
  return () => items;
};

const filling = 'x'.repeat(60);
/** A row with those of sixteen fields whose bits are set in its number times a prime. */
const someNames = (at: number): string => {
  const names = Array.from({ length: 16 }, (_, bit) => (((at * 40_503) >> bit) & 1 ? `,"field${bit}":"x"` : ''));
  return `{"id":${at}${names.join('')}},`;
};
const answers: Readonly<Record<string, () => Buffer>> = {
  'lists within lists': () => filled('{"data":', thousand('['), ''),
  'one object with millions of names': () => filled('{"data":{', (at) => `"k${at}":1,`, '"k":1}}'),
  'one object with the same name': () => filled('{"data":{', thousand('"name":1,'), '"name":1}}'),
  'one text': () => filled('{"data":[{"id":1,"note":"', thousand('x'), '"}]}'),
  'one text of backslashes': () => filled('{"data":"', thousand('\\\\'), '"}'),
  'empty lists': () => filled('{"data":[', thousand('[],'), '[]]}'),
  'rows of empty lists': () => filled('{"data":[', (at) => `{"id":${at},"a":[[],[],[],[],[],[],[],[]]},`, '{"id":1}]}'),
  'rows with __proto__': () =>
    filled('{"data":[', (at) => `{"id":${at},"__proto__":{"a":"${filling}"}},`, '{"id":1}]}'),
  'rows with a name each': () => filled('{"data":[', (at) => `{"id":${at},"n${at}":"${filling}"},`, '{"id":1}]}'),
  'rows with long numbers': () =>
    filled('{"data":[', (at) => `{"id":1234567890123${at + 1e6},"a":[1,2,3]},`, '{"id":1}]}'),
};

const shortAnswers: Readonly<Record<string, () => Buffer>> = {
  'rows with a name each': () => filled('{"data":[', (at) => `{"id":${at},"n${at}":1},`, '{"id":1}]}', short),
  'rows with some of sixteen names': () => filled('{"data":[', someNames, '{"id":1}]}', short),
};

export const hostile: Bench = async (options) => {
  const folder = mkdtempSync(join(tmpdir(), 'pitwall-hostile-'));
  let body: Buffer = Buffer.alloc(0);
  const small = `{"data":[${Array.from({ length: 6_000 }, (_, id) => `{"id":${id},"note":"${filling}${filling}"}`).join(',')}]}`;
  const server = createServer((request, response) => {
    void text(request).then((input) => {
      response.setHeader('content-type', 'application/json');
      response.end(input.includes('"page":2') ? small : body);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const figures: Figure[] = [];
    const measure = async (create: () => Buffer) => {
      body = create();
      const runs: Measurement[] = [];
      for (let round = 0; round < (options.short ? 1 : 3); round += 1)
        runs.push(await runMeasured<Measurement>('hostile-reader', [address], folder));
      const worst = (key: 'pause' | 'memory' | 'milliseconds'): number => Math.max(...runs.map((one) => one[key]));
      return { outcome: runs[0]?.outcome, worst };
    };
    for (const [name, create] of Object.entries(answers)) {
      const { outcome, worst } = await measure(create);
      figures.push(
        atMost(`60 MB of ${name} (${outcome}): longest pause of main`, worst('pause'), 'ms', 100),
        atMost('  memory / size of the answer', worst('memory') / (body.byteLength / 1e6), 'x', 3),
        info('  time', worst('milliseconds'), 'ms'),
      );
    }
    for (const [name, create] of Object.entries(shortAnswers)) {
      const { outcome, worst } = await measure(create);
      figures.push(
        atMost(`0.5 MB of ${name} (${outcome}): longest pause of main`, worst('pause'), 'ms', 100),
        info('  time', worst('milliseconds'), 'ms'),
      );
    }
    return figures;
  } finally {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
