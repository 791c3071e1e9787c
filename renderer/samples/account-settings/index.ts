/** Sample settings of an account: five tabs with forms. What is saved here lasts until the app is closed. */
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
