/** Compares field names in any spelling, ignoring letter case, underscores and dashes. */

const folded = new Map<string, string>();

/** Letters and digits in lower case: `order_no`, `orderNo` and `Order-No` become the same name. */
export const foldName = (name: string): string => {
  const known = folded.get(name);
  if (known !== undefined) return known;
  const result = name
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();
  // Limits the cache, because names come from servers.
  if (folded.size < 20_000 && name.length <= 64) folded.set(name, result);
  return result;
};

/** Names that JavaScript looks up on any object; no other spelling may become one of these. */
const special: ReadonlySet<string> = new Set([...Object.getOwnPropertyNames(Object.prototype), 'toJSON', 'then']);

/** `country_code` and `CountryCode` as `countryCode`; undefined if a name already has this form or is not plain. */
export const camelCase = (name: string): string | undefined => {
  if (name.length > 64 || !/^[A-Za-z][A-Za-z0-9]*([_-][A-Za-z0-9]+)*$/.test(name)) return undefined;
  const words = name.split(/[_-]/).map((word) => (/[a-z]/.test(word) ? word : word.toLowerCase()));
  const joined = words.map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`).join('');
  const camel = `${joined.slice(0, 1).toLowerCase()}${joined.slice(1)}`;
  return camel === name || special.has(camel) ? undefined : camel;
};

/** The plural names for `name` (folded) in answers. */
export const plural = (name: string): readonly string[] => [
  `${name}s`,
  `${name}es`,
  name.replace(/y$/, 'ies'),
  `${name}list`,
  `${name}data`,
  name,
];
