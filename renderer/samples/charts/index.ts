/** Charts: lines, areas, bars, rings, ranks, goals and small ones, in every theme and direction. */
import { DataTrendingRegular } from '@fluentui/react-icons';
import { familyArea, type PageFile } from '../kit/showcase/family-area';

export const area = familyArea({
  name: 'charts',
  layout: 'block',
  icon: DataTrendingRegular,
  order: 89,
  groups: [
    { name: 'axes', pages: ['lines', 'areas', 'bars'] },
    { name: 'parts', pages: ['shares', 'ranks', 'goals'] },
    { name: 'other', pages: ['small', 'skins'] },
  ],
  index: () => import('./icons'),
  pages: import.meta.glob<PageFile>('./pages/*.tsx'),
});
