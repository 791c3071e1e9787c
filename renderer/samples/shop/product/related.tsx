import type { Product } from '@contract/samples/entities/shop';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useRef } from 'react';
import { useCall } from '../../../kit/bridge/use-call';
import { useText } from '../../../kit/format/text';
import { useIsRightToLeft } from '../../../kit/stores/direction';
import { useDirectionIcons } from '../../../kit/ui/direction-icons';
import { SectionCard } from '../../../kit/ui/section-card';
import { ProductCard } from '../browse/product-card';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(210px, 240px)',
    gap: '16px',
    margin: '-4px',
    padding: '4px 4px 12px',
    listStyleType: 'none',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: '4px',
    '& > li': { scrollSnapAlign: 'start' },
  },
  arrows: { display: 'flex', columnGap: tokens.spacingHorizontalXS },
});

interface ShelfProps {
  readonly title: string;
  /** `li` each. */
  readonly children: ReactNode;
}

/** A row that scrolls by buttons, wheel, touch or keyboard. */
const Carousel = ({ title, children }: ShelfProps): ReactNode => {
  const styles = useStyles();
  const text = useText('shop');
  const list = useRef<HTMLUListElement>(null);
  const isRightToLeft = useIsRightToLeft();
  const go = (direction: 1 | -1) => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const width = (list.current?.clientWidth ?? 0) * 0.8;
    list.current?.scrollBy({
      left: width * direction * (isRightToLeft ? -1 : 1),
      behavior: still ? 'instant' : 'smooth',
    });
  };
  const { Before, After } = useDirectionIcons();
  return (
    <SectionCard
      title={title}
      actions={
        <span className={styles.arrows}>
          <Button icon={<Before />} shape="circular" aria-label={text('shelf.before')} onClick={() => go(-1)} />
          <Button icon={<After />} shape="circular" aria-label={text('shelf.after')} onClick={() => go(1)} />
        </span>
      }
    >
      <ul ref={list} className={styles.list} aria-label={title}>
        {children}
      </ul>
    </SectionCard>
  );
};

/** The maximum of related products. */
const maxShown = 8;

/** Products of the same brand first, then by the closest price. */
const nearest = (products: readonly Product[], { id, brand, price }: Product): readonly Product[] =>
  products
    .filter((other) => other.id !== id)
    .toSorted(
      (one, other) =>
        Number(other.brand === brand) - Number(one.brand === brand) ||
        Math.abs(one.price - price) - Math.abs(other.price - price),
    )
    .slice(0, maxShown);

export const Related = ({ product }: { readonly product: Product }): ReactNode => {
  const text = useText('shop');
  const { value } = useCall('shop.list', { perPage: 10_000 });
  if (!value || value.rows.length < 2) return null;
  return (
    <Carousel title={text('product.related')}>
      {nearest(value.rows, product).map((other) => (
        <li key={other.id}>
          <ProductCard product={other} />
        </li>
      ))}
    </Carousel>
  );
};
