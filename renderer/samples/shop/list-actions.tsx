import { idIn } from '@contract/list/all-pages';
import { Button } from '@fluentui/react-components';
import { CartRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import type { ListActionsProps } from '../../kit/area/area';
import { useText } from '../../kit/format/text';
import { useShop } from './use-shop';

/** Adds the selected products to the cart. */
export const Actions = ({ selected, deselect }: ListActionsProps): ReactNode => {
  const text = useText('shop');
  const { addToCart, busy } = useShop();
  const available = selected.filter(({ stock }) => stock !== 0);
  const isOff = busy || available.length === 0;
  const add = async () => {
    await addToCart(available.map((row) => ({ id: Number(idIn('id')(row)) })));
    deselect(selected);
  };
  return (
    <Button
      appearance="primary"
      icon={<CartRegular />}
      disabledFocusable={isOff}
      onClick={() => (isOff ? undefined : void add())}
    >
      {text('cart.add')}
    </Button>
  );
};
