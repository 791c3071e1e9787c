/** The sample search with its bookmarks, in the header beside all sample pages and on a page of its own. */
import { SearchSparkleRegular } from '@fluentui/react-icons';
import { definePage } from '../../kit/area/area';

export const area = definePage({
  name: 'find',
  title: 'samples:titles.find',
  path: '/apps/search',
  icon: SearchSparkleRegular,
  group: 'samples',
  order: 35,
  screen: () => import('./find-screen'),
  headerItem: () => import('./header'),
});
