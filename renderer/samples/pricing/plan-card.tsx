import type { Pricing } from '@contract/samples/entities/page';
import { Badge, Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { CheckmarkFilled } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { notify } from '../../kit/feedback/notify';
import { formatPrice } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import { insetBorder } from '../../kit/ui/styles';
import { plainList, textSize } from '../kit/styles';

const useStyles = makeStyles({
  card: {
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto auto auto 1fr auto',
    rowGap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalXXL,
    textAlign: 'center',
    borderRadius: tokens.borderRadiusLarge,
    ...insetBorder(),
  },
  popular: { boxShadow: `inset 0 0 0 2px ${tokens.colorBrandStroke1}` },
  badge: { position: 'absolute', insetBlockStart: '12px', insetInlineEnd: '12px' },
  title: { margin: 0, ...textSize[500] },
  quiet: { color: tokens.colorNeutralForeground3 },
  price: {
    fontSize: tokens.fontSizeHero900,
    lineHeight: tokens.lineHeightHero900,
    fontWeight: tokens.fontWeightSemibold,
  },
  year: { minBlockSize: tokens.lineHeightBase200 },
  benefits: {
    ...plainList,
    display: 'grid',
    alignContent: 'start',
    rowGap: tokens.spacingVerticalS,
    textAlign: 'start',
  },
  benefit: { display: 'flex', columnGap: tokens.spacingHorizontalS },
  check: { flexShrink: 0, fontSize: '16px', marginBlockStart: '2px', color: tokens.colorBrandForeground1 },
});

interface PlanCardProps {
  readonly plan: NonNullable<Pricing['basicPlan']>;
  readonly isYearly: boolean;
}

export const PlanCard = ({ plan, isYearly }: PlanCardProps): ReactNode => {
  const styles = useStyles();
  const text = useText('pricing');
  const { title, subtitle, monthlyPrice, yearlyPlan, planBenefits, popular } = plan;
  const saved = monthlyPrice * 12 - yearlyPlan.totalAnnual;
  const terms =
    monthlyPrice === 0
      ? text('free')
      : isYearly
        ? text('perYear', { price: formatPrice(yearlyPlan.totalAnnual), saved: formatPrice(saved) })
        : text('byMonth');
  return (
    <section className={mergeClasses(styles.card, popular && styles.popular)} aria-label={title}>
      {popular ? (
        <Badge className={styles.badge} appearance="tint">
          {text('popular')}
        </Badge>
      ) : undefined}
      <div>
        <h2 className={styles.title}>{title}</h2>
        <Text className={styles.quiet}>{subtitle}</Text>
      </div>
      <div dir="auto">
        <Text className={styles.price}>{formatPrice(isYearly ? yearlyPlan.perMonth : monthlyPrice)}</Text>{' '}
        <Text className={styles.quiet}>{text('perMonth')}</Text>
      </div>
      <Text size={200} align="center" className={mergeClasses(styles.quiet, styles.year)}>
        {terms}
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
        onClick={() => notify({ intent: 'info', title: text('chosen', { plan: title }), body: text('nothing') })}
      >
        {text('choose')}
      </Button>
    </section>
  );
};
