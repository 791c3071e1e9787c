import { PersonRegular } from '@fluentui/react-icons';
import { definePage } from '../../kit/area/area';

/** The person signed in; reached from the account menu. */
export const area = definePage({
  name: 'account',
  path: '/account',
  icon: PersonRegular,
  screen: () => import('./account-screen'),
});
