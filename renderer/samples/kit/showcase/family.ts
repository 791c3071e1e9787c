/** A family of showcase pages as data: its routes, its list of pages and its index all come from here. */
import type { FluentIcon } from '@fluentui/react-icons';
import type { ComponentType } from 'react';
import { type AreaRoute, definePage, type PageArea } from '../../../kit/area/area';
import type { Examples, PreviewLayout } from './example';

export interface FamilyGroup {
  /** Its title is the text `groups.<name>` of the family's namespace. */
  readonly name: string;
  /** The pages by the last segment of their path; their description is the text `pages.<name>`. */
  readonly pages: readonly string[];
}

export interface Family {
  /** Folder name, text namespace and path: `forms` is at `/forms`. */
  readonly name: string;
  readonly groups: readonly FamilyGroup[];
  /** How its previews are laid out where an example does not say; `row` by default. */
  readonly layout?: PreviewLayout;
}

export const pagesOf = ({ groups }: Family): readonly string[] => groups.flatMap(({ pages }) => pages);

export const pathOf = ({ name }: Family, page: string): string => `/${name}/${page}`;

/** Text key of a page's title. Titles are loaded at the start, for the search and the window's title. */
export const titleOf = ({ name }: Family, page: string): string => `samples:families.${name}.${page}`;

interface Screen {
  readonly Screen: ComponentType;
}

/** A file of the folder `pages`: examples, or a screen of its own. */
export type PageFile = Screen | { readonly examples: Examples };

/** By page. */
export type PageIcons = Readonly<Record<string, FluentIcon>>;

type PageFiles = Readonly<Record<string, () => Promise<PageFile>>>;

interface FamilyArea {
  readonly icon: FluentIcon;
  readonly order: number;
  /** The overview page: a custom screen, or an icon for each page. */
  readonly index: () => Promise<Screen | { readonly icons: PageIcons }>;
  /** An `import.meta.glob` of the folder `pages`. */
  readonly pages: PageFiles;
}

export const familyArea = (family: Family, { icon, order, index, pages }: FamilyArea): PageArea =>
  definePage({
    name: family.name,
    path: `/${family.name}`,
    title: `samples:titles.${family.name}`,
    icon,
    group: 'samples',
    order,
    screen: async () => {
      const [file, { indexScreen }] = await Promise.all([index(), import('./screens')]);
      return 'Screen' in file ? file : { Screen: indexScreen(family, file.icons) };
    },
    routes: routesOf(family, pages),
  });

/** A route for each page. */
const routesOf = (family: Family, files: PageFiles): readonly AreaRoute[] =>
  pagesOf(family).flatMap((page) => {
    const load = files[`./pages/${page}.tsx`];
    if (!load) return [];
    const screen: AreaRoute['screen'] = async () => {
      const [file, { examplesScreen }] = await Promise.all([load(), import('./screens')]);
      return 'Screen' in file ? file : { Screen: examplesScreen(family, page, file.examples) };
    };
    return [{ path: pathOf(family, page), title: titleOf(family, page), screen }];
  });

/** The groups with the pages whose words contain every word of the query. */
export const findPages = (family: Family, query: string, wordsOf: (page: string) => string): readonly FamilyGroup[] => {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (page: string): boolean => wanted.every((word) => wordsOf(page).toLowerCase().includes(word));
  return family.groups
    .map((group) => ({ ...group, pages: group.pages.filter(matches) }))
    .filter(({ pages }) => pages.length > 0);
};
