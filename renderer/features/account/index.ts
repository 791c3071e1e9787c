import { PersonRegular } from '@fluentui/react-icons';
import { definePage } from '../../kit/area/area';

/** The account of the signed-in user, opened from the account menu. */
export const area = definePage({
  name: 'account',
  path: '/account',
  icon: PersonRegular,
  screen: () => import('./account-screen'),
});
