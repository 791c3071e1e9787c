/** Sample colors: the brand ramp, and tokens of every theme with their contrast. */
import { ColorRegular } from '@fluentui/react-icons';
import { familyArea } from '../kit/showcase/family-area';

export const area = familyArea({
  name: 'colors',
  icon: ColorRegular,
  order: 61,
  examples: () => import('./examples'),
});
