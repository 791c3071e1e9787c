/** A family of showcase pages as data: its routes, the list of its pages and its index come from here. */
import { fold } from '@contract/text/fold';
import type { PreviewLayout } from './example';

export interface FamilyGroup<Page extends string = string> {
  /** Its title is the text `groups.<name>` of the family's namespace. */
  readonly name: string;
  /** The pages by the last segment of their path; their description is the text `pages.<name>`. */
  readonly pages: readonly Page[];
}

export interface Family<Page extends string = string> {
  /** Folder name, text namespace and path: `forms` is at `/forms`. */
  readonly name: string;
  readonly groups: readonly FamilyGroup<Page>[];
  /** How its previews are laid out where an example does not say; `row` by default. */
  readonly layout?: PreviewLayout;
}

export const pagesOf = ({ groups }: Family): readonly string[] => groups.flatMap(({ pages }) => pages);

export const pathOf = ({ name }: Family, page: string): string => `/${name}/${page}`;

/** Text key of a page's title. Titles are loaded at the start, for the search and the window's title. */
export const titleOf = ({ name }: Family, page: string): string => `samples:families.${name}.${page}`;

/** The groups with the pages whose words contain every word of the query. */
export const findPages = (family: Family, query: string, wordsOf: (page: string) => string): readonly FamilyGroup[] => {
  const terms = fold(query).split(/\s+/).filter(Boolean);
  const matches = (page: string): boolean => terms.every((word) => fold(wordsOf(page)).includes(word));
  return family.groups
    .map((group) => ({ ...group, pages: group.pages.filter(matches) }))
    .filter(({ pages }) => pages.length > 0);
};
