/** Tabs for the products, the wishlist and the cart, with their counts. */
import { BuildingShopRegular, CartRegular, HeartRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useText } from '../../kit/format/text';
import { ViewTabs } from '../../kit/ui/view-tabs';
import { useShop } from './use-shop';

export const ListHeader = (): ReactNode => {
  const text = useText('shop');
  const { count, wishlist } = useShop();
  return (
    <ViewTabs
      label={text('tabs.label')}
      views={[
        { to: '/apps/ecommerce/shop', label: text('tabs.shop'), icon: BuildingShopRegular },
        {
          to: '/apps/ecommerce/wishlist',
          label: text('tabs.wishlist', { count: wishlist.value?.rows.length ?? 0 }),
          icon: HeartRegular,
        },
        { to: '/apps/ecommerce/checkout', label: text('tabs.checkout', { count }), icon: CartRegular },
      ]}
    />
  );
};
