/** The sample store's dashboard: sales, profit, goals and orders. */
import { BuildingShopRegular } from '@fluentui/react-icons';
import { definePage } from '../../kit/area/area';

export const area = definePage({
  name: 'ecommerce',
  title: 'samples:titles.ecommerce',
  path: '/',
  icon: BuildingShopRegular,
  group: 'samples',
  order: 10,
  screen: () => import('./ecommerce-screen'),
});
