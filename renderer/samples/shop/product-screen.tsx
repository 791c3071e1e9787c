/** `/apps/ecommerce/product-detail/:id`: a product by its id, or by its slug, which ends with the id. */
import type { Product } from '@contract/samples/entities/shop';
import { Badge, Button, makeStyles, RatingDisplay, Text, ToggleButton, tokens } from '@fluentui/react-components';
import { CartRegular, HeartFilled, HeartRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useCall } from '../../kit/bridge/use-call';
import { Loaded } from '../../kit/feedback/states';
import { useText } from '../../kit/format/text';
import { useListAddress } from '../../kit/list/data/opened-from';
import { BackLink } from '../../kit/ui/back-link';
import { Page } from '../../kit/ui/page';
import { SectionCard } from '../../kit/ui/section-card';
import { pageColumns } from '../kit/styles';
import { dollars, useShop } from './use-shop';

const useStyles = makeStyles({
  columns: pageColumns('minmax(0, 2fr) minmax(0, 3fr)', 800, tokens.spacingHorizontalXXL),
  picture: { display: 'block', inlineSize: '100%', borderRadius: tokens.borderRadiusLarge },
  words: { display: 'grid', justifyItems: 'start', rowGap: tokens.spacingVerticalM },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
});

/** Low stock shows the number left. */
const lowStock = 5;

const Detail = ({ product }: { readonly product: Product }): ReactNode => {
  const styles = useStyles();
  const text = useText('shop');
  const { addToCart, setWished, busy } = useShop();
  const { name, brand, price, image, rating, description, hasFreeShipping, stock = 0, isInWishlist = false } = product;
  const isOff = busy || stock === 0;
  return (
    <SectionCard title={text('product.by', { brand })}>
      <div className={styles.columns}>
        <img className={styles.picture} src={image} alt={name} />
        <div className={styles.words}>
          <RatingDisplay value={rating} aria-label={text('rating', { rating })} />
          <Text size={800} weight="bold">
            {dollars(price)}
          </Text>
          <span className={styles.line}>
            <Badge appearance="tint" color={stock === 0 ? 'danger' : stock < lowStock ? 'warning' : 'success'}>
              {stock === 0
                ? text('stock.out')
                : stock < lowStock
                  ? text('stock.few', { count: stock })
                  : text('stock.there')}
            </Badge>
            <Text>{text(hasFreeShipping ? 'shipping.free' : 'shipping.paid')}</Text>
          </span>
          <Text size={400}>
            <bdi>{description}</bdi>
          </Text>
          <span className={styles.line}>
            <Button
              size="large"
              appearance="primary"
              icon={<CartRegular />}
              disabledFocusable={isOff}
              onClick={() => (isOff ? undefined : void addToCart([product]))}
            >
              {text('cart.add')}
            </Button>
            <ToggleButton
              size="large"
              checked={isInWishlist}
              icon={isInWishlist ? <HeartFilled /> : <HeartRegular />}
              onClick={() => void setWished(product, !isInWishlist)}
            >
              {text('wishlist.title')}
            </ToggleButton>
          </span>
        </div>
      </div>
    </SectionCard>
  );
};

export const Screen = (): ReactNode => {
  const text = useText('shop');
  const { id = '' } = useParams();
  const list = useListAddress('/apps/ecommerce/shop');
  const call = useCall('shop.detail', { id: /\d+$/.exec(id)?.[0] ?? id });
  return (
    <Page
      title={call.value?.product.name ?? text('one')}
      width={1_100}
      actions={<BackLink to={list}>{text('product.back')}</BackLink>}
    >
      <Loaded call={call}>{({ product }) => <Detail key={product.id} product={product} />}</Loaded>
    </Page>
  );
};
