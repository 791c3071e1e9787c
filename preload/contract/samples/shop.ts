import { z } from 'zod';
import { del, done, get, Id, list, post, record } from '../endpoint';
import type { CartItem, Product, WishlistItem } from './entities/shop';
import { paging } from './paging';

const OfProduct = z.strictObject({ productId: Id });

export const shop = {
  list: get('/apps/ecommerce/products', {
    input: z.strictObject({
      ...paging(9),
      sortBy: z.enum(['featured', 'price-asc', 'price-desc']).default('featured'),
    }),
    output: list<Product>(),
    returns: 'raw',
    kind: 'read',
  }),
  detail: get('/apps/ecommerce/products/{id}', {
    input: z.strictObject({ id: Id }),
    output: record<{ readonly product: Product }>(),
    returns: 'raw',
    kind: 'read',
  }),
  wishlist: get('/apps/ecommerce/wishlist', {
    input: z.strictObject({}),
    output: list<WishlistItem>(),
    returns: 'raw',
    kind: 'read',
  }),
  addWish: post('/apps/ecommerce/wishlist', { input: OfProduct, output: done(), returns: 'raw', kind: 'once' }),
  removeWish: del('/apps/ecommerce/wishlist/{productId}', {
    input: OfProduct,
    output: done(),
    returns: 'raw',
    kind: 'once',
  }),
  cart: get('/apps/ecommerce/cart', {
    input: z.strictObject({}),
    output: list<CartItem>(),
    returns: 'raw',
    kind: 'read',
  }),
  addToCart: post('/apps/ecommerce/cart', { input: OfProduct, output: done(), returns: 'raw', kind: 'once' }),
  removeFromCart: del('/apps/ecommerce/cart/{productId}', {
    input: OfProduct,
    output: done(),
    returns: 'raw',
    kind: 'once',
  }),
};
