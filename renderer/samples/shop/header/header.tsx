/** The shop's buttons in the header of all sample pages: wishlist and cart. */
import { Button } from '@fluentui/react-components';
import { CartRegular, HeartRegular } from '@fluentui/react-icons';
import { lazy, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCall } from '../../../kit/bridge/use-call';
import { useText } from '../../../kit/format/text';
import { LazyPopover } from '../../../kit/popover/lazy-popover';
import { CountBadge } from '../../../kit/ui/count-badge';
import { IconButton } from '../../kit/icon-button';
import { useCart } from '../cart';
import { wishlistPath } from '../paths';

const load = () => import('./cart-panel');
const CartPanel = lazy(async () => ({ default: (await load()).CartPanel }));

export const Header = (): ReactNode => {
  const text = useText('shop');
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const { count } = useCart();
  const wishes = useCall('shop.wishlist', {}).value?.rows.length ?? 0;
  const icon = (Icon: typeof CartRegular, number: number) => (
    <CountBadge count={number}>
      <Icon />
    </CountBadge>
  );
  return (
    <>
      <IconButton
        label={text('header.wishlist', { count: wishes })}
        icon={icon(HeartRegular, wishes)}
        onClick={() => void navigate(wishlistPath)}
      />
      <LazyPopover
        popup="dialog"
        open={open}
        onOpenChange={setOpen}
        load={load}
        tooltip={text('header.cart', { count })}
        button={<Button appearance="subtle" icon={icon(CartRegular, count)} />}
      >
        {(floating) => <CartPanel {...floating} />}
      </LazyPopover>
    </>
  );
};
