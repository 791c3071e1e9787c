/** A sample blog: list, post and editor. Changes last until the app closes. */
import { NewsRegular } from '@fluentui/react-icons';
import { definePage } from '../../kit/area/area';

export const area = definePage({
  name: 'blog',
  title: 'samples:titles.blog',
  path: '/pages/blog/list',
  icon: NewsRegular,
  group: 'samples',
  order: 45,
  screen: () => import('./list-screen'),
  routes: [
    { path: '/pages/blog/detail', title: 'samples:titles.blogDetail', screen: () => import('./detail-screen') },
    { path: '/pages/blog/edit', title: 'samples:titles.blogEdit', screen: () => import('./edit-screen') },
  ],
});
