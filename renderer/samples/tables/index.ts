/** Sample tables of a few rows: totals, stripes, sticky headers, badges and actions. */
import { TableRegular } from '@fluentui/react-icons';
import { familyArea } from '../kit/showcase/family-area';

export const area = familyArea({
  name: 'tables',
  icon: TableRegular,
  order: 87,
  examples: () => import('./examples'),
});
