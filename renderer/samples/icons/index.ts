/** Sample icons: a gallery with a search, sizes, and buttons. */
import { IconsRegular } from '@fluentui/react-icons';
import { familyArea } from '../kit/showcase/family-area';

export const area = familyArea({
  name: 'icons',
  icon: IconsRegular,
  order: 62,
  examples: () => import('./examples'),
});
