import type { Product } from '@contract/samples/entities/shop';
import { Button, type ButtonProps } from '@fluentui/react-components';
import { CartRegular, CheckmarkRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../kit/format/text';
import { checkoutPath } from './paths';
import { useShopActions } from './shop-actions';

interface CartButtonProps {
  readonly product: Pick<Product, 'id' | 'name' | 'isInCart' | 'stock'>;
  readonly className?: string;
  readonly size?: NonNullable<ButtonProps['size']>;
}

/** Adds a product to the cart, then links to the cart. */
export const CartButton = ({ product, className = '', size = 'medium' }: CartButtonProps): ReactNode => {
  const { id, name, isInCart = false, stock } = product;
  const text = useText('shop');
  const navigate = useNavigate();
  const { toCart } = useShopActions();
  const [busy, setBusy] = useState(false);
  const isOut = stock === 0 && !isInCart;
  const add = async () => {
    setBusy(true);
    await toCart({ productId: id, name, stock });
    setBusy(false);
  };
  return (
    <Button
      className={className}
      size={size}
      appearance={isInCart || isOut ? 'secondary' : 'primary'}
      icon={isInCart ? <CheckmarkRegular /> : <CartRegular />}
      disabledFocusable={busy || isOut}
      aria-label={text(isOut ? 'stock.outOf' : isInCart ? 'cart.viewOf' : 'cart.addOf', { name })}
      onClick={() => {
        if (busy || isOut) return;
        if (isInCart) void navigate(checkoutPath);
        else void add();
      }}
    >
      {text(isOut ? 'stock.out' : isInCart ? 'cart.view' : 'cart.add')}
    </Button>
  );
};
