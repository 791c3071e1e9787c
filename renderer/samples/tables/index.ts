/** Plain tables: looks, sizes, what may stand in them, and what they do in little room. */
import { TableRegular } from '@fluentui/react-icons';
import { familyArea, type PageFile } from '../kit/showcase/family';
import { family } from './family';

export const area = familyArea(family, {
  icon: TableRegular,
  order: 87,
  index: () => import('./index-screen'),
  pages: import.meta.glob<PageFile>('./pages/*.tsx'),
});
