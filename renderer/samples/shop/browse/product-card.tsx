import type { Product } from '@contract/samples/entities/shop';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { VehicleTruckProfileRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../../kit/format/text';
import { LineClamp } from '../../kit/line-clamp';
import { heading, textSize } from '../../kit/styles';
import { dollars } from '../money';
import { productPath } from '../paths';
import { Stars } from '../stars';
import { WishButton } from '../wish-button';

const useStyles = makeStyles({
  card: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    blockSize: '100%',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    transitionProperty: 'box-shadow, border-color',
    transitionDuration: tokens.durationNormal,
    ':hover': { boxShadow: tokens.shadow16, border: `1px solid ${tokens.colorNeutralStroke1Hover}` },
    ':hover img': { transform: 'scale(1.04)' },
    '@media (prefers-reduced-motion: reduce)': { transitionDuration: '0s', ':hover img': { transform: 'none' } },
  },
  lying: {
    display: 'grid',
    gridTemplateColumns: 'minmax(120px, 240px) minmax(0, 1fr)',
    '@media (max-width: 560px)': { gridTemplateColumns: '110px minmax(0, 1fr)' },
  },
  frame: { position: 'relative', overflow: 'hidden', backgroundColor: tokens.colorNeutralBackground3 },
  picture: {
    display: 'block',
    inlineSize: '100%',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    transitionProperty: 'transform',
    transitionDuration: tokens.durationSlow,
    '@media (prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
  },
  lyingPicture: { blockSize: '100%', minBlockSize: '150px', aspectRatio: 'auto' },
  words: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: '6px',
    flexGrow: 1,
    minInlineSize: 0,
    padding: '12px 14px 14px',
  },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '4px 8px' },
  brand: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  name: { ...heading(300), overflowWrap: 'anywhere' },
  // The whole card links to the product; its buttons lie above the link.
  link: {
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: tokens.borderRadiusXLarge },
    ':focus-visible': { outlineStyle: 'none' },
    ':focus-visible::after': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  about: { color: tokens.colorNeutralForeground2 },
  price: { ...textSize[500], fontWeight: tokens.fontWeightBold },
  free: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: '4px',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorStatusSuccessForeground1,
  },
  room: { flexGrow: 1 },
  heart: { position: 'absolute', insetBlockStart: '8px', insetInlineEnd: '8px', zIndex: 1 },
  actions: { position: 'relative', zIndex: 1, display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockStart: '4px' },
});

interface ProductCardProps {
  readonly product: Omit<Product, 'rating'> & { readonly rating?: number | undefined };
  readonly lying?: boolean;
  /** Whether to show the wishlist button. */
  readonly heart?: boolean;
  /** Actions at the bottom. */
  readonly children?: ReactNode;
}

/** A product card, upright in a grid or horizontal in a list. */
export const ProductCard = ({ product, lying = false, heart = true, children }: ProductCardProps): ReactNode => {
  const styles = useStyles();
  const text = useText('shop');
  const { id, name, brand, price, image, rating, hasFreeShipping, isInWishlist = false } = product;
  return (
    <article className={mergeClasses(styles.card, lying && styles.lying)}>
      <div className={styles.frame}>
        <img className={mergeClasses(styles.picture, lying && styles.lyingPicture)} src={image} alt="" />
        {heart ? <WishButton className={styles.heart} productId={id} name={name} wished={isInWishlist} /> : undefined}
      </div>
      <div className={styles.words}>
        <span className={styles.line}>
          <bdi className={styles.brand}>{brand}</bdi>
          {rating === undefined ? undefined : <Stars rating={rating} />}
        </span>
        <h2 className={styles.name}>
          <Link className={styles.link} to={productPath(product)}>
            <bdi>{name}</bdi>
          </Link>
        </h2>
        {lying ? (
          <LineClamp lines={3} className={styles.about}>
            {product.description}
          </LineClamp>
        ) : undefined}
        <span className={styles.room} />
        <span className={styles.line}>
          <span className={styles.price}>{dollars(price)}</span>
          {hasFreeShipping ? (
            <span className={styles.free}>
              <VehicleTruckProfileRegular aria-hidden />
              {text('shipping.free')}
            </span>
          ) : undefined}
        </span>
        {children ? <div className={styles.actions}>{children}</div> : undefined}
      </div>
    </article>
  );
};
