/** Extensions: drag and drop, trees, tours, carousels and similar, each as the app would use it. */
import { PuzzlePieceRegular } from '@fluentui/react-icons';
import { familyArea, type PageFile } from '../kit/showcase/family';
import { family } from './family';

export const area = familyArea(family, {
  icon: PuzzlePieceRegular,
  order: 84,
  index: () => import('./icons'),
  pages: import.meta.glob<PageFile>('./pages/*.tsx'),
});
