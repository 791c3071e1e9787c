/** Sample settings of an account: five tabs of forms. Changes last until the app closes. */
import { PersonSettingsRegular } from '@fluentui/react-icons';
import { definePage } from '../../kit/area/area';

export const area = definePage({
  name: 'account-settings',
  title: 'samples:titles.accountSettings',
  path: '/pages/account-settings',
  icon: PersonSettingsRegular,
  group: 'samples',
  order: 40,
  screen: () => import('./account-settings-screen'),
});
