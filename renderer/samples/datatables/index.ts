/** Data tables: the kit's list and semantic tables, with the hundred people of the sample API. */
import { TableSearchRegular } from '@fluentui/react-icons';
import { familyArea, type PageFile } from '../kit/showcase/family-area';

export const area = familyArea({
  name: 'datatables',
  layout: 'block',
  icon: TableSearchRegular,
  order: 88,
  groups: [
    { name: 'reading', pages: ['basic', 'remote', 'column-search'] },
    { name: 'working', pages: ['row-edit', 'rows', 'export'] },
  ],
  index: () => import('./icons'),
  pages: import.meta.glob<PageFile>('./pages/*.tsx'),
});
