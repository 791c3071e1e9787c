/** Reading the JSON of an answer without losing an id or gaining a prototype. */

/** An integer of 16 digits or more may lie beyond what a number can hold exactly. */
const longNumber = /[[:,\s]-?\d{16}/;
const riskyName = /__proto__|\\u00/i;

type Reviver = (this: unknown, key: string, value: unknown, context?: { readonly source?: string }) => unknown;

const careful: Reviver = (key, value, context) => {
  if (key === '__proto__') return undefined;
  const exact = typeof value !== 'number' || Number.isSafeInteger(value) || !context?.source;
  return exact || !/^-?\d+$/.test(context.source) ? value : context.source;
};

/** A text without the byte order mark that it may begin with. */
export const withoutMark = (text: string): string => (text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);

/**
 * The value of a JSON text, a byte order mark allowed. Whole numbers beyond 2^53 become text, so that an id stays the
 * same id; `__proto__` keys are dropped. Undefined where the text is no JSON.
 */
export const readJson = (text: string): unknown => {
  const bare = withoutMark(text);
  const wantsCare = longNumber.test(bare) || /^-?\d{16}/.test(bare) || riskyName.test(bare);
  try {
    return wantsCare ? JSON.parse(bare, careful) : JSON.parse(bare);
  } catch {
    return undefined;
  }
};
