/** The command line of `npm run bench`. */
import { parseArgs } from 'node:util';
import type { BenchOptions } from './figure';

export interface Options extends BenchOptions {
  /** The benches to run, in order. */
  readonly benches: readonly string[];
  /** Whether the figures are written into `docs/performance.md`. */
  readonly document: boolean;
}

/** Whether a position belongs to the shard, where `2/4` is the second of four. */
const inShard = (shard: string): ((position: number) => boolean) => {
  const [, part = 0, parts = 0] = (/^(\d+)\/(\d+)$/.exec(shard) ?? []).map(Number);
  if (part < 1 || part > parts) throw new Error('--shard needs a part and the number of parts, such as 1/4.');
  return (position) => position % parts === part - 1;
};

/**
 * Reads the arguments after `npm run bench --`. Throws an error for people if one is wrong.
 *
 * @param all the names of all benches
 */
export const readOptions = (args: readonly string[], all: readonly string[]): Options => {
  const { values, positionals: names } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      short: { type: 'boolean', default: false },
      document: { type: 'boolean', default: false },
      shard: { type: 'string', default: '1/1' },
    },
  });
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new Error(`Unknown bench: ${unknown.join(', ')}. Choose from ${all.join(', ')}.`);
  const belongs = inShard(values.shard);
  const benches = all
    .filter((name) => names.length === 0 || names.includes(name))
    .toSorted()
    .filter((_, position) => belongs(position));
  return { benches, short: values.short, document: values.document };
};
