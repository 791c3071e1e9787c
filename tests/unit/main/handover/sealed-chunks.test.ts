/** The chunks and lines of a hand-over file, each without the other, which would also notice most of what is wrong. */
import { expect, it } from 'vitest';
import { headerBytes } from '../../../../main/handover/header';
import { readLines } from '../../../../main/handover/read-lines';
import { seal, unseal } from '../../../../main/handover/sealed-chunks';

const opened = { header: Buffer.alloc(headerBytes), key: new Uint8Array(32) };
async function* each<T>(...values: readonly T[]): AsyncGenerator<T, void> {
  yield* values;
}
const all = async <T>(values: AsyncIterable<T>): Promise<T[]> => {
  const found: T[] = [];
  for await (const value of values) found.push(value);
  return found;
};

it('chunks open only in their order and with the last of them', async () => {
  const plain = new Uint8Array(150_000).map((_, index) => index % 251);
  const [, one = plain, two = plain, three = plain] = await all(seal(each(plain), opened));
  const open = async (...chunks: readonly Uint8Array[]) => Buffer.concat(await all(unseal(each(...chunks), opened)));
  expect(await open(one, two, three)).toEqual(Buffer.from(plain));
  for (const chunks of [[one, two], [two, one, three], [one, three], [one]])
    await expect(open(...chunks)).rejects.toThrow('handover-file');
});

it('lines are used only if the last one counts all of them', async () => {
  const at = '2026-05-16T12:00:00.000Z';
  const header = { kind: 'header', version: 1, by: 'Dana', at, mode: 'demo', server: '' };
  const picture = { kind: 'picture', id: 'https://files.example.com/a.jpg', bytes: '/9j/' };
  const read = (lines: number) => readLines(each<unknown>(header, picture, { kind: 'end', lines }));
  expect((await read(2)).pictures.size).toBe(1);
  for (const lines of [0, 1, 3]) await expect(read(lines)).rejects.toThrow('handover-file');
});
