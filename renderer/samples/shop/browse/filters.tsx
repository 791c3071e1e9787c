import { Button, Checkbox, Field, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '../../../kit/format/text';
import { Stars } from '../stars';
import type { Counts } from './filter-products';
import { countFilters, type PriceRange, priceRanges, ratings, type ShopState } from './state';

const useStyles = makeStyles({
  panel: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalL,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minBlockSize: '32px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  group: { display: 'flex', flexDirection: 'column', minInlineSize: 0, margin: 0, padding: 0, border: 'none' },
  legend: { padding: 0, paddingBlock: '2px' },
  label: { display: 'inline-flex', alignItems: 'center', columnGap: '6px', whiteSpace: 'nowrap' },
  count: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});

interface FiltersProps {
  readonly id: string;
  readonly state: ShopState;
  readonly counts: Counts | undefined;
  readonly onChange: (change: Partial<ShopState>) => void;
}

const any = 'any';

/** The filters, each option with the number of products it would show. */
export const Filters = ({ id, state, counts, onChange }: FiltersProps): ReactNode => {
  const styles = useStyles();
  const text = useText('shop');
  const withCount = (label: ReactNode, count: number | undefined) => (
    <span className={styles.label}>
      {label}
      {count === undefined ? undefined : <span className={styles.count}>({count})</span>}
    </span>
  );
  const ranges = Object.keys(priceRanges) as readonly PriceRange[];
  const toggle = (brand: string) =>
    onChange({
      brands: state.brands.includes(brand) ? state.brands.filter((one) => one !== brand) : [...state.brands, brand],
    });
  return (
    <section id={id} className={styles.panel} aria-label={text('filters.title')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{text('filters.title')}</h2>
        {countFilters(state) > 0 ? (
          <Button
            size="small"
            appearance="subtle"
            onClick={() => onChange({ brands: [], price: undefined, rating: undefined, free: false })}
          >
            {text('filters.clear')}
          </Button>
        ) : undefined}
      </div>
      <Field label={text('filters.price')}>
        <RadioGroup
          value={state.price ?? any}
          onChange={(_, { value }) => onChange({ price: ranges.find((range) => range === value) })}
        >
          <Radio value={any} label={text('filters.anyPrice')} />
          {ranges.map((range) => (
            <Radio key={range} value={range} label={withCount(text(`prices.${range}`), counts?.price[range])} />
          ))}
        </RadioGroup>
      </Field>
      {counts ? (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{text('filters.brand')}</legend>
          {counts.brands.map(([brand, count]) => (
            <Checkbox
              key={brand}
              label={withCount(<bdi>{brand}</bdi>, count)}
              checked={state.brands.includes(brand)}
              onChange={() => toggle(brand)}
            />
          ))}
        </fieldset>
      ) : undefined}
      <Field label={text('filters.rating')}>
        <RadioGroup
          value={state.rating ? String(state.rating) : any}
          onChange={(_, { value }) => onChange({ rating: ratings.find((rating) => String(rating) === value) })}
        >
          <Radio value={any} label={text('filters.anyRating')} />
          {ratings.map((rating) => (
            <Radio
              key={rating}
              value={String(rating)}
              label={withCount(
                <>
                  <Stars rating={rating} />
                  {rating < 5 ? text('filters.andUp') : undefined}
                </>,
                counts?.rating[rating],
              )}
            />
          ))}
        </RadioGroup>
      </Field>
      <Checkbox
        label={withCount(text('shipping.free'), counts?.free)}
        checked={state.free}
        onChange={(_, { checked }) => onChange({ free: checked === true })}
      />
    </section>
  );
};
