/** `/apps/ecommerce/shop`: products to search, filter and sort, nine per page. The URL holds all of it. */

import type { Product } from '@contract/samples/entities/shop';
import { Button, type ButtonProps, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { CartRegular, CheckmarkRegular, SearchRegular } from '@fluentui/react-icons';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Message } from '../../../kit/feedback/message';
import { Loaded } from '../../../kit/feedback/states';
import { useText } from '../../../kit/format/text';
import { Page } from '../../../kit/ui/page';
import { columns } from '../../kit/styles';
import { checkoutPath } from '../paths';
import { useShopActions } from '../shop-actions';
import { ShopTabs } from '../shop-tabs';
import { Filters } from './filters';
import { Pages } from './pages';
import { ProductCard } from './product-card';
import { ProductGrid } from './product-grid';
import { SearchBar } from './search-bar';
import { defaultState } from './state';
import { pageSize, useProducts, useShopState } from './use-products';

interface CartButtonProps {
  readonly product: Pick<Product, 'id' | 'name' | 'isInCart' | 'stock'>;
  readonly className?: string;
  readonly size?: NonNullable<ButtonProps['size']>;
}

/** Adds a product to the cart, then links to the cart. */
const CartButton = ({ product, className = '', size = 'medium' }: CartButtonProps): ReactNode => {
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

const useStyles = makeStyles({
  columns: columns('256px minmax(0, 1fr)', 1099, tokens.spacingHorizontalXL),
  folded: { '@media (max-width: 1099px)': { display: 'none' } },
  results: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalM,
    minInlineSize: 0,
    scrollMarginBlockStart: '16px',
  },
  wide: { flexGrow: 1 },
  count: { color: tokens.colorNeutralForeground3 },
});

export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('shop');
  const [open, setOpen] = useState(false);
  const filters = useId();
  const top = useRef<HTMLDivElement>(null);
  const { state, change } = useShopState();
  const { call, products, total, page, pages, counts } = useProducts(state);

  const openPage = (to: number) => {
    change({ page: to });
    top.current?.scrollIntoView({ block: 'start' });
  };
  // The URL may name a page past the end.
  const isPast = call.value !== undefined && !call.stale && state.page > pages;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when there turn out to be fewer pages
  useEffect(() => {
    if (isPast) change({ page: pages });
  }, [isPast, pages]);

  return (
    <Page title={text('title')} description={text('about')} actions={<ShopTabs />}>
      <div className={styles.columns}>
        <div className={mergeClasses(!open && styles.folded)}>
          <Filters id={filters} state={state} counts={counts} onChange={change} />
        </div>
        <div ref={top} className={styles.results} aria-busy={call.busy}>
          <SearchBar state={state} onChange={change} filters={{ id: filters, open, onToggle: () => setOpen(!open) }} />
          <Loaded call={call}>
            {() =>
              total === 0 ? (
                <Message icon={SearchRegular} title={text('nothing.title')} body={text('nothing.body')}>
                  <Button onClick={() => change({ ...defaultState, sort: state.sort, view: state.view })}>
                    {text('nothing.clear')}
                  </Button>
                </Message>
              ) : (
                <>
                  <Text role="status" className={styles.count}>
                    {text('range', {
                      from: (page - 1) * pageSize + 1,
                      to: (page - 1) * pageSize + products.length,
                      count: total,
                    })}
                  </Text>
                  <ProductGrid label={text('products')} lying={state.view === 'list'}>
                    {products.map((product) => (
                      <li key={product.id}>
                        <ProductCard product={product} lying={state.view === 'list'}>
                          <CartButton product={product} className={state.view === 'grid' ? styles.wide : ''} />
                        </ProductCard>
                      </li>
                    ))}
                  </ProductGrid>
                  <Pages page={page} pages={pages} onChange={openPage} />
                </>
              )
            }
          </Loaded>
        </div>
      </div>
    </Page>
  );
};
