/** Finds a name that a JSON object has twice; `JSON.parse` silently keeps the last one. */

const signs = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

interface Level {
  readonly path: string;
  readonly names: Set<string> | undefined;
  index: number;
  last: string;
}

const pathOf = ({ path, names, index, last }: Level): string =>
  [path, names ? last : String(index)].filter((part) => part !== '').join('.');

/** The dotted path of the first repeated name. Expects valid JSON. */
export const repeatedName = (json: string): string | undefined => {
  const levels: Level[] = [];
  let before = '';
  for (const [sign] of json.matchAll(signs)) {
    const level = levels.at(-1);
    if (sign === '{' || sign === '[') {
      const names = sign === '{' ? new Set<string>() : undefined;
      levels.push({ path: level ? pathOf(level) : '', names, index: 0, last: '' });
    } else if (sign === '}' || sign === ']') levels.pop();
    else if (sign === ',' && level) level.index += 1;
    else if (sign.startsWith('"') && level?.names && (before === '{' || before === ',')) {
      level.last = String(JSON.parse(sign));
      if (level.names.has(level.last)) return pathOf(level);
      level.names.add(level.last);
    }
    before = sign;
  }
  return undefined;
};
