/** What a fuzz target is, and the checks that targets share. */
import { isDeepStrictEqual } from 'node:util';
import { type Failure, failureCodes } from '../../preload/contract/failure';

export interface Target {
  /** Texts that mutations insert: signs and names that the parser knows. */
  readonly words: readonly string[];
  /** Milliseconds of the processor that no input may exceed. */
  readonly maxMs?: number;
  /**
   * Reads an input as the app does, and returns how it ended, in a word: an input that ends in a new way joins the corpus
   * of the run. Throws if the parser breaks a promise.
   */
  readonly read: (input: Uint8Array) => string | Promise<string>;
}

/** Throws unless a promise is kept. */
export const hold = (isKept: boolean, promise: string): void => {
  if (!isKept) throw new Error(promise);
};

/** Throws unless two values are the same. */
export const holdSame = (one: unknown, other: unknown, promise: string): void => {
  if (!isDeepStrictEqual(one, other))
    throw new Error(`${promise}: ${JSON.stringify(one)?.slice(0, 500)} is not ${JSON.stringify(other)?.slice(0, 500)}`);
};

const codes: ReadonlySet<string> = new Set(failureCodes);

/** Throws unless a failure is one that a screen has a text for. Returns its code. */
export const holdNamed = ({ code, message }: Failure): string => {
  hold(codes.has(code), `the failure ${code} has a text`);
  hold(message === undefined || message.length <= 500, 'a message has at most 500 characters');
  hold(!/\p{Cc}/u.test(message ?? ''), 'a message has no control characters');
  return code;
};

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
export const textOf = (input: Uint8Array): string => decoder.decode(input);

/** The JSON value of a text; undefined if it is none. */
export const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The kinds of the values in an object, to tell two results apart. */
export const shapeOf = (value: unknown, depth = 2): string => {
  if (Array.isArray(value)) return `[${value.length > 0 && depth > 0 ? shapeOf(value[0], depth - 1) : ''}]`;
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  if (depth === 0) return '{}';
  const fields = Object.entries(value).slice(0, 12);
  return `{${fields.map(([name, inner]) => `${name.slice(0, 12)}:${shapeOf(inner, depth - 1)}`).join()}}`;
};
