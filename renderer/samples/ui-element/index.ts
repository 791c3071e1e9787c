/** Sample basics of every screen: type, text colors, spacing, depth and lists. */
import { TextFontRegular } from '@fluentui/react-icons';
import { familyArea } from '../kit/showcase/family-area';

export const area = familyArea({
  name: 'ui-element',
  icon: TextFontRegular,
  order: 60,
  examples: () => import('./examples'),
});
