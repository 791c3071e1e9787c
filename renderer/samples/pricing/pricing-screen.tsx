import type { Pricing } from '@contract/samples/entities/page';
import { makeStyles, Switch, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '../../kit/bridge/use-call';
import { Loaded } from '../../kit/feedback/states';
import { useText } from '../../kit/format/text';
import { Page } from '../../kit/ui/page';
import { SectionCard } from '../../kit/ui/section-card';
import { QuestionList } from '../kit/question-list';
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

/** `/pages/pricing`: three plans with monthly or yearly prices; the URL holds the choice. */
export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('pricing');
  const [search, setSearch] = useSearchParams();
  const isYearly = search.get('billing') === 'yearly';
  const call = useCall('pricing.detail', {});
  return (
    <Page title={text('title')} description={text('about')} width={1_380}>
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
              <QuestionList answers={pricing.qandA ?? []} />
            </SectionCard>
          </>
        )}
      </Loaded>
    </Page>
  );
};
