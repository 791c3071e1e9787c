/** Forms: controls, layouts, validation, and long forms in steps and rows. */
import { FormRegular } from '@fluentui/react-icons';
import { familyArea, type PageFile } from '../kit/showcase/family-area';

export const area = familyArea({
  name: 'forms',
  layout: 'block',
  icon: FormRegular,
  order: 86,
  groups: [
    { name: 'controls', pages: ['text', 'choices', 'numbers'] },
    { name: 'special', pages: ['masks', 'dates', 'files', 'rich-text'] },
    { name: 'whole', pages: ['layouts', 'validation', 'wizard', 'repeater'] },
  ],
  index: () => import('./icons'),
  pages: import.meta.glob<PageFile>('./pages/*.tsx'),
});
