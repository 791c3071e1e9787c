import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createJsonSplitter, type SplitLimits } from '../../../../../main/core/call/json-splitter';

const limits: SplitLimits = {
  ...{ held: 1e9, text: 1e9, depth: 200 },
  ...{ containers: 1e9, names: 1e9, values: 1e9, shapes: 1e9 },
};
const decoder = new TextDecoder();
const read = (document: Uint8Array): unknown => JSON.parse(decoder.decode(document));

/** The bytes of a text in pieces of these lengths, the last ones in one piece. */
function* pieces(text: string, lengths: readonly number[]): Generator<Uint8Array, void> {
  const bytes = Buffer.from(text);
  let from = 0;
  for (const length of lengths) {
    yield bytes.subarray(from, from + length);
    from += length;
  }
  yield bytes.subarray(from);
}

const rowsIn = (document: Uint8Array): number => {
  const { rows } = read(document) as { rows?: unknown };
  return Array.isArray(rows) ? rows.length : 0;
};

/** The records of one list, and the answer without them, read in parts of a few bytes. */
const split = (text: string, lengths: readonly number[], partBytes: number) => {
  const splitter = createJsonSplitter(limits);
  const rows: unknown[] = [];
  let isChosen = false;
  for (const piece of pieces(text, lengths)) {
    expect(splitter.add(piece)).toBeUndefined();
    for (const candidate of isChosen ? [] : splitter.candidates()) {
      if (rowsIn(candidate.document) !== candidate.rows || rowsIn(candidate.empty) !== 0) continue;
      isChosen = true;
      candidate.choose();
      break;
    }
    const part = splitter.take(partBytes);
    if (!part) continue;
    const taken = (read(part.document) as { rows: unknown[] }).rows;
    expect(taken).toHaveLength(part.rows);
    rows.push(...taken);
  }
  const { document, empty, rows: count } = splitter.end();
  const last = read(document) as { rows: unknown[] };
  if (isChosen) {
    expect(last.rows).toHaveLength(count ?? -1);
    expect(read(empty ?? document)).toEqual({ ...last, rows: [] });
  }
  return { isChosen, value: { ...last, rows: [...rows, ...last.rows] } };
};

const json = fc.jsonValue({ maxDepth: 4 });
const record = fc.dictionary(fc.string(), json, { maxKeys: 5 }).map((fields) => ({ ...fields, id: 1 }));
const others = fc.dictionary(
  fc.string().filter((name) => name !== 'rows' && name !== '__proto__'),
  json,
  { maxKeys: 3 },
);
const lengths = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 60, maxLength: 200 });
const space = fc.constantFrom(undefined, 1, '\t', '\r\n');

test('the parts together are what JSON.parse reads, for any answer and any pieces', () => {
  let chosen = 0;
  fc.assert(
    fc.property(
      ...[others, fc.array(record, { minLength: 2, maxLength: 30 }), others],
      ...[lengths, fc.integer({ min: 1, max: 300 }), space],
      (before, rows, after, cuts, partBytes, indent) => {
        const { rows: _, ...rest } = { ...(before as object), rows, ...(after as object) } as Record<string, unknown>;
        const text = JSON.stringify({ ...(before as object), rows, ...rest }, undefined, indent as string);
        const found = split(text, cuts as number[], partBytes as number);
        if (found.isChosen) chosen += 1;
        expect(found.value).toEqual(JSON.parse(text));
      },
    ),
  );
  expect(chosen).toBeGreaterThan(10);
});

test('a text that JSON.parse refuses is refused in at least one part, wherever it is damaged', () => {
  const sound = JSON.stringify({
    rows: Array.from({ length: 20 }, (_, id) => ({ id, note: 'a "b" \\ [c]' })),
    total: 20,
  });
  const signs = fc.constantFrom('', ',', '"', '{', '}', '[', ']', ':', 'x', '\\', ',,', '1');
  fc.assert(
    fc.property(fc.nat(sound.length), fc.nat(2), signs, lengths, (at, removed, sign, cuts) => {
      const text = sound.slice(0, at) + sign + sound.slice(at + removed);
      let expected: unknown;
      try {
        expected = JSON.parse(text);
      } catch {
        expected = undefined;
      }
      const documents: Uint8Array[] = [];
      const splitter = createJsonSplitter(limits);
      let isChosen = false;
      const add = (piece: Uint8Array): void => {
        splitter.add(piece);
        const [first] = isChosen ? [] : splitter.candidates();
        if (first) {
          isChosen = true;
          first.choose();
        }
        const part = splitter.take(50);
        if (part) documents.push(part.document);
      };
      for (const piece of pieces(text, cuts)) add(piece);
      documents.push(splitter.end().document);
      const all = (): unknown[] => documents.map(read);
      if (expected === undefined) expect(all).toThrow();
      else expect(all).not.toThrow();
    }),
    { numRuns: 2_000 },
  );
});

