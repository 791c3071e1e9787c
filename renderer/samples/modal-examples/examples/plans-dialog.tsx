import type { Pricing } from '@contract/samples/entities/page';
import { Badge, Button, makeStyles, Radio, RadioGroup, Switch, Text, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useCall } from '../../../kit/bridge/use-call';
import { FormDialog } from '../../../kit/dialog/form-dialog';
import { Loaded } from '../../../kit/feedback/states';
import { formatMoney } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { insetBorder } from '../../../kit/ui/styles';
import { SecondaryText, stack } from '../../kit/layout';
import { DialogButtons, type ExampleProps, useFinish } from '../example-dialog';

const useStyles = makeStyles({
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
});

const Plans = ({ pricing, onClose }: ExampleProps & { readonly pricing: Pricing }): ReactNode => {
  const styles = useStyles();
  const text = useText('modal-examples');
  const finish = useFinish(onClose);
  const plans = [pricing.basicPlan, pricing.standardPlan, pricing.enterprisePlan].filter(
    (plan) => plan !== undefined && plan !== null,
  );
  const [selected, setSelected] = useState(plans.find(({ popular }) => popular)?.title ?? '');
  const [isYearly, setYearly] = useState(false);
  const dollars = (amount: number) => formatMoney(String(amount), 'USD');
  return (
    <div style={stack(tokens.spacingVerticalM)}>
      <Switch checked={isYearly} onChange={(_, { checked }) => setYearly(checked)} label={text('plans.yearly')} />
      <RadioGroup
        style={stack(tokens.spacingVerticalS)}
        aria-label={text('plans.title')}
        value={selected}
        onChange={(_, { value }) => setSelected(value)}
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
                  <SecondaryText>{subtitle}</SecondaryText>
                </span>
              }
            />
            <span className={styles.price}>
              <Text weight="semibold" size={500}>
                {dollars(isYearly ? yearlyPlan.perMonth : monthlyPrice)}
              </Text>
              <SecondaryText>
                {isYearly ? text('plans.year', { price: dollars(yearlyPlan.totalAnnual) }) : text('plans.month')}
              </SecondaryText>
            </span>
          </div>
        ))}
      </RadioGroup>
      <DialogButtons onClose={onClose}>
        <Button appearance="primary" onClick={() => finish(text('plans.done', { plan: selected }))}>
          {text('plans.submit', { plan: selected })}
        </Button>
      </DialogButtons>
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
