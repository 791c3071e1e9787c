/** Runs steps against the real keychain in its own process and prints the results as one line of JSON. */
import { readFile } from 'node:fs/promises';
import { eraseKeychain } from '../../main/vault/erase-keychain';
import { createKeychain } from '../../main/vault/keychain';

export type Step =
  | readonly ['get' | 'clear', name: string]
  | readonly ['set', name: string, value: string]
  | readonly ['probe']
  /** Deletes all entries. */
  | readonly ['erase']
  /** Four parallel reads, and the milliseconds that reading a file takes at the same time. */
  | readonly ['storm'];

const service = 'Pitwall test';
const [steps, limit] = JSON.parse(await readFile(process.argv[2] ?? '', 'utf8')) as [Step[], number];
const keychain = createKeychain({ service, limit });

const storm = async (): Promise<unknown> => {
  const reads = Promise.all(['a', 'b', 'c', 'd'].map((name) => keychain.get(name)));
  const begun = performance.now();
  await Promise.all(Array.from({ length: 4 }, () => readFile(new URL(import.meta.url))));
  return { file: performance.now() - begun, states: (await reads).map(({ state }) => state) };
};

const run = ([word, name = '', value = '']: Step): Promise<unknown> => {
  if (word === 'set') return keychain.set(name, value);
  if (word === 'get') return keychain.get(name);
  if (word === 'clear') return keychain.clear(name);
  if (word === 'erase') return eraseKeychain({ service, limit });
  return word === 'probe' ? keychain.probe() : storm();
};

const results: unknown[] = [];
for (const step of steps) results.push(await run(step));
// A native call that hangs keeps its thread for 50 seconds, and an orderly exit waits for the thread.
process.stdout.write(`${JSON.stringify(results)}\n`, () => process.kill(process.pid, 'SIGKILL'));
