/** Every fuzz target reads its corpus, in which each input that once broke a promise stays, and some inputs made of it. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { corpusOf, fuzz, readOnce } from '../fuzz/run';
import { hold, type Target } from '../fuzz/target';
import { targets } from '../fuzz/targets';

test('every fuzz target has a corpus, and every corpus a target', () => {
  expect(readdirSync('tests/fuzz/corpus').sort()).toEqual(Object.keys(targets).sort());
});

test.each(Object.entries(targets))('%s reads its corpus and inputs like it', async (name, target) => {
  for (const [file, input] of corpusOf(name)) await expect(readOnce(target, input), file).resolves.toBeTypeOf('string');
  const { failed } = await fuzz(name, target, {
    seed: 1,
    roundRuns: 100,
    isOver: (count) => count > corpusOf(name).size,
  });
  expect(failed && { why: failed.why, input: Buffer.from(failed.input).toString() }).toBeUndefined();
});

const input = new Uint8Array(Buffer.from('a'));
const broken = (read: Target['read']): Promise<string> => readOnce({ words: ['a'], maxMs: 50, read }, input);

test('a target fails that throws, takes too long, or changes a prototype', async () => {
  await expect(broken(() => 'read')).resolves.toBe('read');
  await expect(broken(() => hold(false, 'a promise') ?? '')).rejects.toThrow('a promise');
  const spin = (): string => {
    const { user } = process.threadCpuUsage();
    while (process.threadCpuUsage().user - user < 60_000);
    return '';
  };
  await expect(broken(spin)).rejects.toThrow('at most 50 ms');
  const pollute = (): string =>
    Reflect.defineProperty(Object.prototype, 'polluted', { value: 1, configurable: true }) ? '' : '-';
  await expect(broken(pollute)).rejects.toThrow('no prototype');
  Reflect.deleteProperty(Object.prototype, 'polluted');
});

test('an input that breaks a promise is found, and made as short as it can be', async () => {
  const read = (found: Uint8Array): string => {
    hold(!Buffer.from(found).includes('<<'), 'there is no "<<"');
    return '';
  };
  const { failed } = await fuzz('link', { words: ['<<'], read }, { seed: 1, isOver: (count) => count > 20_000 });
  expect(failed?.why).toContain('there is no "<<"');
  expect(failed?.input.length).toBeLessThan(200);
});
