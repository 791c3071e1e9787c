/** Data tables: the kit's list and semantic tables, with the hundred people of the sample API. */
import { TableSearchRegular } from '@fluentui/react-icons';
import { familyArea, type PageFile } from '../kit/showcase/family';
import { family } from './family';

export const area = familyArea(family, {
  icon: TableSearchRegular,
  order: 88,
  index: () => import('./icons'),
  pages: import.meta.glob<PageFile>('./pages/*.tsx'),
});
