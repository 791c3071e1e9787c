/** Sample API keys: created, copied and revoked here. They give no access. */
import { KeyMultipleRegular } from '@fluentui/react-icons';
import { definePage } from '../../kit/area/area';

export const area = definePage({
  name: 'api-key',
  title: 'samples:titles.apiKey',
  path: '/pages/api-key',
  icon: KeyMultipleRegular,
  group: 'samples',
  order: 47,
  screen: () => import('./api-key-screen'),
});
