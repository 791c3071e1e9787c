/** What two demo accounts may see, without changing the signed-in user's permissions. */
import { PersonKeyRegular } from '@fluentui/react-icons';
import { definePage } from '../../kit/area/area';

export const area = definePage({
  name: 'access-control',
  title: 'samples:titles.accessControl',
  path: '/access-control',
  icon: PersonKeyRegular,
  group: 'samples',
  order: 54,
  screen: () => import('./access-control-screen'),
});
