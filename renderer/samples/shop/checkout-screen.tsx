/** `/apps/ecommerce/checkout`: the cart, the address and the payment, each at its own address. It orders nothing. */
import type { CartItem } from '@contract/samples/entities/shop';
import { Button, MessageBar, MessageBarBody, makeStyles, SpinButton, Text, tokens } from '@fluentui/react-components';
import { CartRegular, CheckmarkCircleRegular, DeleteRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Loaded } from '../../kit/feedback/states';
import { multiplyDecimals, sumDecimals } from '../../kit/format/decimal';
import { useText } from '../../kit/format/text';
import { lineAbove } from '../../kit/ui/hairlines';
import { Message } from '../../kit/ui/message';
import { Page } from '../../kit/ui/page';
import { SectionCard } from '../../kit/ui/section-card';
import { DescribedForm } from '../kit/described-form';
import type { FieldRow } from '../kit/form-fields';
import { IconButton } from '../kit/icon-button';
import { pageColumns, plainList } from '../kit/styles';
import { ProductLine } from './product-line';
import { ListHeader } from './shop-tabs';
import { dollars, maxQuantity, useShop } from './use-shop';

const useStyles = makeStyles({
  columns: pageColumns('minmax(0, 1fr) max(320px, 26%)', 900),
  list: plainList,
  quantity: { inlineSize: '84px', minInlineSize: 0 },
  sum: { minInlineSize: '80px', textAlign: 'end', fontWeight: tokens.fontWeightSemibold },
  line: { display: 'flex', justifyContent: 'space-between', fontVariantNumeric: 'tabular-nums' },
  total: { ...lineAbove, paddingBlockStart: tokens.spacingVerticalM, fontWeight: tokens.fontWeightBold },
});

const steps = ['cart', 'address', 'payment'] as const;
type Step = (typeof steps)[number];

const emptyAddress = { fullName: '', phone: '', street: '', city: '', postalCode: '', country: '' };
type Address = typeof emptyAddress;
const addressRows: readonly FieldRow<Address>[] = [
  { name: 'fullName', required: true, maxLength: 100 },
  { name: 'phone', kind: 'tel', required: true, maxLength: 40, pattern: { value: /^\+?[\d ().-]{6,20}$/ } },
  { name: 'street', required: true, maxLength: 100 },
  { name: 'city', required: true, maxLength: 100 },
  { name: 'postalCode', required: true, maxLength: 12 },
  { name: 'country', required: true, maxLength: 100 },
];

const emptyPayment = { method: 'card', reference: '' };
const paymentRows: readonly FieldRow<typeof emptyPayment>[] = [
  { name: 'method', kind: 'select', required: true, words: ['card', 'transfer', 'delivery'] },
  { name: 'reference', maxLength: 40 },
];

const deliveryPrice = '8.50';
const lineTotal = ({ price = 0, qty }: CartItem): string => multiplyDecimals(String(price), String(qty)) ?? '0';

/** What the order costs. */
const Summary = ({ lines, children }: { readonly lines: readonly CartItem[]; readonly children?: ReactNode }) => {
  const styles = useStyles();
  const text = useText('shop');
  const subtotal = sumDecimals(lines.map(lineTotal));
  const delivery = lines.every(({ hasFreeShipping }) => hasFreeShipping) ? '0' : deliveryPrice;
  return (
    <SectionCard title={text('sums.title')} description={text('sums.about')}>
      <span className={styles.line}>
        <span>{text('sums.subtotal')}</span>
        <span>{dollars(subtotal)}</span>
      </span>
      <span className={styles.line}>
        <span>{text('sums.delivery')}</span>
        <span>{delivery === '0' ? text('sums.free') : dollars(delivery)}</span>
      </span>
      <span className={`${styles.line} ${styles.total}`} role="status">
        <span>{text('sums.total')}</span>
        <span>{dollars(sumDecimals([subtotal, delivery]))}</span>
      </span>
      {children}
    </SectionCard>
  );
};

