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
  MailRegular,
  MoneyRegular,
  PeopleRegular,
  ReceiptRegular,
  TagRegular,
} from '@fluentui/react-icons';
import { Link } from 'react-router-dom';
import { useCall } from '../../kit/bridge/use-call';
import { Loaded } from '../../kit/feedback/states';
import { formatMoney } from '../../kit/format/number';
import { SparkFigure } from '../kit/charts/spark-figure';
import { columns, SecondaryText } from '../kit/layout';
import type { Examples } from '../kit/showcase/family-page';
import { plainLink } from '../kit/styles';
import { ActionCards } from './action-cards';
import { AnalyticsChart, type Drawing } from './analytics-chart';

const useStyles = makeStyles({
  picture: { inlineSize: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: tokens.borderRadiusMedium },
  badge: { justifySelf: 'start', alignSelf: 'start' },
  link: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold, ...plainLink },
});

const statistics = {
  subscribers: [PeopleRegular, 'area'],
  revenue: [MoneyRegular, 'area'],
  sales: [TagRegular, 'area'],
  siteTraffic: [PeopleRegular, 'line'],
  activeUsers: [PeopleRegular, 'line'],
  profitLineChart: [MoneyRegular, 'line'],
  ordersBarChart: [ReceiptRegular, 'bars'],
  orders: [ReceiptRegular, 'bars'],
  newsletter: [MailRegular, 'bars'],
} as const;

const analytics = {
  revenueReport: 'bars',
  averageSessions: 'bars',
  revenue: 'lines',
  productOrders: 'shares',
  sessionsDevice: 'bars',
  customers: 'shares',
  supportTracker: 'ring',
  goalOverview: 'ring',
} as const satisfies Readonly<Record<string, Drawing>>;

const StatisticCard = ({
  name,
  label,
  color,
}: {
  readonly name: keyof typeof statistics;
  readonly label: string;
  readonly color: number;
}) => {
  const [icon, as] = statistics[name];
  const { value } = useCall(`cardStatistics.${name}`, {});
  return <SparkFigure icon={icon} label={label} answer={value} as={as} color={color % 5} />;
};

const AnalyticsCard = ({ name }: { readonly name: keyof typeof analytics }) => (
  <Loaded call={useCall(`cardAnalytics.${name}`, {})}>
    {(card) => <AnalyticsChart name={name} card={card} as={analytics[name]} />}
  </Loaded>
);

const namesOf = <T extends object>(cards: T) => Object.keys(cards) as (keyof T)[];

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
  statistics: ({ text }) => (
    <div style={columns(220, 12)}>
      {namesOf(statistics).map((name, index) => (
        <StatisticCard key={name} name={name} label={text(`names.${name}`)} color={index} />
      ))}
    </div>
  ),
  analytics: () => (
    <div style={columns(360, 16)}>
      {namesOf(analytics).map((name) => (
        <AnalyticsCard key={name} name={name} />
      ))}
    </div>
  ),
};
