/** Sample pages for cards: basic ones, with actions, with figures and charts of the card calls, and rich ones. */
import { SlideLayoutRegular } from '@fluentui/react-icons';
import { familyArea, type PageFile } from '../kit/showcase/family-area';

export const area = familyArea({
  name: 'cards',
  layout: 'block',
  icon: SlideLayoutRegular,
  order: 63,
  groups: [
    { name: 'made', pages: ['basic', 'actions'] },
    { name: 'figures', pages: ['statistics', 'analytics'] },
    { name: 'rich', pages: ['advanced'] },
  ],
  index: () => import('./icons'),
  pages: import.meta.glob<PageFile>('./pages/*.tsx'),
});
