import { Badge, Card, makeStyles, RatingDisplay, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCall } from '../../kit/bridge/use-call';
import { Loaded } from '../../kit/feedback/states';
import { formatMoney } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import { columns } from '../kit/layout';

const useStyles = makeStyles({
  card: { position: 'relative' },
  picture: { inlineSize: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: tokens.borderRadiusMedium },
  badge: { position: 'absolute', insetBlockStart: '20px', insetInlineEnd: '20px' },
  line: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  link: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0 },
  },
});

/** Three products of the sample shop, each a link to its page. */
export const ProductCard = (): ReactNode => {
  const styles = useStyles();
  const text = useText('cards');
  const call = useCall('shop.list', { perPage: 3 });
  return (
    <Loaded call={call}>
      {({ rows }) => (
        <div style={columns(230, tokens.spacingHorizontalL)}>
          {rows.slice(0, 3).map(({ id, name, image, price, rating, hasFreeShipping }) => (
            <Card key={id} className={styles.card}>
              <img className={styles.picture} src={image} alt="" />
              {hasFreeShipping ? (
                <Badge className={styles.badge} appearance="filled">
                  {text('advanced.product.free')}
                </Badge>
              ) : undefined}
              <Link className={styles.link} to={`/apps/ecommerce/product-detail/${id}`}>
                {name}
              </Link>
              <div className={styles.line}>
                <Text>{formatMoney(String(price ?? ''), 'USD')}</Text>
                <RatingDisplay compact value={rating} color="marigold" />
              </div>
            </Card>
          ))}
        </div>
      )}
    </Loaded>
  );
};
