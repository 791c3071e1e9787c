import { makeStyles, ToggleButton, tokens } from '@fluentui/react-components';
import { HeartFilled, HeartRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useText } from '../../kit/format/text';
import { useShopActions } from './shop-actions';

const useStyles = makeStyles({
  wished: { color: tokens.colorPaletteRedForeground3, '@media (forced-colors: active)': { color: 'inherit' } },
});

interface WishProps {
  readonly productId: number;
  readonly name: string;
  readonly wished: boolean;
  readonly className?: string;
  /** Whether to show the label. */
  readonly wide?: boolean;
}

/** Adds a product to the wishlist or removes it. */
export const WishButton = ({ productId, name, wished, className = '', wide = false }: WishProps): ReactNode => {
  const styles = useStyles();
  const text = useText('shop');
  const { wish, unwish } = useShopActions();
  return (
    <ToggleButton
      className={className}
      shape={wide ? 'rounded' : 'circular'}
      checked={wished}
      icon={wished ? <HeartFilled className={styles.wished} /> : <HeartRegular />}
      {...(wide ? {} : { 'aria-label': text('wishlist.toggle', { name }) })}
      onClick={() => void (wished ? unwish : wish)({ productId, name })}
    >
      {wide ? text('wishlist.wish') : undefined}
    </ToggleButton>
  );
};
