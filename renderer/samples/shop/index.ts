/** The sample shop: products, a product page, the wishlist and a checkout in three steps that orders nothing. */
import { CartRegular } from '@fluentui/react-icons';
import { definePage } from '../../kit/area/area';

export const area = definePage({
  name: 'shop',
  title: 'samples:titles.shop',
  path: '/apps/ecommerce/shop',
  icon: CartRegular,
  group: 'samples',
  order: 31,
  screen: () => import('./browse/shop-screen'),
  routes: [
    {
      path: '/apps/ecommerce/product-detail',
      title: 'samples:titles.product',
      screen: () => import('./product/first-product'),
    },
    {
      path: '/apps/ecommerce/product-detail/:product',
      title: 'samples:titles.product',
      screen: () => import('./product/product-screen'),
    },
    {
      path: '/apps/ecommerce/wishlist',
      title: 'samples:titles.wishlist',
      screen: () => import('./wishlist/wishlist-screen'),
    },
    {
      path: '/apps/ecommerce/checkout',
      title: 'samples:titles.checkout',
      screen: () => import('./checkout/checkout-screen'),
    },
  ],
  headerItem: () => import('./header/header'),
});
