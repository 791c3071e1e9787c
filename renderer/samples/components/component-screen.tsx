import type { ReactNode } from 'react';
import type { Example } from '../../kit/showcase/example-card';
import { ShowcasePage } from '../../kit/showcase/showcase-page';
import { family } from './family';

/** The screen of a page that is nothing but its examples. */
export const componentScreen = (page: string, examples: readonly Example[]) => (): ReactNode => (
  <ShowcasePage family={family} page={page} examples={examples} />
);
