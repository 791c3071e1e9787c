/** Actions on products, each with a notification and undo. */
import { useNavigate } from 'react-router-dom';
import { callEndpoint } from '../../kit/bridge/call-endpoint';
import { refreshAreas } from '../../kit/bridge/use-call';
import { notify } from '../../kit/feedback/notify';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { useText } from '../../kit/format/text';
import { addToCart, maxQuantity, setCartQuantity } from './cart';
import { checkoutPath } from './paths';

interface Named {
  readonly productId: number;
  readonly name?: string | undefined;
  /** The number in stock, if known. */
  readonly stock?: number | undefined;
}

export interface ShopActions {
  readonly toCart: (product: Named, quantity?: number) => Promise<boolean>;
  readonly fromCart: (product: Named, quantity: number) => Promise<void>;
  readonly wish: (product: Named) => Promise<boolean>;
  readonly unwish: (product: Named) => Promise<boolean>;
  readonly wishToCart: (product: Named) => Promise<void>;
}

const change = async (call: 'shop.addWish' | 'shop.removeWish', productId: number): Promise<boolean> => {
  const well = notifyFailure(await callEndpoint(call, { productId: String(productId) }));
  await refreshAreas(['shop']);
  return well;
};

export const useShopActions = (): ShopActions => {
  const text = useText('shop');
  const navigate = useNavigate();
  const nameOf = ({ name }: Named): string => name ?? text('product.unnamed');
  const undo = (run: () => void) => ({ label: text('undo'), run });
  const notifyWithAction = (id: string, title: string, action: { readonly label: string; readonly run: () => void }) =>
    notify({ id, intent: 'success', title, actions: [action] });

  const toCart = async (product: Named, quantity = 1): Promise<boolean> => {
    const most = maxQuantity(product.stock);
    const done = await addToCart(product.productId, quantity, most);
    const view = { label: text('cart.view'), run: () => void navigate(checkoutPath) };
    const name = nameOf(product);
    const id = `shop-cart-${product.productId}`;
    if (done === 'added') notifyWithAction(id, text('cart.added', { name }), view);
    if (done === 'full')
      notify({ id, intent: 'info', title: text('cart.full', { name, count: most }), actions: [view] });
    return done !== 'failed';
  };
  return {
    toCart,
    fromCart: async (product, quantity) => {
      const { productId } = product;
      if (await setCartQuantity(productId, 0))
        notifyWithAction(
          `shop-cart-${productId}`,
          text('cart.removed', { name: nameOf(product) }),
          undo(() => void setCartQuantity(productId, quantity)),
        );
    },
    wish: ({ productId }) => change('shop.addWish', productId),
    unwish: async (product) => {
      const { productId } = product;
      const well = await change('shop.removeWish', productId);
      if (well)
        notifyWithAction(
          `shop-wish-${productId}`,
          text('wishlist.removed', { name: nameOf(product) }),
          undo(() => void change('shop.addWish', productId)),
        );
      return well;
    },
    wishToCart: async (product) => {
      if (await toCart(product)) await change('shop.removeWish', product.productId);
    },
  };
};
