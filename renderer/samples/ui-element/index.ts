/** Sample pages for the basics of every screen: type, text colors, lists, spacing, shape, depth, focus, motion. */
import { TextFontRegular } from '@fluentui/react-icons';
import { familyArea, type PageFile } from '../kit/showcase/family-area';

export const area = familyArea({
  name: 'ui-element',
  icon: TextFontRegular,
  order: 60,
  groups: [
    { name: 'words', pages: ['typography', 'text-colors', 'lists'] },
    { name: 'room', pages: ['spacing', 'shape', 'elevation'] },
    { name: 'life', pages: ['focus', 'motion'] },
  ],
  index: () => import('./icons'),
  pages: import.meta.glob<PageFile>('./pages/*.tsx'),
});
