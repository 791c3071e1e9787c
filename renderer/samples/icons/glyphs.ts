/**
 * The icons as the package's fonts: a tenth of the size of its drawings as code, and a glyph costs the
 * page nothing until it is visible. Each font is loaded when its size and style are first needed.
 */
import { use } from 'react';
import { type Icon, iconsOf, type Size, type Style } from './names';

const tables = import.meta.glob<Readonly<Record<string, number>>>(
  '../../../node_modules/@fluentui/react-icons/lib/utils/fonts/FluentSystemIcons-{Resizable,Regular,Filled}.json',
  { import: 'default' },
);

const fonts = import.meta.glob<string>(
  '../../../node_modules/@fluentui/react-icons/lib/utils/fonts/FluentSystemIcons-{Resizable,Regular,Filled}.woff2',
  { import: 'default', query: '?url' },
);

export interface Glyphs {
  readonly icons: readonly Icon[];
  /** Their font. */
  readonly family: string;
}

const ending = <T>(files: Readonly<Record<string, T>>, end: string): T | undefined =>
  Object.entries(files).find(([path]) => path.endsWith(end))?.[1];

const load = async (size: Size, style: Style): Promise<Glyphs> => {
  const kind = size === 'any' ? 'Resizable' : style;
  const family = `fluent-icons-${kind.toLowerCase()}`;
  const [codes, address] = await Promise.all([
    ending(tables, `-${kind}.json`)?.(),
    ending(fonts, `-${kind}.woff2`)?.(),
  ]);
  if (!codes || !address) throw new Error(`The icon package has no font for ${kind}.`);
  if (![...document.fonts].some((font) => font.family === family))
    document.fonts.add(await new FontFace(family, `url(${address})`).load());
  return { icons: iconsOf(codes, size, style), family };
};

const loading = new Map<string, Promise<Glyphs>>();

/** Suspends until they are there. */
export const useGlyphs = (size: Size, style: Style): Glyphs => {
  const key = `${size} ${style}`;
  const pending =
    loading.get(key) ??
    load(size, style).catch((error: unknown) => {
      loading.delete(key);
      throw error;
    });
  loading.set(key, pending);
  return use(pending);
};
