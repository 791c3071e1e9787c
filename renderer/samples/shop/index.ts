/** The sample shop: products, the wishlist, and a checkout in three steps that orders nothing. */
import { CartRegular } from '@fluentui/react-icons';
import { defineResource } from '../../kit/area/define-resource';

export const area = defineResource({
  name: 'shop',
  title: 'samples:titles.shop',
  path: '/apps/ecommerce/shop',
  icon: CartRegular,
  group: 'samples',
  order: 31,
  list: 'shop.list',
  capabilities: { filterParams: {}, sort: false },
  defaults: { size: 10 },
  naming: 'name',
  recordPath: '/apps/ecommerce/product-detail',
  fields: {
    name: { column: 300, picture: { key: 'image', shape: 'wide' } },
    brand: { column: 130 },
    price: { kind: 'money', currency: 'USD', column: 110 },
    rating: { kind: 'number', column: 90 },
    stock: { kind: 'number', column: 90 },
    hasFreeShipping: { kind: 'flag', column: 130 },
    isInWishlist: { kind: 'flag', column: 120 },
    isInCart: { kind: 'flag', column: 100 },
    description: { hiddenColumn: 320 },
  },
  listHeader: () => import('./shop-tabs'),
  listActions: () => import('./list-actions'),
  routes: [
    {
      path: '/apps/ecommerce/product-detail',
      title: 'samples:titles.product',
      screen: () => import('./first-product'),
    },
    {
      path: '/apps/ecommerce/product-detail/:id',
      title: 'samples:titles.product',
      screen: () => import('./product-screen'),
    },
    {
      path: '/apps/ecommerce/wishlist',
      title: 'samples:titles.wishlist',
      screen: () => import('./wishlist-screen'),
    },
    {
      path: '/apps/ecommerce/checkout',
      title: 'samples:titles.checkout',
      screen: () => import('./checkout-screen'),
    },
  ],
});
