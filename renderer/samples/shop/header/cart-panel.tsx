import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons';
import { type ReactNode, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useText } from '../../../kit/format/text';
import type { PopoverControl } from '../../../kit/popover/lazy-popover';
import { PopoverPanel } from '../../../kit/popover/popover-panel';
import { lineAbove, lineBelow, plainLink, plainList } from '../../kit/styles';
import { useCart } from '../cart';
import { sumsOf } from '../checkout/sums';
import { dollars } from '../money';
import { checkoutPath, productPath, shopPath } from '../paths';
import { restoreFocus } from '../restore-focus';
import { useShopActions } from '../shop-actions';

const useStyles = makeStyles({
  surface: { padding: 0, inlineSize: '360px', maxInlineSize: 'calc(100vw - 32px)' },
  heading: {
    margin: 0,
    padding: '14px 16px',
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    ...lineBelow,
  },
  list: { ...plainList, maxBlockSize: '50vh', overflowY: 'auto' },
  line: {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '12px',
    padding: '10px 16px',
    '&:not(:last-child)': { ...lineBelow },
  },
  picture: {
    display: 'block',
    inlineSize: '56px',
    blockSize: '44px',
    objectFit: 'cover',
    borderRadius: tokens.borderRadiusMedium,
  },
  name: {
    display: 'block',
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    ...plainLink,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  quiet: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  foot: { display: 'grid', rowGap: '12px', padding: '14px 16px', ...lineAbove },
  sum: { display: 'flex', justifyContent: 'space-between', fontWeight: tokens.fontWeightBold },
  none: { margin: 0, padding: '20px 16px', color: tokens.colorNeutralForeground3 },
});

/** The cart's popover in the header of all sample pages. */
export const CartPanel = (floating: PopoverControl): ReactNode => {
  const styles = useStyles();
  const text = useText('shop');
  const navigate = useNavigate();
  const { lines, count } = useCart();
  const { fromCart } = useShopActions();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const remove = async (productId: number, name: string, qty: number) => {
    await fromCart({ productId, name }, qty);
    restoreFocus(list.current, heading.current);
  };
  const close = () => floating.onOpenChange(false);
  const leave = (to: string) => {
    close();
    void navigate(to);
  };
  return (
    <PopoverPanel {...floating} className={styles.surface} label={text('cart.title')}>
      <h2 ref={heading} className={styles.heading}>
        {text('header.cart', { count })}
      </h2>
      {lines.length === 0 ? (
        <p className={styles.none}>{text('cart.empty.body')}</p>
      ) : (
        <ul ref={list} className={styles.list} aria-label={text('cart.lines')}>
          {lines.map(({ productId, name = text('product.unnamed'), qty, price = 0, image, slug }) => (
            <li key={productId} className={styles.line}>
              <img className={styles.picture} src={image} alt="" />
              <span>
                <Link className={styles.name} to={productPath({ id: productId, slug })} onClick={close}>
                  <bdi>{name}</bdi>
                </Link>
                <span className={styles.quiet}>{text('cart.times', { count: qty, price: dollars(price) })}</span>
              </span>
              <Button
                size="small"
                appearance="subtle"
                icon={<DeleteRegular />}
                aria-label={text('cart.removeOf', { name })}
                onClick={() => void remove(productId, name, qty)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        {lines.length === 0 ? (
          <Button onClick={() => leave(shopPath)}>{text('cart.empty.shop')}</Button>
        ) : (
          <>
            <span className={styles.sum}>
              <span>{text('sums.subtotal')}</span>
              <span>{dollars(sumsOf(lines, '').subtotal)}</span>
            </span>
            <Button appearance="primary" onClick={() => leave(checkoutPath)}>
              {text('cart.checkout')}
            </Button>
          </>
        )}
      </div>
    </PopoverPanel>
  );
};
