/** The screens that a family makes of its data. */
import type { ReactNode } from 'react';
import type { Examples } from './example';
import type { Family, PageIcons } from './family';
import { ShowcaseIndex } from './showcase-index';
import { ShowcasePage } from './showcase-page';

export const indexScreen = (family: Family, icons: PageIcons) => (): ReactNode => (
  <ShowcaseIndex family={family} icons={icons} />
);

export const examplesScreen = (family: Family, page: string, examples: Examples) => (): ReactNode => (
  <ShowcasePage family={family} page={page} examples={examples} />
);
