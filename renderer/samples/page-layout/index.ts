/** Sample page layouts: figures above a section, a narrow column, and a list beside its details. */
import { LayoutColumnTwoSplitLeftRegular } from '@fluentui/react-icons';
import { familyArea } from '../kit/showcase/family-area';

export const area = familyArea({
  name: 'page-layout',
  icon: LayoutColumnTwoSplitLeftRegular,
  order: 66,
  examples: () => import('./examples'),
});
