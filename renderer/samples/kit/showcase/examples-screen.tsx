import type { ReactNode } from 'react';
import type { Examples } from './example';
import type { Family } from './family';
import { ShowcasePage } from './showcase-page';

/** The screen of a page that consists of its examples. */
export const examplesScreen = (family: Family, page: string, examples: Examples) => (): ReactNode => (
  <ShowcasePage family={family} page={page} examples={examples} />
);
