/** Sample data tables: the kit's list with the hundred people of the sample API. */
import { TableSearchRegular } from '@fluentui/react-icons';
import { familyArea } from '../kit/showcase/family-area';

export const area = familyArea({
  name: 'datatables',
  icon: TableSearchRegular,
  order: 88,
  examples: () => import('./examples'),
});
