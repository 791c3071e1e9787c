import { BuildingShopRegular, CartRegular, HeartRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useCall } from '../../kit/bridge/use-call';
import { useText } from '../../kit/format/text';
import { ViewTabs } from '../../kit/ui/view-tabs';
import { useCart } from './cart';
import { checkoutPath, shopPath, wishlistPath } from './paths';

/** Tabs for the shop, the wishlist and the checkout, with counts. */
export const ShopTabs = ({ open }: { readonly open?: string }): ReactNode => {
  const text = useText('shop');
  const { count } = useCart();
  const wishes = useCall('shop.wishlist', {}).value?.rows.length ?? 0;
  return (
    <ViewTabs
      label={text('tabs.label')}
      {...(open === undefined ? {} : { open })}
      views={[
        { to: shopPath, label: text('tabs.shop'), icon: BuildingShopRegular },
        { to: wishlistPath, label: text('tabs.wishlist', { count: wishes }), icon: HeartRegular },
        { to: checkoutPath, label: text('tabs.checkout', { count }), icon: CartRegular },
      ]}
    />
  );
};
