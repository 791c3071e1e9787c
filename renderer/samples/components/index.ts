/** Sample pages about the components that the app is built of, Fluent's and the kit's own, in all their states. */
import { AppsListDetailRegular } from '@fluentui/react-icons';
import { familyArea, type PageFile } from '../kit/showcase/family';
import { family } from './family';

export const area = familyArea(family, {
  icon: AppsListDetailRegular,
  order: 64,
  index: () => import('./index-screen'),
  pages: import.meta.glob<PageFile>('./pages/*.tsx'),
});
