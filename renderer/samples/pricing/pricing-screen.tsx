/** `/pages/pricing`: three plans with monthly or yearly prices; the URL holds the choice. */
import type { Pricing } from '@contract/samples/entities/page';
import { Badge, Button, makeStyles, mergeClasses, Switch, Text, tokens } from '@fluentui/react-components';
import { CheckmarkFilled } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '../../kit/bridge/use-call';
import { notify } from '../../kit/feedback/notify';
import { Loaded } from '../../kit/feedback/states';
import { formatPrice } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import { Page } from '../../kit/ui/page';
import { SectionCard } from '../../kit/ui/section-card';
import { QuestionList } from '../kit/question-list';
import { stackedList } from '../kit/styles';

const useStyles = makeStyles({
  plans: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
    gap: tokens.spacingHorizontalL,
  },
  popular: { boxShadow: `inset 0 0 0 2px ${tokens.colorBrandStroke1}` },
  price: { fontSize: tokens.fontSizeHero900, lineHeight: tokens.lineHeightHero900 },
  quiet: { color: tokens.colorNeutralForeground3 },
  benefits: { ...stackedList(tokens.spacingVerticalS), marginBlockEnd: 'auto' },
  benefit: { display: 'flex', columnGap: tokens.spacingHorizontalS },
  check: { flexShrink: 0, marginBlockStart: '2px', color: tokens.colorBrandForeground1 },
});

interface PlanProps {
  readonly plan: NonNullable<Pricing['basicPlan']>;
  readonly isYearly: boolean;
}

const Plan = ({ plan, isYearly }: PlanProps): ReactNode => {
  const styles = useStyles();
  const text = useText('pricing');
  const { title, subtitle, monthlyPrice, yearlyPlan, planBenefits, popular } = plan;
  const saved = monthlyPrice * 12 - yearlyPlan.totalAnnual;
  const yearly = { price: formatPrice(yearlyPlan.totalAnnual), saved: formatPrice(saved) };
  return (
    <SectionCard
      className={mergeClasses(popular && styles.popular)}
      title={title}
      description={subtitle}
      actions={popular ? <Badge appearance="tint">{text('popular')}</Badge> : undefined}
    >
      <div dir="auto">
        <Text className={styles.price} weight="semibold">
          {formatPrice(isYearly ? yearlyPlan.perMonth : monthlyPrice)}
        </Text>{' '}
        <Text className={styles.quiet}>{text('perMonth')}</Text>
      </div>
      <Text size={200} className={styles.quiet}>
        {monthlyPrice === 0 ? text('free') : isYearly ? text('perYear', yearly) : text('byMonth')}
      </Text>
      <ul className={styles.benefits}>
        {planBenefits.map((benefit) => (
          <li key={benefit} className={styles.benefit}>
            <CheckmarkFilled className={styles.check} aria-hidden />
            <Text>{benefit}</Text>
          </li>
        ))}
      </ul>
      <Button
        appearance={popular ? 'primary' : 'outline'}
        aria-label={text('chooseOf', { plan: title })}
        onClick={() => notify({ intent: 'info', title: text('chosen', { plan: title }) })}
      >
        {text('choose')}
      </Button>
    </SectionCard>
  );
};

export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('pricing');
  const [search, setSearch] = useSearchParams();
  const isYearly = search.get('billing') === 'yearly';
  const call = useCall('pricing.detail', {});
  return (
    <Page
      title={text('title')}
      description={text('about')}
      width={1_200}
      actions={
        <Switch
          checked={isYearly}
          label={text('yearly')}
          onChange={(_, { checked }) =>
            setSearch(checked ? { billing: 'yearly' } : {}, { replace: true, preventScrollReset: true })
          }
        />
      }
    >
      <Loaded call={call}>
        {({ basicPlan, standardPlan, enterprisePlan, qandA }) => (
          <>
            <div className={styles.plans}>
              {[basicPlan, standardPlan, enterprisePlan]
                .filter((plan) => plan !== undefined && plan !== null)
                .map((plan) => (
                  <Plan key={plan.id} plan={plan} isYearly={isYearly} />
                ))}
            </div>
            <SectionCard title={text('questions')}>
              <QuestionList answers={qandA ?? []} />
            </SectionCard>
          </>
        )}
      </Loaded>
    </Page>
  );
};