/** The lines of the cart, editable. */
const Cart = ({ lines }: { readonly lines: readonly CartItem[] }): ReactNode => {
  const styles = useStyles();
  const text = useText('shop');
  const { busy, setQuantity } = useShop();
  return (
    <SectionCard title={text('steps.cart')}>
      <ul className={styles.list} aria-label={text('cart.lines')}>
        {lines.map((line) => {
          const name = line.name ?? text('one');
          return (
            <ProductLine key={line.productId} product={line}>
              <SpinButton
                className={styles.quantity}
                aria-label={text('cart.quantityOf', { name })}
                disabled={busy}
                min={1}
                max={Math.min(maxQuantity, line.stock ?? maxQuantity)}
                value={line.qty}
                onChange={(_, { value }) => (value ? void setQuantity(line, value) : undefined)}
              />
              <span className={styles.sum}>{dollars(lineTotal(line))}</span>
              <IconButton
                label={text('cart.removeOf', { name })}
                icon={<DeleteRegular />}
                onClick={() => void setQuantity(line, 0)}
              />
            </ProductLine>
          );
        })}
      </ul>
    </SectionCard>
  );
};

export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('shop');
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const { cart, emptyCart } = useShop();
  const [address, setAddress] = useState(emptyAddress);
  const [isOrdered, setOrdered] = useState(false);
  const go = (to: Step) => setSearch(to === 'cart' ? {} : { step: to });
  // A link to the payment opens the address first while that is missing.
  const requested = steps.find((step) => step === search.get('step')) ?? 'cart';
  const step = requested === 'payment' && address.fullName === '' ? 'address' : requested;

  const order = () => {
    setOrdered(true);
    void emptyCart();
  };
  const toShop = (
    <Button appearance="primary" onClick={() => void navigate('/apps/ecommerce/shop')}>
      {text('steps.shop')}
    </Button>
  );
  const contentOf = (lines: readonly CartItem[]): ReactNode => {
    if (step === 'cart') return <Cart lines={lines} />;
    return (
      <SectionCard title={text(`steps.${step}`)}>
        {step === 'address' ? (
          <DescribedForm<Address>
            area="shop"
            name="address"
            rows={addressRows}
            values={address}
            canSendUnchanged
            onSave={setAddress}
            onDone={() => go('payment')}
            onCancel={() => go('cart')}
          />
        ) : (
          <>
            <MessageBar layout="multiline">
              <MessageBarBody>{text('payment.about', { ...address })}</MessageBarBody>
            </MessageBar>
            <DescribedForm<typeof emptyPayment>
              area="shop"
              name="payment"
              rows={paymentRows}
              values={emptyPayment}
              canSendUnchanged
              onDone={order}
              onCancel={() => go('address')}
            />
          </>
        )}
      </SectionCard>
    );
  };
  return (
    <Page title={text('steps.title')} actions={<ListHeader />}>
      <Loaded call={cart}>
        {({ rows }) => {
          if (isOrdered)
            return (
              <Message icon={CheckmarkCircleRegular} title={text('done.title')} body={text('done.body')}>
                {toShop}
              </Message>
            );
          if (rows.length === 0)
            return (
              <Message icon={CartRegular} title={text('cart.empty')} body={text('cart.emptyBody')}>
                {toShop}
              </Message>
            );
          return (
            <>
              <Text>{text('steps.place', { number: steps.indexOf(step) + 1, count: steps.length })}</Text>
              <div className={styles.columns}>
                {contentOf(rows)}
                <Summary lines={rows}>
                  {step === 'cart' ? (
                    <Button appearance="primary" onClick={() => go('address')}>
                      {text('steps.toAddress')}
                    </Button>
                  ) : undefined}
                </Summary>
              </div>
            </>
          );
        }}
      </Loaded>
    </Page>
  );
};
