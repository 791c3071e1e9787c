import { Avatar, Card, CardHeader, makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Field } from '../../kit/area/field';
import { useCall } from '../../kit/bridge/use-call';
import { FillBar, readCount } from '../../kit/charts/fill-bar';
import { Loaded } from '../../kit/feedback/states';
import { formatMoney } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import { StatusBadge } from '../../kit/ui/status-badge';
import { focusRing } from '../../kit/ui/styles';
import { SecondaryText, stack, width } from '../kit/layout';
import { stackedList, textSize } from '../kit/styles';

const useStyles = makeStyles({
  rows: stackedList(tokens.spacingVerticalM),
  row: {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
  },
  words: { minInlineSize: 0, display: 'grid' },
  amount: { minInlineSize: '56px', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  all: {
    color: tokens.colorBrandForegroundLink,
    ':hover': { color: tokens.colorBrandForegroundLinkHover },
    ...focusRing(),
  },
  title: { margin: 0, ...textSize[400] },
});

const field: Field = {
  key: 'invoiceStatus',
  kind: 'status',
  tones: {
    Paid: 'success',
    'Partial Payment': 'warning',
    'Past Due': 'danger',
    Sent: 'brand',
    Downloaded: 'informative',
  },
};

/** The newest invoices. */
export const TransactionsCard = (): ReactNode => {
  const styles = useStyles();
  const text = useText('cards');
  const call = useCall('invoice.list', { perPage: 5 });
  return (
    <Card style={width(460)}>
      <CardHeader
        header={<h3 className={styles.title}>{text('advanced.transactions.name')}</h3>}
        action={
          <Link className={styles.all} to="/apps/invoice/list">
            {text('advanced.transactions.all')}
          </Link>
        }
      />
      <Loaded call={call}>
        {({ rows }) => (
          <ul className={styles.rows}>
            {rows.slice(0, 5).map((invoice) => (
              <li key={invoice.id} className={styles.row}>
                <Avatar size={32} name={invoice.client.name} aria-hidden />
                <span className={styles.words}>
                  <Text truncate wrap={false} block>
                    {invoice.client.name}
                  </Text>
                  <SecondaryText truncate wrap={false} block>
                    {invoice.service}
                  </SecondaryText>
                </span>
                <StatusBadge field={field} values={{ invoiceStatus: invoice.invoiceStatus }} />
                <Text className={styles.amount}>{formatMoney(String(invoice.total), 'USD')}</Text>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
};

/** Progress toward the year's goal. */
export const PlanCard = (): ReactNode => {
  const styles = useStyles();
  const text = useText('cards');
  const call = useCall('cardAnalytics.goalOverview', {});
  return (
    <Card style={width(460)}>
      <CardHeader header={<h3 className={styles.title}>{text('advanced.plan.name')}</h3>} />
      <Loaded call={call}>
        {(card) => {
          const [done, open] = [readCount(card.completed) ?? 0, readCount(card.inProgress) ?? 0];
          return (
            <div style={stack(tokens.spacingVerticalM)}>
              <FillBar label={text('advanced.plan.done')} used={done} capacity={done + open} />
              <FillBar label={text('advanced.plan.open')} used={open} capacity={done + open} />
            </div>
          );
        }}
      </Loaded>
    </Card>
  );
};
