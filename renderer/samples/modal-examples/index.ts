/** Dialogs of every kind: questions, forms, steps and choices. */
import { WindowMultipleRegular } from '@fluentui/react-icons';
import { definePage } from '../../kit/area/area';

export const area = definePage({
  name: 'modal-examples',
  title: 'samples:titles.modals',
  path: '/pages/modal-examples',
  icon: WindowMultipleRegular,
  group: 'samples',
  order: 48,
  screen: () => import('./modal-examples-screen'),
});
