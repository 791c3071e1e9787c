/** A product in the wishlist or the cart: its picture, name and price, and what can be done with it. */
import type { CartItem, WishlistItem } from '@contract/samples/entities/shop';
import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../kit/format/text';
import { lineBelow } from '../../kit/ui/hairlines';
import { focusRing } from '../../kit/ui/styles';
import { dollars } from './use-shop';

const useStyles = makeStyles({
  line: {
    display: 'grid',
    gridTemplateColumns: '88px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalL,
    paddingBlock: tokens.spacingVerticalM,
    '&:not(:last-child)': { ...lineBelow },
  },
  picture: {
    display: 'block',
    inlineSize: '88px',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    borderRadius: tokens.borderRadiusMedium,
  },
  words: { display: 'grid', justifyItems: 'start', minInlineSize: 0 },
  name: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    ...focusRing(),
  },
  quiet: { color: tokens.colorNeutralForeground3 },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
    fontVariantNumeric: 'tabular-nums',
  },
});

interface ProductLineProps {
  readonly product: CartItem | WishlistItem;
  readonly children: ReactNode;
}

export const ProductLine = ({ product, children }: ProductLineProps): ReactNode => {
  const styles = useStyles();
  const text = useText('shop');
  const { productId, name = text('one'), brand = '', image, price = 0 } = product;
  return (
    <li className={styles.line}>
      <img className={styles.picture} src={image} alt="" />
      <div className={styles.words}>
        <Link className={styles.name} to={`/apps/ecommerce/product-detail/${productId}`}>
          <bdi>{name}</bdi>
        </Link>
        <Text size={200} className={styles.quiet}>
          <bdi>{text('cart.each', { brand, price: dollars(price) })}</bdi>
        </Text>
      </div>
      <div className={styles.actions}>{children}</div>
    </li>
  );
};