describe('what exceeds a limit is refused before it is read', () => {
  const small: SplitLimits = {
    ...{ held: 10_000, text: 2_000, depth: 200, containers: 1_000, names: 500, values: 1_500 },
    shapes: 300,
  };
  test.each([
    ['lists in lists', '['.repeat(300), 'bad-answer'],
    ['many empty lists', `[${'[],'.repeat(1_100)}`, 'too-large'],
    ['many names of one object', `{${Array.from({ length: 600 }, (_, at) => `"k${at}":1`).join(',')}`, 'too-large'],
    ['the same name many times', `{${'"a":1,'.repeat(600)}`, 'too-large'],
    ['rows with a name each', `[${Array.from({ length: 400 }, (_, at) => `{"k${at}":1}`).join(',')}`, 'too-large'],
    ['many numbers', `[${'1,'.repeat(1_600)}`, 'too-large'],
    ['one long text', `["${'x'.repeat(3_000)}`, 'too-large'],
    ['more bytes than may be held', `[${'"xxxxxxxxxxxxxxxxxxxxxxxx",'.repeat(500)}`, 'too-large'],
  ])('%s', (_name, text, code) => {
    const splitter = createJsonSplitter(small);
    const problems = [
      ...pieces(
        text,
        Array.from({ length: 500 }, () => 64),
      ),
    ].map((piece) => splitter.add(piece));
    expect(problems.at(0)).toBeUndefined();
    expect(problems.find((problem) => problem !== undefined)).toBe(code);
  });
});

describe('sets of names', () => {
  const shapesIn = (text: string, lengths: readonly number[]): number => {
    for (let shapes = 0; ; shapes += 1) {
      const splitter = createJsonSplitter({ ...limits, shapes });
      if ([...pieces(text, lengths)].every((piece) => splitter.add(piece) === undefined)) return shapes;
    }
  };
  const objectsIn = (value: unknown): object[] =>
    typeof value === 'object' && value !== null
      ? [...(Array.isArray(value) ? [] : [value]), ...Object.values(value).flatMap(objectsIn)]
      : [];

  test('are counted as JSON.parse finds them, in any answer and any pieces', () => {
    fc.assert(
      fc.property(fc.array(record, { maxLength: 20 }), lengths, space, (rows, cuts, indent) => {
        const text = JSON.stringify(rows, undefined, indent);
        const found = new Set(objectsIn(JSON.parse(text)).map((one) => JSON.stringify(Object.keys(one))));
        expect(shapesIn(text, cuts)).toBe(found.size);
      }),
    );
  });

  test('of a list of records by id are few', () => {
    const byId = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`b-${at}`, { name: 'x', paid: true }]));
    const splitter = createJsonSplitter({ ...limits, shapes: 3 });
    expect(splitter.add(Buffer.from(JSON.stringify({ data: byId })))).toBeUndefined();
    expect(splitter.isCostly()).toBe(false);
  });

  test('of each row make a text costly, and each part is judged alone', () => {
    const text = (from: number): Buffer =>
      Buffer.from(Array.from({ length: 300 }, (_, at) => `{"k${from + at}":1},`).join(''));
    const splitter = createJsonSplitter(limits);
    splitter.add(Buffer.from('['));
    splitter.add(text(0));
    expect(splitter.isCostly()).toBe(true);
    splitter.candidates()[0]?.choose();
    expect(splitter.take(1)).toBeDefined();
    expect(splitter.isCostly()).toBe(false);
    splitter.add(text(300));
    expect(splitter.isCostly()).toBe(true);
  });
});
