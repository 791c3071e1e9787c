/** The cart, the wishlist, and what is done with them, each with a notification. */
import type { CartItem, WishlistItem } from '@contract/samples/entities/shop';
import { useState } from 'react';
import { callEndpoint } from '../../kit/bridge/call-endpoint';
import { type Call, refreshAreas, useCall } from '../../kit/bridge/use-call';
import { notify } from '../../kit/feedback/notify';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { roundDecimal } from '../../kit/format/decimal';
import { formatMoney } from '../../kit/format/number';
import { useText } from '../../kit/format/text';

/** The largest quantity of one product. */
export const maxQuantity = 10;

export const dollars = (amount: string | number): string => formatMoney(roundDecimal(amount, 2), 'USD');

/** A product, or a line of the cart or wishlist, which has the product's id in `productId`. */
interface Named {
  readonly id: number;
  readonly productId?: number;
  readonly name?: string;
}

const idOf = ({ id, productId = id }: Named): { readonly productId: string } => ({ productId: String(productId) });

interface Shop {
  readonly cart: Call<{ readonly rows: readonly CartItem[] }>;
  readonly wishlist: Call<{ readonly rows: readonly WishlistItem[] }>;
  /** Pieces in the cart, not lines. */
  readonly count: number;
  readonly busy: boolean;
  readonly addToCart: (products: readonly Named[]) => Promise<void>;
  readonly setQuantity: (line: CartItem, quantity: number) => Promise<void>;
  readonly emptyCart: () => Promise<void>;
  readonly setWished: (product: Named, isWished: boolean) => Promise<void>;
  readonly moveToCart: (wish: Named) => Promise<void>;
}

export const useShop = (): Shop => {
  const text = useText('shop');
  const cart = useCall('shop.cart', {});
  const wishlist = useCall('shop.wishlist', {});
  const [busy, setBusy] = useState(false);

  /** Runs the steps until one fails, then notifies of the success or the failure. */
  const run = async (steps: readonly (() => ReturnType<typeof callEndpoint>)[], done?: string): Promise<void> => {
    setBusy(true);
    let isDone = true;
    for (const step of steps) {
      isDone = notifyFailure(await step());
      if (!isDone) break;
    }
    await refreshAreas(['shop']);
    setBusy(false);
    if (isDone && done !== undefined) notify({ id: 'shop', intent: 'success', title: done });
  };
  const add = (product: Named) => () => callEndpoint('shop.addToCart', idOf(product));
  const remove = (product: Named) => () => callEndpoint('shop.removeFromCart', idOf(product));
  const wish = (product: Named) => () => callEndpoint('shop.addWish', idOf(product));
  const unwish = (product: Named) => () => callEndpoint('shop.removeWish', idOf(product));
  const nameOf = ({ name = text('one') }: Named) => ({ name });

  return {
    cart,
    wishlist,
    count: (cart.value?.rows ?? []).reduce((sum, { qty }) => sum + qty, 0),
    busy,
    addToCart: (products) => run(products.map(add), text('cart.added', { count: products.length })),
    // The sample API adds one piece at a time and removes a line as a whole.
    setQuantity: (line, quantity) => {
      const isLess = quantity < line.qty;
      const missing = quantity - (isLess ? 0 : line.qty);
      const adding = Array.from({ length: missing }, () => add(line));
      return run(
        [...(isLess ? [remove(line)] : []), ...adding],
        quantity === 0 ? text('cart.removed', nameOf(line)) : undefined,
      );
    },
    emptyCart: () => run((cart.value?.rows ?? []).map(remove)),
    setWished: (product, isWished) =>
      isWished
        ? run([wish(product)], text('wishlist.added', nameOf(product)))
        : run([unwish(product)], text('wishlist.removed', nameOf(product))),
    moveToCart: (product) => run([add(product), unwish(product)], text('cart.added', { count: 1 })),
  };
};
