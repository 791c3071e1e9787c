/** A sample profile: about, posts, pictures and a poll. */
import { PersonCircleRegular } from '@fluentui/react-icons';
import { definePage } from '../../kit/area/area';

export const area = definePage({
  name: 'profile',
  title: 'samples:titles.profile',
  path: '/pages/profile',
  icon: PersonCircleRegular,
  group: 'samples',
  order: 41,
  screen: () => import('./profile-screen'),
});
