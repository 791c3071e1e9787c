/** A sample page about licenses: the one in use, and what each kind covers. */
import { CertificateRegular } from '@fluentui/react-icons';
import { definePage } from '../../kit/area/area';

export const area = definePage({
  name: 'license',
  title: 'samples:titles.license',
  path: '/pages/license',
  icon: CertificateRegular,
  group: 'samples',
  order: 46,
  screen: () => import('./license-screen'),
});
