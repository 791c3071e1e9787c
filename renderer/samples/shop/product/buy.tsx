import type { Product } from '@contract/samples/entities/shop';
import { Button, makeStyles } from '@fluentui/react-components';
import { CartRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../kit/format/text';
import { Quantity } from '../quantity';
import { useShopActions } from '../shop-actions';
import { WishButton } from '../wish-button';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' },
});

/** Quantity, cart and wishlist. */
export const Buy = ({ product }: { readonly product: Product }): ReactNode => {
  const styles = useStyles();
  const text = useText('shop');
  const { toCart } = useShopActions();
  const [quantity, setQuantity] = useState(1);
  const [busy, setBusy] = useState(false);
  const { id, name, stock, isInWishlist = false } = product;
  const isOut = stock === 0;
  const add = async () => {
    setBusy(true);
    await toCart({ productId: id, name, stock }, quantity);
    setBusy(false);
    setQuantity(1);
  };
  return (
    <div className={styles.row}>
      {isOut ? undefined : (
        <Quantity label={text('product.quantity')} value={quantity} stock={stock} onChange={setQuantity} />
      )}
      <Button
        size="large"
        appearance="primary"
        icon={<CartRegular />}
        disabledFocusable={busy || isOut}
        onClick={() => (busy || isOut ? undefined : void add())}
      >
        {text(isOut ? 'stock.out' : 'cart.add')}
      </Button>
      <WishButton productId={id} name={name} wished={isInWishlist} wide />
    </div>
  );
};
