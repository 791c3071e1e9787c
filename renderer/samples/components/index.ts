/** Sample components: Fluent's and the kit's own. */
import { AppsListDetailRegular } from '@fluentui/react-icons';
import { familyArea } from '../kit/showcase/family-area';

export const area = familyArea({
  name: 'components',
  icon: AppsListDetailRegular,
  order: 64,
  examples: () => import('./examples'),
});
