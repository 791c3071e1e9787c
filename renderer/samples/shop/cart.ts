/**
 * The cart that all pages and the header share. The sample API adds one at a time and removes a line at once, so a
 * quantity is reached step by step: the requested quantity shows right away, and the cart is updated in the background.
 */
import type { CartItem } from '@contract/samples/entities/shop';
import { callEndpoint } from '../../kit/bridge/call-endpoint';
import { type Call, refreshAreas, useCall } from '../../kit/bridge/use-call';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { createResettableStore } from '../../kit/stores/resettable-store';

/** The maximum quantity of one product. */
const maxPerProduct = 10;

/** Pending quantities by product; 0 removes the line. */
const usePendingQuantities = createResettableStore<Readonly<Record<string, number>>>(() => ({}));

const forget = (productId: number, quantity: number): void =>
  usePendingQuantities.setState((all) => {
    const { [String(productId)]: pending, ...others } = all;
    // A newer quantity stays pending.
    return pending === quantity ? others : all;
  }, true);

/** The last of the queued changes. */
let queue: Promise<void> = Promise.resolve();
const enqueue = (work: () => Promise<void>): Promise<void> => {
  queue = queue.then(work);
  return queue;
};

const inCart = async (productId: number): Promise<number | undefined> => {
  const cart = await callEndpoint('shop.cart', {});
  if (!notifyFailure(cart)) return undefined;
  return cart.ok ? (cart.value.rows.find((line) => line.productId === productId)?.qty ?? 0) : undefined;
};

/** Adds or removes until the cart holds the quantity; returns whether it does. */
const applyQuantity = async (productId: number, quantity: number): Promise<boolean> => {
  const id = { productId: String(productId) };
  let has = await inCart(productId);
  if (has === undefined) return false;
  if (quantity < has) {
    if (!notifyFailure(await callEndpoint('shop.removeFromCart', id))) return false;
    has = 0;
  }
  for (; has < quantity; has += 1) if (!notifyFailure(await callEndpoint('shop.addToCart', id))) return false;
  return true;
};

/** Sets the quantity of a product in the cart; returns whether it succeeded. */
export const setCartQuantity = async (productId: number, quantity: number): Promise<boolean> => {
  usePendingQuantities.setState({ [String(productId)]: quantity });
  let well = false;
  await enqueue(async () => {
    const now = usePendingQuantities.getState()[String(productId)];
    // An earlier call has applied it.
    if (now === undefined) {
      well = true;
      return;
    }
    well = await applyQuantity(productId, now);
    await refreshAreas(['shop']);
    forget(productId, now);
  });
  return well;
};

/** The maximum quantity of a product by its stock. */
export const maxQuantity = (stock: number | undefined): number =>
  Math.max(1, Math.min(maxPerProduct, stock ?? maxPerProduct));

/** Adds to the quantity in the cart; `full` if it holds the maximum already. */
export const addToCart = async (
  productId: number,
  more: number,
  most: number,
): Promise<'added' | 'full' | 'failed'> => {
  const has = usePendingQuantities.getState()[String(productId)] ?? (await inCart(productId));
  if (has === undefined) return 'failed';
  if (has >= most) return 'full';
  return (await setCartQuantity(productId, Math.min(most, has + more))) ? 'added' : 'failed';
};

export interface Cart {
  readonly call: Call<{ readonly rows: readonly CartItem[] }>;
  readonly lines: readonly CartItem[];
  /** Pieces, not lines. */
  readonly count: number;
}

export const useCart = (): Cart => {
  const call = useCall('shop.cart', {});
  const pending = usePendingQuantities();
  // Sorted by product: the API re-creates a line whose quantity drops, which would move it to the end.
  const lines = (call.value?.rows ?? [])
    .map((line) => ({ ...line, qty: pending[String(line.productId)] ?? line.qty }))
    .filter(({ qty }) => qty > 0)
    .toSorted((one, other) => one.productId - other.productId);
  return { call, lines, count: lines.reduce((sum, { qty }) => sum + qty, 0) };
};
