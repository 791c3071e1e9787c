/** The sample shop. An unknown product is 404 without a body (specification, section 8). */
import type { Product } from '@contract/samples/entities/shop';
import { type Context, Did } from '../../answers/context';
import { missing } from '../../answers/refusal';
import { dataOf } from '../data';
import { filterByWords, sortRows, toPage } from '../listing';
import type { Plain } from '../plain';
import { createProducts } from '../seeds/products';
import type { SampleAnswersOf } from './context';

const products = createProducts();
const productOf = (id: unknown): Plain<Product> | undefined => products.find((each) => String(each.id) === String(id));

/** A product with its state in the user's wishlist and cart. */
const seen = (product: Plain<Product>, context: Context): Plain<Product> => {
  const { wishes, cart } = dataOf(context);
  return {
    ...product,
    isInWishlist: wishes.all().some(({ productId }) => productId === product.id),
    isInCart: cart.all().some(({ productId }) => productId === product.id),
  };
};

/** The fields of a cart line and of its product. */
const withProduct = <T extends { readonly id: number; readonly productId: number }>(line: T, context: Context) => {
  const product = productOf(line.productId);
  return product ? { ...seen(product, context), ...line } : line;
};

const lineOf = <T extends { readonly productId: number }>(lines: readonly T[], productId: unknown): T | undefined =>
  lines.find((line) => String(line.productId) === String(productId));

export const shop = {
  list: ({ q, sortBy, ...page }, context) => {
    const found = filterByWords(products, q, ({ name }) => [name]);
    const direction = sortBy === 'price-desc' ? 'desc' : 'asc';
    const inOrder = sortBy === 'featured' ? found : sortRows(found, ({ price }) => price, direction);
    return toPage(
      inOrder.map((product) => seen(product, context)),
      page,
    );
  },
  detail: ({ id }, context) => {
    const product = productOf(id);
    return product ? { product: seen(product, context) } : missing('product');
  },
  wishlist: (_, context) =>
    dataOf(context)
      .wishes.all()
      .map((wish) => withProduct(wish, context)),
  addWish: ({ productId }, context) => {
    const { wishes } = dataOf(context);
    const product = productOf(productId);
    if (!product) return missing('product');
    // Adding a product twice to the wishlist has no further effect.
    if (!lineOf(wishes.all(), productId)) wishes.insert((id) => ({ id, productId: product.id }));
    return new Did('');
  },
  removeWish: ({ productId }, context) => {
    const { wishes } = dataOf(context);
    return wishes.remove(lineOf(wishes.all(), productId)?.id) ? new Did('') : missing('product');
  },
  cart: (_, context) =>
    dataOf(context)
      .cart.all()
      .map((line) => withProduct(line, context)),
  addToCart: ({ productId }, context) => {
    const { cart } = dataOf(context);
    const product = productOf(productId);
    if (!product) return missing('product');
    const line = lineOf(cart.all(), productId);
    // Adding a product that is in the cart increases its quantity.
    if (line) cart.update(line.id, { qty: line.qty + 1 });
    else cart.insert((id) => ({ id, productId: product.id, qty: 1 }));
    return new Did('');
  },
  removeFromCart: ({ productId }, context) => {
    const { cart } = dataOf(context);
    return cart.remove(lineOf(cart.all(), productId)?.id) ? new Did('') : missing('product');
  },
} satisfies SampleAnswersOf<'shop'>;
