/** A family of showcase pages as data: its routes, its list in the page and its index all come from here. */
import type { AreaRoute } from '../area/area';

export interface FamilyGroup {
  /** Its name is the text `groups.<name>` of the family's namespace. */
  readonly name: string;
  /** The pages by the last part of their address; what they are about is the text `pages.<name>`. */
  readonly pages: readonly string[];
}

export interface Family {
  /** Text namespace. */
  readonly name: string;
  /** Of the index; the pages are below it. */
  readonly path: string;
  /** Under this text key are the names of the pages. They are there from the start, for the search and the window's title. */
  readonly titles: string;
  readonly groups: readonly FamilyGroup[];
}

export const pagesOf = ({ groups }: Family): readonly string[] => groups.flatMap(({ pages }) => pages);

export const pathOf = ({ path }: Family, page: string): string => `${path}/${page}`;

export const titleOf = ({ titles }: Family, page: string): string => `${titles}.${page}`;

type Load = AreaRoute['screen'];

/** A route for each page, with its file from an `import.meta.glob` of the family's folder `pages`. */
export const routesOf = (family: Family, files: Readonly<Record<string, Load>>): readonly AreaRoute[] =>
  pagesOf(family).flatMap((page) => {
    const screen = files[`./pages/${page}.tsx`];
    return screen ? [{ path: pathOf(family, page), title: titleOf(family, page), screen }] : [];
  });

/** The groups with those pages that have all the words in their name or in what they are about. */
export const findPages = (family: Family, words: string, said: (page: string) => string): readonly FamilyGroup[] => {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (page: string): boolean => wanted.every((word) => said(page).toLowerCase().includes(word));
  return family.groups
    .map((group) => ({ ...group, pages: group.pages.filter(fits) }))
    .filter(({ pages }) => pages.length > 0);
};
