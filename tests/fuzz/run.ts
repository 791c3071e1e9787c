/** Runs a fuzz target on its corpus, and then on inputs made of it, until its time is over or an input breaks a promise. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { mutated } from './mutate';
import { hold, type Target } from './target';

const defaultMaxMs = 2_000;
const maxCorpus = 1_000;
/** Milliseconds in which an input that breaks a promise is made shorter. */
const maxShrinkMs = 20_000;

const prototypes = [Object, Array, Function, String, Number, Promise, Map, Set].map(({ prototype }) => prototype);
const namesOf = (): string => prototypes.map((one) => Reflect.ownKeys(one).length).join();
const cleanNames = namesOf();

/** The inputs that a target must read at least. */
export const corpusOf = (name: string): ReadonlyMap<string, Uint8Array> => {
  const folder = join('tests', 'fuzz', 'corpus', name);
  return new Map(readdirSync(folder).map((file) => [file, new Uint8Array(readFileSync(join(folder, file)))]));
};

/** Reads one input, and checks what every target promises. Returns how it ended. */
export const readOnce = async ({ read, maxMs = defaultMaxMs }: Target, input: Uint8Array): Promise<string> => {
  const before = process.threadCpuUsage();
  const ending = await read(input);
  const { user, system } = process.threadCpuUsage(before);
  hold((user + system) / 1_000 <= maxMs, `an input of ${input.length} bytes takes at most ${maxMs} ms`);
  hold(namesOf() === cleanNames, 'no prototype is changed');
  return ending;
};

interface Report {
  readonly runs: number;
  /** In how many ways inputs ended. */
  readonly endings: number;
  readonly failed?: { readonly input: Uint8Array; readonly why: string };
}

interface Options {
  readonly seed: number;
  /** Inputs of one round, after which those that ended in a new way are in the corpus. */
  readonly roundRuns?: number;
  readonly isOver: (runs: number) => boolean;
  /** Called with each input before it is read. */
  readonly onInput?: (input: Uint8Array) => void;
}

export const fuzz = async (
  name: string,
  target: Target,
  { seed, roundRuns = 500, isOver, onInput }: Options,
): Promise<Report> => {
  const corpus = [...corpusOf(name).values()];
  const endings = new Set<string>();
  let runs = 0;
  let failedMs: number | undefined;
  const run = async (input: Uint8Array): Promise<void> => {
    if (failedMs !== undefined && performance.now() - failedMs > maxShrinkMs) return;
    onInput?.(input);
    runs += 1;
    let ending: string;
    try {
      ending = await readOnce(target, input);
    } catch (error) {
      failedMs ??= performance.now();
      throw error;
    }
    if (endings.has(ending)) return;
    endings.add(ending);
    if (corpus.length < maxCorpus) corpus.push(input);
  };
  for (const input of [...corpus])
    try {
      await run(input);
    } catch (error) {
      return { runs, endings: endings.size, failed: { input, why: String(error) } };
    }
  for (let round = 0; !isOver(runs); round += 1) {
    const property = fc.asyncProperty(mutated([...corpus], target.words), run);
    const found = await fc.check(property, { seed: seed + round, numRuns: roundRuns });
    const [input] = found.counterexample ?? [];
    if (input) return { runs, endings: endings.size, failed: { input, why: String(found.errorInstance) } };
  }
  return { runs, endings: endings.size };
};
