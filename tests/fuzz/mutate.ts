/** Inputs that are like those of a corpus: their bytes, words and JSON values changed, removed, repeated and mixed. */
import fc from 'fast-check';

/** Values of any kind of field, of which some reader forgets one. */
const hostileValues: readonly unknown[] = [
  ...[null, true, false, 0, -0, -1, 0.1, 2 ** 53, 1e21, 1e-7, -99_999_999_999_999],
  ...['', ' ', '0', '-', '\0', '\u202e', '\ud800', '\ufeff', 'é', 'x'.repeat(3_000), '=1+2', '../..', 'constructor'],
  ...['2026-02-30', '9999-12-31T23:59:59Z', '1e400', '__proto__', 'https://evil.example/', '//evil.example', 'a\r\nb'],
  ...[[], {}, [[]], [null], [{}], { id: 1 }, { length: 1 }, { toString: 1 }, { ['__proto__']: { x: 1 } }],
];
const hostileNames = ['__proto__', 'constructor', 'prototype', 'toString', 'then', 'length', '', 'id', 'data', 'a.b'];
const hostileBytes = [
  '\0',
  '\r\n',
  '\n',
  '"',
  "'",
  '\\',
  '%',
  '%2e',
  '\u202e',
  '\ufeff',
  '\u2028',
  '\u0085',
  '=',
  '{',
  '[',
];

const steps = [
  'flip',
  'insert',
  'replace',
  'remove',
  'repeat',
  'mix',
  'value',
  'name',
  'drop',
  'move',
  'twice',
] as const;
interface Step {
  readonly kind: (typeof steps)[number];
  readonly at: number;
  readonly length: number;
  readonly byte: number;
  readonly word: string;
  readonly value: unknown;
  readonly other: Uint8Array;
}

const [encoder, decoder] = [new TextEncoder(), new TextDecoder('utf-8', { ignoreBOM: true })];
/** No input grows beyond this. */
const maxBytes = 200_000;

/** Replaces `length` bytes. */
const withBytes = (input: Uint8Array, at: number, length: number, inserted: Uint8Array): Uint8Array =>
  new Uint8Array(Buffer.concat([input.subarray(0, at), inserted, input.subarray(at + length)]));

/** Every object and list within a JSON value. */
const containersOf = (json: unknown, found: object[] = []): object[] => {
  if (typeof json !== 'object' || json === null || found.length > 500) return found;
  found.push(json);
  for (const inner of Object.values(json)) containersOf(inner, found);
  return found;
};

/** Also sets a name that is a setter of every object. */
const define = (target: object, name: string, value: unknown): void => {
  Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
};

const changeJson = (json: unknown, { kind, at, length, word, value, byte }: Step): void => {
  const containers = containersOf(json);
  const target = containers[at % containers.length] ?? {};
  const names = Object.keys(target);
  const name = names[length % Math.max(1, names.length)] ?? word;
  const inner: unknown = Reflect.get(target, name);
  if (kind === 'value') define(target, name, value);
  else if (kind === 'drop') Reflect.deleteProperty(target, name);
  else if (kind === 'move') define(target, name, structuredClone(containers[byte % containers.length]));
  else if (Array.isArray(target)) target.push(...Array.from({ length: 1 + (byte % 40) }, () => structuredClone(inner)));
  else {
    if (kind === 'name') Reflect.deleteProperty(target, name);
    define(target, kind === 'name' ? (hostileNames[byte % hostileNames.length] ?? word) : word, inner);
  }
};

/** Changes a value of the JSON in a text: of all of it, or of one of its lines. */
const withJson = (input: Uint8Array, step: Step): Uint8Array => {
  const lines = decoder.decode(input).split('\n');
  const starts = lines.flatMap((line, index) => (/^\s*[[{]/.test(line) ? [index] : []));
  const start = starts[step.byte % Math.max(1, starts.length)];
  if (start === undefined) return input;
  for (const end of [start + 1, lines.length]) {
    try {
      const json: unknown = JSON.parse(lines.slice(start, end).join('\n'));
      changeJson(json, step);
      return encoder.encode([...lines.slice(0, start), JSON.stringify(json), ...lines.slice(end)].join('\n'));
    } catch {
      // No JSON on its own.
    }
  }
  return input;
};

const apply = (input: Uint8Array, step: Step): Uint8Array => {
  const at = step.at % (input.length + 1);
  const { kind, length, byte, word, other } = step;
  const text = encoder.encode(word);
  switch (kind) {
    case 'flip':
      return withBytes(input, at, 1, Uint8Array.of(byte));
    case 'insert':
      return withBytes(input, at, 0, text);
    case 'replace':
      return withBytes(input, at, length, text);
    case 'remove':
      return withBytes(input, at, length * (1 + (byte % 8)), new Uint8Array());
    case 'repeat': {
      const piece = input.subarray(at, at + length);
      const times = byte < 200 ? 1 + (byte % 8) : 20 * byte;
      if (piece.length * times > maxBytes) return input;
      return withBytes(input, at, 0, new Uint8Array(Buffer.concat(Array.from({ length: times }, () => piece))));
    }
    case 'mix':
      return withBytes(input.subarray(0, at), at, 0, other.subarray((byte * other.length) >> 8));
    default:
      return withJson(input, step);
  }
};

/** Inputs made of a corpus, by a parser's words. */
export const mutated = (corpus: readonly Uint8Array[], words: readonly string[]): fc.Arbitrary<Uint8Array> => {
  const base = fc.constantFrom(...corpus);
  const word = fc.oneof(
    { arbitrary: fc.constantFrom(...words, ...hostileBytes), weight: 4 },
    { arbitrary: fc.string({ unit: 'binary', maxLength: 12 }), weight: 1 },
  );
  const step = fc.record<Step>({
    kind: fc.constantFrom(...steps),
    at: fc.nat(0xffff),
    length: fc.nat(32),
    byte: fc.nat(255),
    word,
    value: fc.oneof(fc.constantFrom(...hostileValues), word),
    other: base,
  });
  return fc
    .tuple(base, fc.array(step, { maxLength: 8 }))
    .map(([input, list]) => list.reduce(apply, input).subarray(0, maxBytes));
};
