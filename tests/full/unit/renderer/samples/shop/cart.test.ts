/** The cart that is shared, against the demo's own answers. */
import { beforeEach, expect, test } from 'vitest';
import { createBridge } from '../../../../../../mocks/bridge';
import { callEndpoint } from '../../../../../../renderer/kit/bridge/call-endpoint';
import { useNotices } from '../../../../../../renderer/kit/feedback/notify';
import { addToCart, maxQuantity, setCartQuantity } from '../../../../../../renderer/samples/shop/cart';

let calls: string[] = [];
beforeEach(async () => {
  const bridge = createBridge();
  calls = [];
  const call: typeof bridge.call = (id, input, callId) => {
    calls.push(id);
    return bridge.call(id, input, callId);
  };
  Object.defineProperty(window, 'bridge', { value: { ...bridge, call }, configurable: true });
  useNotices.setState({ notices: [] });
  await bridge.session.exploreDemo();
});

const quantity = async (productId: number): Promise<number | undefined> => {
  const cart = await callEndpoint('shop.cart', {});
  return cart.ok ? (cart.value.rows.find((line) => line.productId === productId)?.qty ?? 0) : undefined;
};

test('a quantity is increased, decreased and removed, one call of the API at a time', async () => {
  for (const amount of [5, 3, 0, 2]) {
    expect(await setCartQuantity(6, amount)).toBe(true);
    expect(await quantity(6)).toBe(amount);
  }
});

test('of several fast clicks only the last is applied', async () => {
  const all = await Promise.all([
    setCartQuantity(6, 3),
    setCartQuantity(6, 4),
    setCartQuantity(6, 5),
    setCartQuantity(6, 4),
  ]);
  expect(all).toEqual([true, true, true, true]);
  expect(await quantity(6)).toBe(4);
  // From two to four: never up to five and back.
  expect(calls.filter((id) => id === 'shop.addToCart')).toHaveLength(2);
  expect(calls).not.toContain('shop.removeFromCart');
});

test('the quantity is limited by the stock, and a missing product fails with a message', async () => {
  expect(await addToCart(8, 2, maxQuantity(3))).toBe('added');
  expect(await addToCart(8, 2, maxQuantity(3))).toBe('added');
  expect(await quantity(8)).toBe(3);
  expect(await addToCart(8, 1, maxQuantity(3))).toBe('full');
  expect([maxQuantity(undefined), maxQuantity(24), maxQuantity(0)]).toEqual([10, 10, 1]);
  expect(await addToCart(999, 1, 10)).toBe('failed');
  expect(useNotices.getState().notices).toHaveLength(1);
});
