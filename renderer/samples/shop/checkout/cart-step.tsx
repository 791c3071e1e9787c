import type { CartItem } from '@contract/samples/entities/shop';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { DeleteRegular, HeartRegular } from '@fluentui/react-icons';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../../kit/format/text';
import { SectionCard } from '../../../kit/ui/section-card';
import { focusRing } from '../../../kit/ui/styles';
import { lineBelow, plainList } from '../../kit/styles';
import { setCartQuantity } from '../cart';
import { dollars } from '../money';
import { productPath } from '../paths';
import { Quantity } from '../quantity';
import { restoreFocus } from '../restore-focus';
import { useShopActions } from '../shop-actions';
import { lineTotal } from './sums';

const useStyles = makeStyles({
  list: plainList,
  line: {
    display: 'grid',
    gridTemplateColumns: '104px minmax(0, 1fr) auto 92px',
    alignItems: 'center',
    gap: '8px 16px',
    paddingBlock: '14px',
    '&:not(:last-child)': { ...lineBelow },
    '@media (max-width: 700px)': { gridTemplateColumns: '76px minmax(0, 1fr) auto' },
  },
  picture: {
    display: 'block',
    inlineSize: '100%',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    borderRadius: tokens.borderRadiusMedium,
  },
  words: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', rowGap: '2px', minInlineSize: 0 },
  name: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    ...focusRing(),
  },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  actions: { display: 'flex', flexWrap: 'wrap', marginInlineStart: '-8px' },
  sum: {
    textAlign: 'end',
    fontWeight: tokens.fontWeightBold,
    fontSize: tokens.fontSizeBase400,
    fontVariantNumeric: 'tabular-nums',
    '@media (max-width: 700px)': { gridColumn: '2 / -1' },
  },
});

/** The lines of the cart, editable. */
export const CartStep = ({ lines }: { readonly lines: readonly CartItem[] }): ReactNode => {
  const styles = useStyles();
  const text = useText('shop');
  const { fromCart, wish } = useShopActions();
  const list = useRef<HTMLUListElement>(null);
  const remove = async ({ productId, qty }: CartItem, name: string) => {
    await fromCart({ productId, name }, qty);
    restoreFocus(list.current);
  };
  const keep = async (line: CartItem, name: string) => {
    if (await wish({ productId: line.productId, name })) await remove(line, name);
  };
  return (
    <SectionCard title={text('steps.cart')}>
      <ul ref={list} className={styles.list} aria-label={text('cart.lines')}>
        {lines.map((line) => {
          const { productId, qty, name = text('product.unnamed'), brand = '', image, slug, price = 0, stock } = line;
          return (
            <li key={productId} className={styles.line}>
              <img className={styles.picture} src={image} alt="" />
              <div className={styles.words}>
                <Link className={styles.name} to={productPath({ id: productId, slug })}>
                  <bdi>{name}</bdi>
                </Link>
                <span className={styles.quiet}>
                  <bdi>
                    {brand} · {text('cart.each', { price: dollars(price) })}
                  </bdi>
                </span>
                <div className={styles.actions}>
                  <Button
                    size="small"
                    appearance="subtle"
                    icon={<DeleteRegular />}
                    aria-label={text('cart.removeOf', { name })}
                    onClick={() => void remove(line, name)}
                  >
                    {text('cart.remove')}
                  </Button>
                  <Button
                    size="small"
                    appearance="subtle"
                    icon={<HeartRegular />}
                    aria-label={text('cart.keepOf', { name })}
                    onClick={() => void keep(line, name)}
                  >
                    {text('cart.keep')}
                  </Button>
                </div>
              </div>
              <Quantity
                label={text('cart.quantityOf', { name })}
                value={qty}
                stock={stock}
                onChange={(quantity) => void setCartQuantity(productId, quantity)}
              />
              <span className={styles.sum}>{dollars(lineTotal(line))}</span>
            </li>
          );
        })}
      </ul>
    </SectionCard>
  );
};
