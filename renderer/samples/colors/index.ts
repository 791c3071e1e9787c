/** Sample pages for colors: the brand ramp, and the tokens of every theme with their contrast. */
import { ColorRegular } from '@fluentui/react-icons';
import { familyArea, type PageFile } from '../kit/showcase/family-area';

export const area = familyArea({
  name: 'colors',
  icon: ColorRegular,
  order: 61,
  groups: [
    { name: 'ours', pages: ['ramp', 'brand'] },
    { name: 'fluent', pages: ['neutral', 'status', 'palette'] },
    { name: 'work', pages: ['checker', 'all'] },
  ],
  index: () => import('./index-content'),
  pages: import.meta.glob<PageFile>('./pages/*.tsx'),
});
