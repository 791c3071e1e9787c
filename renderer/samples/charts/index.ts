/** Charts: lines, areas, bars, rings, ranks, goals and small ones, in every theme and direction. */
import { DataTrendingRegular } from '@fluentui/react-icons';
import { familyArea, type PageFile } from '../kit/showcase/family';
import { family } from './family';

export const area = familyArea(family, {
  icon: DataTrendingRegular,
  order: 89,
  index: () => import('./icons'),
  pages: import.meta.glob<PageFile>('./pages/*.tsx'),
});
