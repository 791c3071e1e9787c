/** Finds what `JSON.parse` accepts silently: a name that an object has twice, of which it keeps the last, and endless nesting. */

const signs = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

/** More than any setting needs. */
const maxDepth = 40;

interface Level {
  readonly names: Set<string> | undefined;
  index: number;
  last: string;
}

const pathOf = (levels: readonly Level[]): string =>
  levels.map(({ names, index, last }) => (names ? last : String(index))).join('.');

/** The dotted path of the first place. Expects valid JSON. */
export const structureProblem = (
  json: string,
): { readonly reason: 'repeated' | 'tooDeep'; readonly path: string } | undefined => {
  const levels: Level[] = [];
  let before = '';
  for (const [sign] of json.matchAll(signs)) {
    const level = levels.at(-1);
    if (sign === '{' || sign === '[') {
      if (levels.length === maxDepth) return { reason: 'tooDeep', path: pathOf(levels) };
      levels.push({ names: sign === '{' ? new Set() : undefined, index: 0, last: '' });
    } else if (sign === '}' || sign === ']') levels.pop();
    else if (sign === ',' && level) level.index += 1;
    else if (sign.startsWith('"') && level?.names && (before === '{' || before === ',')) {
      level.last = String(JSON.parse(sign));
      if (level.names.has(level.last)) return { reason: 'repeated', path: pathOf(levels) };
      level.names.add(level.last);
    }
    before = sign;
  }
  return undefined;
};
