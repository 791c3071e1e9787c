/** Media: uploads of pictures, videos and documents. */
import { ImageMultipleRegular } from '@fluentui/react-icons';
import { definePage } from '../../kit/area/area';

export const area = definePage({
  name: 'media',
  path: '/media',
  icon: ImageMultipleRegular,
  group: 'outreach',
  order: 20,
  needs: ['create', 'Media'],
  screen: () => import('./media-screen'),
});
