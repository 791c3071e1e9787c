/** Values that servers should not send but some do, to replace the values that screens expect. */

const nested = (depth: number): unknown => {
  let value: unknown = 'end';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? { inner: value } : [value];
  return value;
};

/** By name, so that a failure shows which value caused it. */
const hostileValues = {
  nothing: null,
  undefined: undefined,
  emptyText: '',
  blank: ' \t\n',
  yes: true,
  zero: 0,
  negative: -1,
  huge: 1e308,
  fraction: 0.1,
  longNumber: '9'.repeat(400),
  notANumber: 'NaN',
  infinite: 'Infinity',
  noDay: '9999-99-99',
  noMoment: '0000-00-00T00:00:00Z',
  farMoment: '+275760-09-13T00:00:00.000Z',
  noZone: 'Mars/Olympus',
  loneSurrogate: '\ud800 and \udfff',
  control: '\u0000\u0007\u001b[31m\u202e',
  percent: '%E0%A4%A',
  path: '../../__proto__',
  address: 'javascript:alert(1)',
  brokenAddress: 'https://[::1',
  picture: 'data:image/svg+xml,<svg',
  markup: '<img src=x onerror=alert(1)><table><tr><td>'.repeat(50),
  longText: 'ä'.repeat(2_000),
  emptyList: [],
  emptyRecord: {},
  listOfNothing: [null, undefined, null],
  mixedList: [1, 'two', null, { id: {} }, [[]], true],
  listOfRecords: [
    { id: null, name: {} },
    { id: 'a', name: [] },
  ],
  prototype: JSON.parse('{"__proto__":{"polluted":true},"constructor":null,"toString":1,"hasOwnProperty":"no"}'),
  noMethods: { toString: null, valueOf: null, toJSON: null, length: -1, name: 5 },
  deepRecord: nested(190),
} as const satisfies Readonly<Record<string, unknown>>;

type HostileName = keyof typeof hostileValues | 'megabyte';
export const hostileNames = Object.keys(hostileValues) as readonly HostileName[];

type Values = Readonly<Record<string, unknown>>;
/** The value for a path; undefined keeps the original one. */
export type Choose = (path: string) => HostileName | undefined;

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A very long text; too long to put into every field at once. */
const megabyte = 'ä'.repeat(1_000_000);

/** Replaces the chosen fields of a record and of its nested records. */
export const replaced = (record: Values, choose: Choose, at = ''): Values =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      const path = `${at}${name}`;
      const chosen = choose(path);
      if (chosen !== undefined) return [name, chosen === 'megabyte' ? megabyte : hostileValues[chosen]];
      if (Array.isArray(value))
        return [
          name,
          value.map((each, index) => (isRecord(each) ? replaced(each, choose, `${path}.${index}.`) : each)),
        ];
      return [name, isRecord(value) ? replaced(value, choose, `${path}.`) : value];
    }),
  );

/** Chooses about `part` of all fields; the same seed gives the same choice. */
export const chooseBy =
  (seed: number, part: number): Choose =>
  (path) => {
    let hash = seed >>> 0;
    for (let at = 0; at < path.length; at += 1) hash = Math.imul(hash ^ path.charCodeAt(at), 0x01000193) >>> 0;
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
    hash = (hash ^ (hash >>> 12)) >>> 0;
    if ((hash % 1_000) / 1_000 >= part) return undefined;
    return hostileNames[Math.floor(hash / 1_000) % hostileNames.length];
  };
