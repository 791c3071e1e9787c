/** Sample sign-in pages. None of them signs anybody in or out. */
import { PersonKeyRegular } from '@fluentui/react-icons';
import { definePage } from '../../kit/area/area';

const kinds = ['login', 'register', 'forgot-password', 'reset-password', 'verify-email', 'two-steps'];
const screen = () => import('./auth-screen');
const [first, ...others] = kinds.flatMap((kind) => [`${kind}-basic`, `${kind}-cover`]);

export const area = definePage({
  name: 'auth-pages',
  title: 'samples:titles.authPages',
  path: `/pages/${first}`,
  icon: PersonKeyRegular,
  group: 'samples',
  order: 50,
  screen,
  routes: others.map((page) => ({ path: `/pages/${page}`, title: `samples:auth.${page}`, screen })),
});
