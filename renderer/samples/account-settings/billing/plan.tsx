import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { FillBar } from '../../../kit/charts/fill-bar';
import { formatDay } from '../../../kit/format/date-time';
import { formatMoney } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { SectionCard } from '../../../kit/ui/section-card';
import type { BillingProps } from './billing-tab';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
    gap: tokens.spacingHorizontalXXL,
  },
  words: { display: 'grid', alignContent: 'start', rowGap: tokens.spacingVerticalXS },
  quiet: { color: tokens.colorNeutralForeground3 },
});

export const Plan = ({ billing: { plan } }: BillingProps): ReactNode => {
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
          <FillBar label={text('plan.days')} taken={plan.daysUsed} capacity={plan.days} />
          <Text size={200} className={styles.quiet}>
            {text('plan.renews', { day: formatDay(plan.renewsAt) })}
          </Text>
        </div>
      </div>
    </SectionCard>
  );
};
