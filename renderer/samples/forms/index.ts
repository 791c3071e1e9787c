/** Sample forms: kinds of fields, states, choices and validation. */
import { FormRegular } from '@fluentui/react-icons';
import { familyArea } from '../kit/showcase/family-area';

export const area = familyArea({
  name: 'forms',
  icon: FormRegular,
  order: 86,
  examples: () => import('./examples'),
});
