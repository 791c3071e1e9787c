/** `/apps/ecommerce/product-detail`: the first of the featured products, until another is chosen. */
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { Page } from '../../../kit/page';
import { Loaded } from '../../../kit/states/states';
import { useText } from '../../../kit/text';
import { useCall } from '../../../kit/use-call';
import { productPath, shopPath } from '../paths';

export const Screen = (): ReactNode => {
  const text = useText('shop');
  const call = useCall('shop.list', {});
  if (call.value) {
    const [first] = call.value.rows;
    return <Navigate to={first ? productPath(first) : shopPath} replace />;
  }
  return (
    <Page title={text('product.title')}>
      <Loaded call={call}>{() => null}</Loaded>
    </Page>
  );
};
