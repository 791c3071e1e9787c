/** A family of showcase pages as an area: an index, and a route for each page. */
import type { FluentIcon } from '@fluentui/react-icons';
import type { ComponentType } from 'react';
import { type AreaRoute, definePage, type PageArea } from '../../../kit/area/area';
import type { Examples } from './example';
import { type Family, pagesOf, pathOf, titleOf } from './family';

/** What a file in `pages` exports: examples, or custom content. */
export interface PageFile {
  readonly examples?: Examples;
  readonly Content?: ComponentType;
}

type PageFiles = Readonly<Record<string, () => Promise<PageFile>>>;

interface FamilyIndex<Page extends string> {
  readonly icons: Readonly<Record<Page, FluentIcon>>;
  /** Above the cards. */
  readonly Header?: ComponentType;
}

interface FamilyArea<Page extends string> extends Family<Page> {
  readonly icon: FluentIcon;
  readonly order: number;
  readonly index: () => Promise<FamilyIndex<NoInfer<Page>>>;
  /** An `import.meta.glob` of the folder `pages`. */
  readonly pages: PageFiles;
}

export const familyArea = <const Page extends string>(area: FamilyArea<Page>): PageArea => {
  const { icon, order, index, pages, ...family } = area;
  return definePage({
    name: family.name,
    path: `/${family.name}`,
    title: `samples:titles.${family.name}`,
    icon,
    group: 'samples',
    order,
    screen: async () => {
      const [content, { ShowcaseIndex }] = await Promise.all([index(), import('./showcase-index')]);
      return { Screen: () => <ShowcaseIndex family={family} icons={content.icons} Header={content.Header} /> };
    },
    routes: routesOf(family, pages),
  });
};

const routesOf = (family: Family, files: PageFiles): readonly AreaRoute[] =>
  pagesOf(family).flatMap((page) => {
    const load = files[`./pages/${page}.tsx`];
    if (!load) return [];
    const screen: AreaRoute['screen'] = async () => {
      const [file, { ShowcasePage }] = await Promise.all([load(), import('./showcase-page')]);
      return { Screen: () => <ShowcasePage family={family} page={page} {...file} /> };
    };
    return [{ path: pathOf(family, page), title: titleOf(family, page), screen }];
  });
