/** Reading the JSON of an answer without losing an id or gaining a prototype. */

/** An integer of 16 digits or more may lie beyond what a number can hold exactly. */
const longNumber = /[[:,\s]-?\d{16}/;
/** Names that would override an object's own methods or turn it into a promise. */
const reserved: ReadonlySet<string> = new Set(['__proto__', 'toString', 'valueOf', 'toJSON', 'then', 'hasOwnProperty']);
const riskyName = /__proto__|"(?:toString|valueOf|toJSON|then|hasOwnProperty)"|\\u00/i;

type Reviver = (this: unknown, key: string, value: unknown, context?: { readonly source?: string }) => unknown;

const carefully =
  (numbers: Set<string> | undefined): Reviver =>
  (key, value, context) => {
    if (reserved.has(key)) return undefined;
    const exact = typeof value !== 'number' || Number.isSafeInteger(value) || !context?.source;
    if (exact || !/^-?\d+$/.test(context.source)) return value;
    numbers?.add(context.source);
    return context.source;
  };

/** A text, which stays, or a number that JSON doesn't have: Python writes `NaN`, templates of JavaScript `undefined`. */
const notJson = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\b(?:NaN|Infinity|undefined)\b(?!\s*:)/gs;
const mark = '\ufdd0unreadable';

/** The field of a record that names those of its fields that were no JSON; they are null. */
export const unreadableFields = 'unreadableFields';

/** Parses JSON with bare `NaN`, `Infinity` and `undefined`: null, and named in the record. Throws as `JSON.parse` does. */
const parseNearlyJson = (text: string, careful: Reviver): unknown => {
  const found = new Map<unknown, string[]>();
  const named: Reviver = function (key, value, context) {
    if (value === mark) {
      found.set(this, [...(found.get(this) ?? []), key]);
      return null;
    }
    const names = found.get(value);
    if (names && !Array.isArray(value)) Object.assign(value as object, { [unreadableFields]: names });
    return careful.call(this, key, value, context);
  };
  return JSON.parse(
    text.replaceAll(notJson, (match) => (match.startsWith('"') ? match : JSON.stringify(mark))),
    named,
  );
};

/** What no useful answer exceeds. */
export const jsonLimits = {
  /** No record nests deeper, and reading deeper ones could exhaust the stack. */
  depth: 200,
  /** Counted by commas; 100,000 records have fewer. Empty lists and objects need many times the memory of their text. */
  values: 8_000_000,
  containers: 1_000_000,
} as const;

/** A text without the byte order mark that it may begin with. */
export const stripByteOrderMark = (text: string): string => (text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);

/** What `parse` returns, or undefined if it throws. */
const parsed = (parse: () => unknown): unknown => {
  try {
    return parse();
  } catch {
    return undefined;
  }
};

/**
 * The value of a JSON text, a byte order mark allowed. Whole numbers beyond 2^53 become text, so that an id stays the
 * same id. Drops keys that would shadow an object's own methods. Bare `NaN` and the like are null, and named in their
 * record's `unreadableFields`. Undefined if the text is not JSON. `numbers` gets the digits of what became text.
 */
export const readJson = (text: string, numbers?: Set<string>): unknown => {
  const careful = carefully(numbers);
  const stripped = stripByteOrderMark(text);
  const wantsCare = longNumber.test(stripped) || /^-?\d{16}/.test(stripped) || riskyName.test(stripped);
  const value = parsed(() => (wantsCare ? JSON.parse(stripped, careful) : JSON.parse(stripped)));
  return value === undefined && /^\s*[[{].*(?:NaN|Infinity|undefined)/s.test(stripped)
    ? parsed(() => parseNearlyJson(stripped, careful))
    : value;
};
