import type { SampleUser } from '@contract/samples/entities/user';
import { Badge, makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FieldList } from '../../../kit/detail/field-list';
import { useText } from '../../../kit/format/text';
import { SectionCard } from '../../../kit/ui/section-card';

const useStyles = makeStyles({
  plan: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
    gap: tokens.spacingHorizontalXL,
  },
  words: { display: 'grid', rowGap: tokens.spacingVerticalXS, alignContent: 'start' },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
    gap: tokens.spacingHorizontalM,
  },
  card: {
    display: 'grid',
    rowGap: tokens.spacingVerticalXS,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  line: { display: 'flex', justifyContent: 'space-between', columnGap: '8px' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const used = 24;
const days = 30;
const cards = ['first', 'second'] as const;

/** Plan, payment methods and billing address. */
export const BillingTab = ({ user }: { readonly user: SampleUser }): ReactNode => {
  const styles = useStyles();
  const text = useText('users');
  const plan = text(`words.${user.currentPlan}`);
  return (
    <>
      <SectionCard title={text('billing.plan')}>
        <div className={styles.plan}>
          <div className={styles.words}>
            <Text weight="semibold">{text('billing.current', { plan })}</Text>
            <Text>{text('billing.about')}</Text>
          </div>
          <div className={styles.words}>
            <span className={styles.line}>
              <Text weight="semibold">{text('billing.days')}</Text>
              <Text>{text('account.of', { done: used, all: days })}</Text>
            </span>
            <ProgressBar value={used / days} aria-label={text('billing.days')} thickness="large" />
            <Text size={200} className={styles.quiet}>
              {text('billing.left', { count: days - used })}
            </Text>
          </div>
        </div>
      </SectionCard>
      <SectionCard title={text('billing.methods')}>
        <div className={styles.cards}>
          {cards.map((key) => (
            <div key={key} className={styles.card}>
              <span className={styles.line}>
                <Text weight="semibold">{text(`billing.cards.${key}.kind`)}</Text>
                {key === 'first' ? <Badge appearance="tint">{text('billing.primary')}</Badge> : undefined}
              </span>
              <Text>{text(`billing.cards.${key}.number`)}</Text>
              <Text size={200} className={styles.quiet}>
                {text(`billing.cards.${key}.expires`)}
              </Text>
            </div>
          ))}
        </div>
      </SectionCard>
      <SectionCard title={text('billing.address')}>
        <FieldList
          area="users"
          fields={[
            { key: 'company' },
            { key: 'email', kind: 'email' },
            { key: 'contact', kind: 'phone' },
            { key: 'country' },
          ]}
          values={{ ...user }}
        />
      </SectionCard>
    </>
  );
};
