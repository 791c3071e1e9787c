import { Button, MessageBar, MessageBarBody, MessageBarTitle, makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleFilled } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../../kit/format/text';
import { SectionCard } from '../../../kit/ui/section-card';
import { stackedList, textSize } from '../../kit/styles';
import { dollars } from '../money';
import { shopPath } from '../paths';
import type { Order } from './store';
import { SumList } from './summary';

const useStyles = makeStyles({
  page: { display: 'grid', rowGap: tokens.spacingVerticalL, maxInlineSize: '820px' },
  head: { display: 'flex', alignItems: 'center', columnGap: '16px' },
  icon: { flexShrink: 0, fontSize: '44px', color: tokens.colorStatusSuccessForeground1 },
  title: { margin: 0, ...textSize[500] },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
    gap: tokens.spacingHorizontalL,
  },
  list: stackedList('8px'),
  line: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: '12px' },
  address: { margin: 0, display: 'grid', fontStyle: 'normal' },
});

/** The sample order, with a note that nothing was ordered. */
export const Confirmation = ({ order }: { readonly order: Order }): ReactNode => {
  const styles = useStyles();
  const text = useText('shop');
  const navigate = useNavigate();
  const { address } = order;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <CheckmarkCircleFilled className={styles.icon} aria-hidden />
        <h2 className={styles.title} data-step tabIndex={-1}>
          {text('done.title')}
        </h2>
      </div>
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>
          <MessageBarTitle>{text('done.nothing')}</MessageBarTitle>
          {text('done.body')}
        </MessageBarBody>
      </MessageBar>
      <div className={styles.columns}>
        <SectionCard title={text('done.lines')}>
          <ul className={styles.list}>
            {order.lines.map(({ productId, name, qty, sum }) => (
              <li key={productId} className={styles.line}>
                <bdi>{text('done.line', { name, count: qty })}</bdi>
                <span>{dollars(sum)}</span>
              </li>
            ))}
          </ul>
          <SumList sums={order.sums} />
        </SectionCard>
        <SectionCard title={text('done.where')}>
          <address className={styles.address}>
            {[
              address.name,
              address.street,
              `${address.postalCode} ${address.city}`,
              address.country,
              address.phone,
            ].map((line) => (
              <bdi key={line}>{line}</bdi>
            ))}
          </address>
          <span>{text('done.way', { way: text(`payment.ways.${order.way}`) })}</span>
        </SectionCard>
      </div>
      <span>
        <Button appearance="primary" onClick={() => void navigate(shopPath)}>
          {text('done.shop')}
        </Button>
      </span>
    </div>
  );
};
