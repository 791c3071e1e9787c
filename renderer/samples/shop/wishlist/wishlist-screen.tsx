/** `/apps/ecommerce/wishlist`: saved products, to move to the cart or remove. */
import { Button, makeStyles } from '@fluentui/react-components';
import { CartRegular, DeleteRegular, HeartRegular } from '@fluentui/react-icons';
import { type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCall } from '../../../kit/bridge/use-call';
import { Message } from '../../../kit/feedback/message';
import { Loaded } from '../../../kit/feedback/states';
import { useText } from '../../../kit/format/text';
import { Page } from '../../../kit/ui/page';
import { ProductCard } from '../browse/product-card';
import { ProductGrid } from '../browse/product-grid';
import { shopPath } from '../paths';
import { restoreFocus } from '../restore-focus';
import { useShopActions } from '../shop-actions';
import { ShopTabs } from '../shop-tabs';

const useStyles = makeStyles({ move: { flexGrow: 1 } });

export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('shop');
  const navigate = useNavigate();
  const { unwish, wishToCart } = useShopActions();
  const list = useRef<HTMLUListElement>(null);
  const then = async (done: Promise<unknown>) => {
    await done;
    restoreFocus(list.current);
  };
  const call = useCall('shop.wishlist', {});
  return (
    <Page title={text('wishlist.title')} description={text('wishlist.about')} actions={<ShopTabs />}>
      <Loaded call={call}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Message icon={HeartRegular} title={text('wishlist.empty.title')} body={text('wishlist.empty.body')}>
              <Button appearance="primary" onClick={() => void navigate(shopPath)}>
                {text('wishlist.empty.shop')}
              </Button>
            </Message>
          ) : (
            <ProductGrid ref={list} label={text('wishlist.title')}>
              {rows.map(
                ({ id: _, productId, name = '', brand = '', slug = '', description = '', image = '', ...more }) => {
                  const { price = 0, hasFreeShipping = false, stock } = more;
                  const isOut = stock === 0;
                  return (
                    <li key={productId}>
                      <ProductCard
                        heart={false}
                        product={{
                          ...more,
                          id: productId,
                          name,
                          brand,
                          slug,
                          description,
                          image,
                          price,
                          hasFreeShipping,
                        }}
                      >
                        <Button
                          className={styles.move}
                          appearance="primary"
                          icon={<CartRegular />}
                          disabledFocusable={isOut}
                          aria-label={text(isOut ? 'stock.outOf' : 'wishlist.moveOf', { name })}
                          onClick={() => (isOut ? undefined : void then(wishToCart({ productId, name, stock })))}
                        >
                          {text(isOut ? 'stock.out' : 'wishlist.move')}
                        </Button>
                        <Button
                          icon={<DeleteRegular />}
                          aria-label={text('wishlist.remove', { name })}
                          onClick={() => void then(unwish({ productId, name }))}
                        />
                      </ProductCard>
                    </li>
                  );
                },
              )}
            </ProductGrid>
          )
        }
      </Loaded>
    </Page>
  );
};
