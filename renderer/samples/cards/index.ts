/** Sample cards: styles, actions, products, and the figures and charts of the card calls. */
import { SlideLayoutRegular } from '@fluentui/react-icons';
import { familyArea } from '../kit/showcase/family-area';

export const area = familyArea({
  name: 'cards',
  icon: SlideLayoutRegular,
  order: 63,
  examples: () => import('./examples'),
});
