/** Plain tables: styles, sizes, content, and narrow windows. */
import { TableRegular } from '@fluentui/react-icons';
import { familyArea, type PageFile } from '../kit/showcase/family-area';

export const area = familyArea({
  name: 'tables',
  layout: 'block',
  icon: TableRegular,
  order: 87,
  groups: [
    { name: 'looks', pages: ['basic', 'looks', 'sizes'] },
    { name: 'uses', pages: ['content', 'scrolling'] },
  ],
  index: () => import('./icons'),
  pages: import.meta.glob<PageFile>('./pages/*.tsx'),
});
