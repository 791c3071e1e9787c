import type { AccountBilling } from '@contract/samples/entities/page';
import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { FillBar } from '../../../kit/charts/fill-bar';
import { formatDay } from '../../../kit/format/date-time';
import { formatMoney } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { SectionCard } from '../../../kit/ui/section-card';
import { StatusBadge } from '../../../kit/ui/status-badge';
import { FormFields } from '../../kit/form-fields';
import { LocalForm } from '../../kit/local-form';
import { PlainTable } from '../../kit/plain-table';
import { type BillingProps, save, type TabProps } from '../saved-settings';
import { Cards } from './cards';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
    gap: tokens.spacingHorizontalXXL,
  },
  words: { display: 'grid', alignContent: 'start', rowGap: tokens.spacingVerticalXS },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const Plan = ({ billing: { plan } }: BillingProps): ReactNode => {
  const styles = useStyles();
  const text = useText('account-settings');
  const navigate = useNavigate();
  return (
    <SectionCard
      title={text('plan.title')}
      actions={<Button onClick={() => void navigate('/pages/pricing')}>{text('plan.change')}</Button>}
    >
      <div className={styles.columns}>
        <div className={styles.words}>
          <Text weight="semibold" size={400}>
            {text('plan.current', { plan: plan.name })}
          </Text>
          <Text className={styles.quiet}>
            {text('plan.price', { price: formatMoney(String(plan.monthlyPrice), 'USD') })}
          </Text>
        </div>
        <div className={styles.words}>
          <FillBar label={text('plan.days')} used={plan.daysUsed} capacity={plan.days} />
          <Text size={200} className={styles.quiet}>
            {text('plan.renews', { day: formatDay(plan.renewsAt) })}
          </Text>
        </div>
      </div>
    </SectionCard>
  );
};

const tones = { paid: 'success', open: 'warning' } as const;

/** The last bills, newest first. */
const Bills = ({ billing: { bills } }: BillingProps): ReactNode => {
  const text = useText('account-settings');
  return (
    <SectionCard title={text('bills.title')}>
      <PlainTable
        label={text('bills.title')}
        frame={text('bills.table')}
        minWidth={520}
        columns={['number', 'date', 'plan', 'total', 'status']}
        headOf={(column) => text(`bills.${column}`)}
        rows={bills.map((bill) => ({
          key: bill.id,
          cells: {
            number: `#${bill.id}`,
            date: formatDay(bill.issuedDate),
            plan: bill.plan,
            total: formatMoney(bill.total.toFixed(2), 'USD'),
            status: <StatusBadge field={{ key: 'status', kind: 'status', tones }} values={{ ...bill }} />,
          },
        }))}
      />
    </SectionCard>
  );
};

type Address = { -readonly [K in keyof AccountBilling['address']]: string };
const names = ['company', 'taxNumber', 'street', 'city', 'postcode', 'country'] as const;

const AddressForm = ({ billing }: BillingProps): ReactNode => {
  const text = useText('account-settings');
  return (
    <SectionCard title={text('address.title')} description={text('address.about')}>
      <LocalForm<Address>
        draftKey="account-settings.billing.address"
        values={{ ...billing.address }}
        submitLabel={text('save')}
        savedMessage={text('address.saved')}
        onSave={(address) => save({ billing: { ...billing, address } })}
      >
        <FormFields<Address>
          area="account-settings"
          rows={names.map((name) => ({ name, required: name !== 'taxNumber', maxLength: 120 }))}
        />
      </LocalForm>
    </SectionCard>
  );
};

/** Plan, payment cards, billing address and bills. */
export const BillingTab = ({ settings: { billing } }: TabProps): ReactNode =>
  billing ? (
    <>
      <Plan billing={billing} />
      <Cards billing={billing} />
      <AddressForm billing={billing} />
      <Bills billing={billing} />
    </>
  ) : null;
