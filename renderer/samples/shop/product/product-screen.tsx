/** `/apps/ecommerce/product-detail/:product`: a product by slug or id, with related products. */
import type { Product } from '@contract/samples/entities/shop';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import {
  ArrowUndoRegular,
  CheckmarkCircleRegular,
  ErrorCircleRegular,
  SearchRegular,
  ShieldCheckmarkRegular,
  VehicleTruckProfileRegular,
} from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useCall } from '../../../kit/bridge/use-call';
import { Message } from '../../../kit/feedback/message';
import { Loaded } from '../../../kit/feedback/states';
import { useText } from '../../../kit/format/text';
import { BackLink } from '../../../kit/ui/back-link';
import { Page } from '../../../kit/ui/page';
import { lineAbove, textSize } from '../../kit/styles';
import { dollars } from '../money';
import { shopPath } from '../paths';
import { Stars } from '../stars';
import { Buy } from './buy';
import { idOf, isSameProduct } from './product-id';
import { Related } from './related';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    gap: '32px',
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' },
  },
  picture: {
    display: 'block',
    inlineSize: '100%',
    maxBlockSize: '400px',
    objectFit: 'cover',
    borderRadius: tokens.borderRadiusLarge,
    aspectRatio: '320 / 300',
  },
  words: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', rowGap: '14px', minInlineSize: 0 },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px' },
  quiet: { color: tokens.colorNeutralForeground3 },
  price: {
    fontSize: tokens.fontSizeHero800,
    lineHeight: tokens.lineHeightHero800,
    fontWeight: tokens.fontWeightBold,
    fontVariantNumeric: 'tabular-nums',
  },
  about: { margin: 0, maxInlineSize: '60ch', ...textSize[400] },
  stock: { display: 'inline-flex', alignItems: 'center', columnGap: '6px', fontWeight: tokens.fontWeightSemibold },
  there: { color: tokens.colorStatusSuccessForeground1 },
  few: { color: tokens.colorStatusWarningForeground1 },
  gone: { color: tokens.colorStatusDangerForeground1 },
  perks: {
    display: 'grid',
    rowGap: '8px',
    inlineSize: '100%',
    margin: 0,
    padding: 0,
    paddingBlockStart: '14px',
    listStyleType: 'none',
    ...lineAbove,
    color: tokens.colorNeutralForeground2,
    '& > li': { display: 'flex', alignItems: 'center', columnGap: '8px' },
    '& svg': { flexShrink: 0, fontSize: '20px' },
  },
});

/** Low stock shows the number left. */
const isFew = (stock: number): boolean => stock < 5;

const Stock = ({ stock }: { readonly stock: number }): ReactNode => {
  const styles = useStyles();
  const text = useText('shop');
  if (stock === 0)
    return (
      <span className={`${styles.stock} ${styles.gone}`}>
        <ErrorCircleRegular aria-hidden /> {text('stock.out')}
      </span>
    );
  return (
    <span className={`${styles.stock} ${isFew(stock) ? styles.few : styles.there}`}>
      <CheckmarkCircleRegular aria-hidden /> {isFew(stock) ? text('stock.few', { count: stock }) : text('stock.there')}
    </span>
  );
};

const Detail = ({ product }: { readonly product: Product }): ReactNode => {
  const styles = useStyles();
  const text = useText('shop');
  const { name, brand, price, image, rating, description, hasFreeShipping, stock } = product;
  return (
    <>
      <section className={styles.columns} aria-label={name}>
        <img className={styles.picture} src={image} alt={name} />
        <div className={styles.words}>
          <span className={styles.line}>
            <span className={styles.quiet}>{text('product.by', { brand })}</span>
            <Stars rating={rating} />
            <span className={styles.quiet}>{text('product.rated', { rating })}</span>
          </span>
          <span className={styles.price}>{dollars(price)}</span>
          {stock === undefined ? undefined : <Stock stock={stock} />}
          <p className={styles.about}>
            <bdi>{description}</bdi>
          </p>
          <Buy product={product} />
          <ul className={styles.perks}>
            <li>
              <VehicleTruckProfileRegular aria-hidden />
              {text(hasFreeShipping ? 'perks.free' : 'perks.paid')}
            </li>
            <li>
              <ArrowUndoRegular aria-hidden />
              {text('perks.back')}
            </li>
            <li>
              <ShieldCheckmarkRegular aria-hidden />
              {text('perks.warranty')}
            </li>
          </ul>
        </div>
      </section>
      <Related product={product} />
    </>
  );
};

const Missing = (): ReactNode => {
  const text = useText('shop');
  const navigate = useNavigate();
  return (
    <Message icon={SearchRegular} title={text('missing.title')} body={text('missing.body')}>
      <Button appearance="primary" onClick={() => void navigate(shopPath)}>
        {text('missing.back')}
      </Button>
    </Message>
  );
};

const ProductPage = ({ param }: { readonly param: string }): ReactNode => {
  const text = useText('shop');
  const call = useCall('shop.detail', { id: idOf(param) });
  const product = call.value?.product;
  const isMissing = product
    ? !isSameProduct(product, param)
    : ['not-found', 'bad-request'].includes(call.failure?.code ?? '');
  return (
    <Page
      title={product && !isMissing ? product.name : text('product.title')}
      width={1_180}
      actions={<BackLink to={shopPath}>{text('product.back')}</BackLink>}
    >
      {isMissing ? <Missing /> : <Loaded call={call}>{(value) => <Detail product={value.product} />}</Loaded>}
    </Page>
  );
};

/** A new page for each product. */
export const Screen = (): ReactNode => {
  const { product = '' } = useParams();
  return <ProductPage key={product} param={product} />;
};
