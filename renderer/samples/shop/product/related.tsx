import type { Product } from '@contract/samples/entities/shop';
import type { ReactNode } from 'react';
import { useCall } from '../../../kit/bridge/use-call';
import { useText } from '../../../kit/format/text';
import { ProductCard } from '../browse/product-card';
import { Carousel } from './carousel';

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
