/** Data tables: the kit's list and tables of real rows, on the sample API's hundred people. */
import { TableSearchRegular } from '@fluentui/react-icons';
import { familyArea, type PageFile } from '../kit/showcase/family';
import { family } from './family';

export const area = familyArea(family, {
  icon: TableSearchRegular,
  order: 88,
  index: () => import('./index-screen'),
  pages: import.meta.glob<PageFile>('./pages/*.tsx'),
});
