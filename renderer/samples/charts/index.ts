/** Sample charts: lines, bars, shares, ranks and goals. */
import { DataTrendingRegular } from '@fluentui/react-icons';
import { familyArea } from '../kit/showcase/family-area';

export const area = familyArea({
  name: 'charts',
  icon: DataTrendingRegular,
  order: 89,
  examples: () => import('./examples'),
});
