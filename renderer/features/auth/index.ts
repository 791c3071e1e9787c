import { PersonKeyRegular } from '@fluentui/react-icons';
import { definePage } from '../../kit/area/area';

/** Sign-in and password screens, shown without the app frame. */
export const area = definePage({
  name: 'auth',
  path: '/login',
  icon: PersonKeyRegular,
  public: true,
  screen: () => import('./sign-in-screen'),
  routes: [
    { path: '/forgot-password', title: 'forgot.title', screen: () => import('./forgot-screen') },
    { path: '/reset-password', title: 'reset.title', screen: () => import('./reset-screen') },
    { path: '/first-password', title: 'first.title', screen: () => import('./first-password-screen') },
  ],
});
