/** Parses yes and no, as servers write them. */

const yes: ReadonlySet<unknown> = new Set([true, 1, '1', 'true', 'yes', 'y', 't', 'on']);
const no: ReadonlySet<unknown> = new Set([false, 0, '0', 'false', 'no', 'n', 'f', 'off']);

/** Undefined for any other value, which must not count as yes. */
export const parseFlag = (value: unknown): boolean | undefined => {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value;
  return yes.has(word) ? true : no.has(word) ? false : undefined;
};
