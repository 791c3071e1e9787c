/** `/apps/ecommerce/checkout`: cart, address and payment, each with its own URL, then the confirmation of the sample order. */
import { Button, makeStyles } from '@fluentui/react-components';
import { CartRegular } from '@fluentui/react-icons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Message } from '../../../kit/feedback/message';
import { Loaded } from '../../../kit/feedback/states';
import { FormSection } from '../../../kit/form/form-section';
import { useText } from '../../../kit/format/text';
import { Page } from '../../../kit/ui/page';
import { type FieldRow, FormFields } from '../../kit/form-fields';
import { columns } from '../../kit/styles';
import { setCartQuantity, useCart } from '../cart';
import { checkoutPath, shopPath } from '../paths';
import { ShopTabs } from '../shop-tabs';
import { CartStep } from './cart-step';
import { Confirmation } from './confirmation';
import { CouponField } from './coupon-field';
import { PaymentStep } from './payment-step';
import { StepForm } from './step-form';
import { StepList } from './step-list';
import { type ShownStep, shownStep } from './steps';
import { type Address, clearCheckout, type Payment, updateCheckout, useCheckout } from './store';
import { Summary } from './summary';
import { lineTotal, sumsOf } from './sums';

const keep = (address: Address): void => updateCheckout({ address, hasAddress: false });
const phone = /^\+?[\d ().-]{6,20}$/;

interface AddressStepProps {
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** The delivery address. */
const AddressStep = ({ onBack, onDone }: AddressStepProps): ReactNode => {
  const text = useText('shop');
  const address = useCheckout((all) => all.address);
  const rows: readonly FieldRow<Address>[] = [
    { name: 'name', required: true, maxLength: 100 },
    {
      name: 'phone',
      kind: 'tel',
      required: true,
      maxLength: 100,
      pattern: { value: phone, message: text('address.wrongPhone') },
    },
    { name: 'street', wide: true, required: true, maxLength: 100 },
    { name: 'city', required: true, maxLength: 100 },
    { name: 'postalCode', required: true, maxLength: 12 },
    { name: 'country', required: true, maxLength: 100 },
    { name: 'instructions', kind: 'long', wide: true, rows: 2, maxLength: 300 },
  ];
  return (
    <StepForm<Address>
      values={address}
      keep={keep}
      back={{ label: text('steps.toCart'), run: onBack }}
      on={{
        label: text('steps.toPayment'),
        run: (values) => {
          updateCheckout({ address: values, hasAddress: true });
          onDone();
        },
      }}
    >
      <FormSection title={text('steps.address')}>
        <FormFields<Address> area="shop" labels="address" rows={rows} />
      </FormSection>
    </StepForm>
  );
};

const useStyles = makeStyles({
  columns: columns('minmax(0, 1fr) max(340px, 24%)', 1000),
});

const pathOf = (step: ShownStep): string => (step === 'cart' ? checkoutPath : `${checkoutPath}?step=${step}`);

export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('shop');
  const navigate = useNavigate();
  const [searchParams] = useSearchParams();
  const { call, lines } = useCart();
  const { coupon, hasAddress, address, order } = useCheckout();
  const [isPlaced, setPlaced] = useState(false);
  const stepInAddress = searchParams.get('step');
  const requestedStep = isPlaced ? 'done' : stepInAddress;
  const step = shownStep(requestedStep, { hasLines: lines.length > 0, hasAddress, hasOrder: order !== undefined });
  const sums = sumsOf(lines, coupon);
  const steps = useRef<HTMLDivElement>(null);
  const before = useRef(step);

  const go = (to: ShownStep, replace = false) => void navigate(pathOf(to), { replace });
  const isElsewhere = call.value !== undefined && step !== (requestedStep ?? 'cart');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says what is shown
  useEffect(() => {
    if (isElsewhere) go(step, true);
  }, [isElsewhere, step]);
  useEffect(() => {
    if (stepInAddress === 'done') setPlaced(false);
  }, [stepInAddress]);
  // Moves the focus to the step's heading, for screen readers.
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    const heading = steps.current?.querySelector<HTMLElement>('h2');
    if (heading) heading.tabIndex = -1;
    heading?.focus();
  }, [step]);

  const place = async ({ way }: Payment) => {
    const bought = lines.map((line) => ({
      productId: line.productId,
      name: line.name ?? text('product.unnamed'),
      qty: line.qty,
      sum: lineTotal(line),
    }));
    updateCheckout({ order: { lines: bought, sums, address, way } });
    // The cart may be empty before the URL changes; this keeps the confirmation shown.
    setPlaced(true);
    await navigate(pathOf('done'), { replace: true });
    for (const { productId } of bought) await setCartQuantity(productId, 0);
    clearCheckout();
  };

  const shown = () => {
    if (step === 'done' && order) return <Confirmation order={order} />;
    if (lines.length === 0)
      return (
        <Message icon={CartRegular} title={text('cart.empty.title')} body={text('cart.empty.body')}>
          <Button appearance="primary" onClick={() => void navigate(shopPath)}>
            {text('cart.empty.shop')}
          </Button>
        </Message>
      );
    return (
      <div className={styles.columns}>
        {step === 'address' ? (
          <AddressStep onBack={() => go('cart')} onDone={() => go('payment')} />
        ) : step === 'payment' ? (
          <PaymentStep onBack={() => go('address')} onDone={place} />
        ) : (
          <CartStep lines={lines} />
        )}
        <Summary sums={sums}>
          <CouponField />
          {step === 'cart' ? (
            <Button appearance="primary" size="large" onClick={() => go('address')}>
              {text('steps.toAddressOn')}
            </Button>
          ) : undefined}
        </Summary>
      </div>
    );
  };
  const hasSteps = lines.length > 0 || step === 'done';
  return (
    <Page title={text('checkout.title')} actions={<ShopTabs open={checkoutPath} />}>
      <Loaded call={call}>
        {() => (
          <>
            {hasSteps ? <StepList shown={step} /> : undefined}
            <div ref={steps}>{shown()}</div>
          </>
        )}
      </Loaded>
    </Page>
  );
};
