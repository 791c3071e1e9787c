/** `/apps/ecommerce/wishlist`: saved products, to move to the cart or remove. */
import { Button, makeStyles } from '@fluentui/react-components';
import { CartRegular, DeleteRegular, HeartRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { Loaded } from '../../kit/feedback/states';
import { useText } from '../../kit/format/text';
import { Message } from '../../kit/ui/message';
import { Page } from '../../kit/ui/page';
import { SectionCard } from '../../kit/ui/section-card';
import { IconButton } from '../kit/icon-button';
import { plainList } from '../kit/styles';
import { ProductLine } from './product-line';
import { ListHeader } from './shop-tabs';
import { useShop } from './use-shop';

const useStyles = makeStyles({ list: plainList });

export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('shop');
  const { wishlist, busy, moveToCart, setWished } = useShop();
  return (
    <Page title={text('wishlist.title')} description={text('wishlist.about')} width={1_000} actions={<ListHeader />}>
      <Loaded call={wishlist}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Message icon={HeartRegular} title={text('wishlist.empty')} body={text('wishlist.emptyBody')} />
          ) : (
            <SectionCard title={text('wishlist.products')}>
              <ul className={styles.list}>
                {rows.map((wish) => {
                  const isOut = wish.stock === 0;
                  const name = wish.name ?? text('one');
                  return (
                    <ProductLine key={wish.productId} product={wish}>
                      <Button
                        icon={<CartRegular />}
                        disabledFocusable={busy || isOut}
                        aria-label={text(isOut ? 'stock.outOf' : 'wishlist.moveOf', { name })}
                        onClick={() => (busy || isOut ? undefined : void moveToCart(wish))}
                      >
                        {text(isOut ? 'stock.out' : 'wishlist.move')}
                      </Button>
                      <IconButton
                        label={text('wishlist.removeOf', { name })}
                        icon={<DeleteRegular />}
                        onClick={() => void setWished(wish, false)}
                      />
                    </ProductLine>
                  );
                })}
              </ul>
            </SectionCard>
          )
        }
      </Loaded>
    </Page>
  );
};
