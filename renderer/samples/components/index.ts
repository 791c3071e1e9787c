/** Sample pages for the components that the app is built with, Fluent's and the kit's own, in all states. */
import { AppsListDetailRegular } from '@fluentui/react-icons';
import { familyArea, type PageFile } from '../kit/showcase/family';
import { family } from './family';

export const area = familyArea(family, {
  icon: AppsListDetailRegular,
  order: 64,
  index: () => import('./icons'),
  pages: import.meta.glob<PageFile>('./pages/*.tsx'),
});
