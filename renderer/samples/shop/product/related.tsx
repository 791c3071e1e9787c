import type { Product } from '@contract/samples/entities/shop';
import type { ReactNode } from 'react';
import { useCall } from '../../../kit/bridge/use-call';
import { useText } from '../../../kit/format/text';
import { ProductCard } from '../browse/product-card';
import { Carousel } from './carousel';

/** So many others are offered. */
const most = 8;

/** Others of the same brand first, then those whose price is nearest. */
const nearest = (products: readonly Product[], { id, brand, price }: Product): readonly Product[] =>
  products
    .filter((other) => other.id !== id)
    .toSorted(
      (one, other) =>
        Number(other.brand === brand) - Number(one.brand === brand) ||
        Math.abs(one.price - price) - Math.abs(other.price - price),
    )
    .slice(0, most);

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
