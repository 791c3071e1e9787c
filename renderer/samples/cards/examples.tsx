import {
  Badge,
  Button,
  Card,
  CardFooter,
  CardHeader,
  makeStyles,
  RatingDisplay,
  Text,
  tokens,
} from '@fluentui/react-components';
import {
  CalendarRegular,
  DataTrendingRegular,
  MailRegular,
  MoneyRegular,
  PeopleRegular,
  ReceiptRegular,
  TagRegular,
} from '@fluentui/react-icons';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { useCall } from '../../kit/bridge/use-call';
import { Loaded } from '../../kit/feedback/states';
import { formatMoney } from '../../kit/format/number';
import { Figures } from '../kit/charts/dashboard';
import { type Chart, Charts } from '../kit/charts/described-chart';
import { columns, SecondaryText } from '../kit/layout';
import type { Examples } from '../kit/showcase/family-page';
import { plainLink } from '../kit/styles';
import { ActionCards } from './action-cards';

const useStyles = makeStyles({
  picture: { inlineSize: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: tokens.borderRadiusMedium },
  badge: { justifySelf: 'start', alignSelf: 'start' },
  link: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold, ...plainLink },
});

const statistics: ComponentProps<typeof Figures>['figures'] = [
  { name: 'names.subscribers', icon: PeopleRegular, call: 'cardStatistics.subscribers' },
  { name: 'names.revenue', icon: MoneyRegular, call: 'cardStatistics.revenue', color: 1 },
  { name: 'names.sales', icon: TagRegular, call: 'cardStatistics.sales', color: 2 },
  { name: 'names.siteTraffic', icon: DataTrendingRegular, call: 'cardStatistics.siteTraffic', as: 'line' },
  { name: 'names.activeUsers', icon: PeopleRegular, call: 'cardStatistics.activeUsers', as: 'line', color: 1 },
  { name: 'names.profitLineChart', icon: MoneyRegular, call: 'cardStatistics.profitLineChart', as: 'line', color: 2 },
  { name: 'names.ordersBarChart', icon: ReceiptRegular, call: 'cardStatistics.ordersBarChart', as: 'bars' },
  { name: 'names.orders', icon: ReceiptRegular, call: 'cardStatistics.orders', as: 'bars', color: 1 },
  { name: 'names.newsletter', icon: MailRegular, call: 'cardStatistics.newsletter', as: 'bars', color: 2 },
];

const analytics: readonly Chart[] = [
  { name: 'charts.revenueReport', call: 'cardAnalytics.revenueReport', as: 'bars' },
  { name: 'charts.averageSessions', call: 'cardAnalytics.averageSessions', as: 'bars' },
  { name: 'charts.revenue', call: 'cardAnalytics.revenue', as: 'lines' },
  { name: 'charts.productOrders', call: 'cardAnalytics.productOrders', as: 'shares' },
  { name: 'charts.sessionsDevice', call: 'cardAnalytics.sessionsDevice', as: 'bars' },
  { name: 'charts.customers', call: 'cardAnalytics.customers', as: 'shares' },
  { name: 'charts.supportTracker', call: 'cardAnalytics.supportTracker', as: 'ring' },
  { name: 'charts.goalOverview', call: 'cardAnalytics.goalOverview', as: 'ring' },
];

export const examples: Examples = {
  parts: ({ text }) => (
    <div style={columns(260, 16, 'start')}>
      <Card>
        <CardHeader
          image={<CalendarRegular fontSize={24} />}
          header={<Text weight="semibold">{text('parts.name')}</Text>}
          description={<Text size={200}>{text('parts.detail')}</Text>}
        />
        <Text>{text('parts.body')}</Text>
        <CardFooter>
          <Button appearance="primary" size="small">
            {text('parts.open')}
          </Button>
          <Button size="small">{text('parts.share')}</Button>
        </CardFooter>
      </Card>
      {(['filled-alternative', 'outline', 'subtle'] as const).map((look) => (
        <Card key={look} appearance={look}>
          <Text weight="semibold">{text(`parts.${look}`)}</Text>
          <SecondaryText>{text(`parts.${look}About`)}</SecondaryText>
        </Card>
      ))}
    </div>
  ),
  products: ({ text }) => {
    const styles = useStyles();
    return (
      <Loaded call={useCall('shop.list', { perPage: 3 })}>
        {({ rows }) => (
          <div style={columns(230, 16)}>
            {rows.slice(0, 3).map(({ id, name, image, price, rating, hasFreeShipping }) => (
              <Card key={id}>
                <img className={styles.picture} src={image} alt="" />
                <Link className={styles.link} to={`/apps/ecommerce/product-detail/${id}`}>
                  {name}
                </Link>
                <Text>{formatMoney(String(price ?? ''), 'USD')}</Text>
                <RatingDisplay compact value={rating} color="marigold" />
                {hasFreeShipping ? (
                  <Badge className={styles.badge} appearance="tint">
                    {text('products.free')}
                  </Badge>
                ) : undefined}
              </Card>
            ))}
          </div>
        )}
      </Loaded>
    );
  },
  actions: ActionCards,
  statistics: () => <Figures area="cards" figures={statistics} />,
  analytics: () => <Charts area="cards" charts={analytics} />,
};
