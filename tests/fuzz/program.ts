/**
 * `npm run fuzz`: fuzzes one target for some seconds. A worker reads the inputs; the main thread sees whether it goes on,
 * since nothing else can end a parser that loops.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { fuzz } from './run';
import { targets } from './targets';

/** Seconds after which an input that is still being read counts as endless. */
const hangSeconds = 30;
const maxShown = 300;

interface Task {
  readonly name: string;
  readonly seconds: number;
  readonly seed: number;
  /** How many inputs were begun, and the length of the last one. */
  readonly state: Int32Array;
  readonly last: Uint8Array;
}

/** Keeps the input that broke a promise, and ends. */
const fail = (name: string, input: Uint8Array, why: string): never => {
  const folder = join('out', 'fuzz');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}-${createHash('sha256').update(input).digest('hex').slice(0, 8)}`);
  writeFileSync(file, input);
  console.error(
    `${name}: ${why}\n  input in ${file}: ${JSON.stringify(Buffer.from(input).toString()).slice(0, maxShown)}`,
  );
  process.exit(1);
};

const watch = (): void => {
  const { values } = parseArgs({
    options: { target: { type: 'string' }, seconds: { type: 'string' }, seed: { type: 'string' } },
  });
  const name = values.target ?? '';
  const seconds = Number(values.seconds);
  const state = new Int32Array(new SharedArrayBuffer(8));
  const last = new Uint8Array(new SharedArrayBuffer(1024 * 1024));
  const worker = new Worker(new URL(import.meta.url), {
    workerData: { name, seconds, seed: Number(values.seed), state, last } satisfies Task,
  });
  const lastInput = (): Uint8Array => last.slice(0, Atomics.load(state, 1));
  let [seen, silent] = [-1, 0];
  setInterval(() => {
    const runs = Atomics.load(state, 0);
    silent = runs === seen ? silent + 1 : 0;
    seen = runs;
    if (silent >= hangSeconds) fail(name, lastInput(), `an input is read within ${hangSeconds} seconds`);
  }, 1_000);
  worker.on('error', (error) => fail(name, lastInput(), String(error)));
  worker.on('message', ({ runs, endings, failed }: Awaited<ReturnType<typeof fuzz>>) => {
    if (failed) fail(name, failed.input, failed.why);
    console.log(`${name}: ${runs} inputs in ${seconds} s, which ended in ${endings} ways; no failure`);
    process.exit(0);
  });
};

const work = async ({ name, seconds, seed, state, last }: Task): Promise<void> => {
  const target = targets[name];
  if (!target) throw new Error(`There is no target ${name}. Choose from ${Object.keys(targets).join(', ')}.`);
  const end = performance.now() + seconds * 1_000;
  const report = await fuzz(name, target, {
    seed,
    isOver: () => performance.now() >= end,
    onInput: (input) => {
      last.set(input);
      Atomics.store(state, 1, input.length);
      Atomics.add(state, 0, 1);
    },
  });
  parentPort?.postMessage(report);
};

if (isMainThread) watch();
else await work(workerData as Task);
