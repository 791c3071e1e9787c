/** Sample sign-in pages. None of them signs anybody in or out. */
import { PersonKeyRegular } from '@fluentui/react-icons';
import { definePage } from '../../kit/area/area';
import { kinds, pathOf, variants } from './pages';

const screen = () => import('./auth-screen');
const all = kinds.flatMap((kind) =>
  variants.map((variant) => ({ path: pathOf(kind, variant), title: `samples:auth.${kind}-${variant}`, screen })),
);

export const area = definePage({
  name: 'auth-pages',
  title: 'samples:titles.authPages',
  path: pathOf('login', 'basic'),
  icon: PersonKeyRegular,
  group: 'samples',
  order: 50,
  screen,
  routes: all.slice(1),
});
