/** Sample extensions: search with bookmarks, tree and clipboard. */
import { PuzzlePieceRegular } from '@fluentui/react-icons';
import { familyArea } from '../kit/showcase/family-area';

export const area = familyArea({
  name: 'extensions',
  icon: PuzzlePieceRegular,
  order: 84,
  examples: () => import('./examples'),
});
