/** Extensions: drag and drop, trees, tours, carousels and similar, each as the app would use it. */
import { PuzzlePieceRegular } from '@fluentui/react-icons';
import { familyArea, type PageFile } from '../kit/showcase/family-area';

export const area = familyArea({
  name: 'extensions',
  layout: 'block',
  icon: PuzzlePieceRegular,
  order: 84,
  groups: [
    { name: 'moving', pages: ['drag-and-drop', 'tree', 'context-menu', 'clipboard'] },
    { name: 'showing', pages: ['carousel', 'slider', 'rating'] },
    { name: 'telling', pages: ['tour', 'toasts', 'languages'] },
  ],
  index: () => import('./icons'),
  pages: import.meta.glob<PageFile>('./pages/*.tsx'),
});
