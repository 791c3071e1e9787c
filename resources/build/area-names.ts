import type { Plugin } from 'vite';

type Texts = string | { readonly [key: string]: Texts };

/** The texts that name an area outside its own screens: those at the top level, every `title`, and all `tabs`. */
export const namesOf = (texts: Readonly<Record<string, Texts>>, depth = 0): Readonly<Record<string, Texts>> => {
  const names = Object.entries(texts).map(([key, text]): readonly [string, Texts | undefined] => {
    if (typeof text === 'string') return [key, depth === 0 || key === 'title' ? text : undefined];
    const below = key === 'tabs' ? text : namesOf(text, depth + 1);
    return [key, Object.keys(below).length > 0 ? below : undefined];
  });
  return Object.fromEntries(names.filter((name): name is [string, Texts] => name[1] !== undefined));
};

/** Extracts the names from an area's texts, for `import '....json?names'`; the other texts load with the area's screens. */
export const areaNames = (): Plugin => ({
  name: 'pitwall:area-names',
  enforce: 'pre',
  transform: {
    filter: { id: /\/locales\/[a-z]{2}\/.*\.json\?names$/ },
    handler: (code) => ({
      code: `export default ${JSON.stringify(namesOf(JSON.parse(code)))}`,
      moduleType: 'js',
      map: null,
    }),
  },
});
