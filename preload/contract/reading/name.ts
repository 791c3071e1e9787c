/** Comparing field names however a server spells them: letter case, underscores and dashes make no difference. */

const folded = new Map<string, string>();

/** Letters and digits in lower case: `order_no`, `orderNo` and `Order-No` are one name. */
export const fold = (name: string): string => {
  const known = folded.get(name);
  if (known !== undefined) return known;
  const result = name
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();
  // Names come from servers: a hostile one must not fill the memory.
  if (folded.size < 20_000 && name.length <= 64) folded.set(name, result);
  return result;
};

/** Names that a program looks for on any object: never made of another spelling. */
const special: ReadonlySet<string> = new Set([...Object.getOwnPropertyNames(Object.prototype), 'toJSON', 'then']);

/** `country_code` and `CountryCode` as `countryCode`; undefined where a name is so already, or is no plain name. */
export const camelCase = (name: string): string | undefined => {
  if (name.length > 64 || !/^[A-Za-z][A-Za-z0-9]*([_-][A-Za-z0-9]+)*$/.test(name)) return undefined;
  const words = name.split(/[_-]/).map((word) => (/[a-z]/.test(word) ? word : word.toLowerCase()));
  const joined = words.map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`).join('');
  const camel = `${joined.slice(0, 1).toLowerCase()}${joined.slice(1)}`;
  return camel === name || special.has(camel) ? undefined : camel;
};
