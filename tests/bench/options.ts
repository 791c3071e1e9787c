/** The command line of `npm run bench`. */
import type { BenchOptions } from './figure';

export interface Options extends BenchOptions {
  /** The benches to run; none for all. */
  readonly names: readonly string[];
  /** The file that takes the figures. */
  readonly json?: string;
  /** A file of figures from an earlier run, to be written into `docs/performance.md`. */
  readonly document?: string;
}

/** Reads the words after `npm run bench --`. Throws an error for people if one is unknown or lacks its value. */
export const parseOptions = (words: readonly string[]): Options => {
  const names: string[] = [];
  const values: { json?: string; document?: string; walkMinutes?: number } = {};
  let short = false;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (word === '--short') short = true;
    else if (word === '--json' || word === '--document') {
      at += 1;
      const file = words[at];
      if (!file || file.startsWith('--')) throw new Error(`${word} needs a file.`);
      values[word === '--json' ? 'json' : 'document'] = file;
    } else if (word === '--walk') {
      at += 1;
      const minutes = words[at] ?? '';
      if (!/^[1-9]\d*$/.test(minutes)) throw new Error('--walk needs a number of minutes.');
      values.walkMinutes = Number(minutes);
    } else if (word.startsWith('--'))
      throw new Error(`Unknown option: ${word}. Choose from --short, --walk, --json, --document.`);
    else names.push(word);
  }
  return { names, short, ...values };
};
