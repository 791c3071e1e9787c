/** `/apps/ecommerce/product-detail`: redirects to the first featured product. */
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useCall } from '../../../kit/bridge/use-call';
import { Loaded } from '../../../kit/feedback/states';
import { useText } from '../../../kit/format/text';
import { Page } from '../../../kit/ui/page';
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
