import type { Pricing } from '@contract/samples/entities/page';
import { Badge, Button, makeStyles, Radio, RadioGroup, Switch, Text, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useCall } from '../../../kit/bridge/use-call';
import { FormDialog } from '../../../kit/dialog/form-dialog';
import { notify } from '../../../kit/feedback/notify';
import { Loaded } from '../../../kit/feedback/states';
import { formatMoney } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { insetBorder } from '../../../kit/ui/styles';
import type { ExampleProps } from '../modal-examples-screen';

const useStyles = makeStyles({
  root: { display: 'grid', rowGap: tokens.spacingVerticalM },
  plans: { display: 'grid', rowGap: tokens.spacingVerticalS },
  plan: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    paddingInlineEnd: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusLarge,
    ...insetBorder(),
    '&:has(:checked)': { boxShadow: `inset 0 0 0 2px ${tokens.colorCompoundBrandStroke}` },
  },
  radio: { flexGrow: 1 },
  words: { display: 'grid' },
  name: { display: 'flex', alignItems: 'center', columnGap: '8px' },
  price: { textAlign: 'end', display: 'grid', paddingBlock: tokens.spacingVerticalXS },
  quiet: { color: tokens.colorNeutralForeground3 },
  actions: { display: 'flex', justifyContent: 'flex-end', gap: '8px' },
});

const Plans = ({ pricing, onClose }: ExampleProps & { readonly pricing: Pricing }): ReactNode => {
  const styles = useStyles();
  const text = useText('modal-examples');
  const plans = [pricing.basicPlan, pricing.standardPlan, pricing.enterprisePlan].filter(
    (plan) => plan !== undefined && plan !== null,
  );
  const [chosen, setChosen] = useState(plans.find(({ popular }) => popular)?.title ?? '');
  const [isYearly, setYearly] = useState(false);
  const dollars = (amount: number) => formatMoney(String(amount), 'USD');
  return (
    <div className={styles.root}>
      <Switch checked={isYearly} onChange={(_, { checked }) => setYearly(checked)} label={text('plans.yearly')} />
      <RadioGroup
        className={styles.plans}
        aria-label={text('plans.title')}
        value={chosen}
        onChange={(_, { value }) => setChosen(value)}
      >
        {plans.map(({ id, title, subtitle, monthlyPrice, yearlyPlan, popular }) => (
          <div key={id} className={styles.plan}>
            <Radio
              className={styles.radio}
              value={title}
              label={
                <span className={styles.words}>
                  <span className={styles.name}>
                    <Text weight="semibold">{title}</Text>
                    {popular ? <Badge appearance="tint">{text('plans.popular')}</Badge> : undefined}
                  </span>
                  <Text size={200} className={styles.quiet}>
                    {subtitle}
                  </Text>
                </span>
              }
            />
            <span className={styles.price}>
              <Text weight="semibold" size={500}>
                {dollars(isYearly ? yearlyPlan.perMonth : monthlyPrice)}
              </Text>
              <Text size={200} className={styles.quiet}>
                {isYearly ? text('plans.year', { price: dollars(yearlyPlan.totalAnnual) }) : text('plans.month')}
              </Text>
            </span>
          </div>
        ))}
      </RadioGroup>
      <div className={styles.actions}>
        <Button
          appearance="primary"
          onClick={() => {
            notify({ intent: 'success', title: text('plans.done', { plan: chosen }), body: text('nothing') });
            onClose();
          }}
        >
          {text('plans.submit', { plan: chosen })}
        </Button>
        <Button onClick={onClose}>{text('cancel')}</Button>
      </div>
    </div>
  );
};

export const PlansDialog = ({ onClose }: ExampleProps): ReactNode => {
  const text = useText('modal-examples');
  const call = useCall('pricing.detail', {});
  return (
    <FormDialog title={text('plans.title')} width={560} onClose={onClose}>
      <Loaded call={call}>{(pricing) => <Plans pricing={pricing} onClose={onClose} />}</Loaded>
    </FormDialog>
  );
};
