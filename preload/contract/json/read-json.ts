/** Reading the JSON of an answer without losing an id or gaining a prototype. */

/** An integer of 16 digits or more may lie beyond what a number can hold exactly. */
const longNumber = /[[:,\s]-?\d{16}/;
/** Names that would override an object's own methods or turn it into a promise. */
const reserved: ReadonlySet<string> = new Set(['__proto__', 'toString', 'valueOf', 'toJSON', 'then', 'hasOwnProperty']);
const riskyName = /__proto__|"(?:toString|valueOf|toJSON|then|hasOwnProperty)"|\\u00/i;

type Reviver = (this: unknown, key: string, value: unknown, context?: { readonly source?: string }) => unknown;

const careful: Reviver = (key, value, context) => {
  if (reserved.has(key)) return undefined;
  const exact = typeof value !== 'number' || Number.isSafeInteger(value) || !context?.source;
  return exact || !/^-?\d+$/.test(context.source) ? value : context.source;
};

/** What no useful answer exceeds. */
export const jsonLimits = {
  /** No record nests deeper, and reading deeper ones could exhaust the stack. */
  depth: 200,
  /** 100,000 records have fewer values. Empty lists and objects need many times the memory of their text. */
  values: 8_000_000,
  containers: 1_000_000,
} as const;

/** Whether a text has more values than any useful answer. Counts characters without parsing. */
export const hasTooManyValues = (json: string): boolean => {
  let values = 0;
  let containers = 0;
  for (let index = 0; index < json.length; index += 1) {
    const sign = json.charCodeAt(index);
    if (sign === 0x22) index = endOfText(json, index + 1);
    else if (sign === 0x2c) values += 1;
    else if (sign === 0x7b || sign === 0x5b) containers += 1;
  }
  return values > jsonLimits.values || containers > jsonLimits.containers;
};

/** Whether lists and objects nest deeper than any useful answer. Counts characters without parsing. */
export const isTooDeep = (json: string): boolean => {
  let depth = 0;
  for (let index = 0; index < json.length; index += 1) {
    const sign = json.charCodeAt(index);
    if (sign === 0x22) {
      index = endOfText(json, index + 1);
    } else if (sign === 0x7b || sign === 0x5b) {
      depth += 1;
      if (depth > jsonLimits.depth) return true;
    } else if (sign === 0x7d || sign === 0x5d) depth -= 1;
  }
  return false;
};

/** The position of the quote that closes the string starting there, skipping escaped quotes. */
const endOfText = (json: string, start: number): number => {
  for (let end = json.indexOf('"', start); end !== -1; end = json.indexOf('"', end + 1)) {
    let slashes = 0;
    while (json.charCodeAt(end - 1 - slashes) === 0x5c) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return json.length;
};

/** A text without the byte order mark that it may begin with. */
export const stripByteOrderMark = (text: string): string => (text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);

/**
 * The value of a JSON text, a byte order mark allowed. Whole numbers beyond 2^53 become text, so that an id stays the
 * same id. Drops keys that would shadow an object's own methods. Undefined if the text is not JSON.
 */
export const readJson = (text: string): unknown => {
  const stripped = stripByteOrderMark(text);
  const wantsCare = longNumber.test(stripped) || /^-?\d{16}/.test(stripped) || riskyName.test(stripped);
  try {
    return wantsCare ? JSON.parse(stripped, careful) : JSON.parse(stripped);
  } catch {
    return undefined;
  }
};
