import type { Pricing } from '@contract/samples/entities/page';
import { makeStyles, Switch, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Answers } from '../../kit/answers';
import { Page } from '../../kit/page';
import { SectionCard } from '../../kit/section-card';
import { Loaded } from '../../kit/states/states';
import { useText } from '../../kit/text';
import { useCall } from '../../kit/use-call';
import { PlanCard } from './plan-card';

const useStyles = makeStyles({
  choice: { display: 'flex', alignItems: 'center', justifyContent: 'center', columnGap: tokens.spacingHorizontalXS },
  chosen: { fontWeight: tokens.fontWeightSemibold },
  plans: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
    alignItems: 'stretch',
    gap: tokens.spacingHorizontalL,
  },
});

const plansOf = ({ basicPlan, standardPlan, enterprisePlan }: Pricing) =>
  [basicPlan, standardPlan, enterprisePlan].filter((plan) => plan !== undefined && plan !== null);

/** `/pages/pricing`: three plans by the month or by the year; the choice is in the address. */
export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('pricing');
  const [search, setSearch] = useSearchParams();
  const isYearly = search.get('billing') === 'yearly';
  const call = useCall('pricing.detail', {});
  return (
    <Page title={text('title')} about={text('about')} width={1_380}>
      <div className={styles.choice}>
        <Text className={isYearly ? '' : styles.chosen}>{text('monthly')}</Text>
        <Switch
          checked={isYearly}
          aria-label={text('yearly')}
          onChange={(_, { checked }) =>
            setSearch(checked ? { billing: 'yearly' } : {}, { replace: true, preventScrollReset: true })
          }
        />
        <Text className={isYearly ? styles.chosen : ''}>{text('yearly')}</Text>
      </div>
      <Loaded call={call}>
        {(pricing) => (
          <>
            <div className={styles.plans}>
              {plansOf(pricing).map((plan) => (
                <PlanCard key={plan.id} plan={plan} isYearly={isYearly} />
              ))}
            </div>
            <SectionCard title={text('questions')}>
              <Answers answers={pricing.qandA ?? []} />
            </SectionCard>
          </>
        )}
      </Loaded>
    </Page>
  );
};
