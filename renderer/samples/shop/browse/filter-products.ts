/** Filters that the sample API lacks, applied to all products that its search found. */
import type { Product } from '@contract/samples/entities/shop';
import { type PriceRange, priceRanges, ratings, type ShopState } from './state';

type Facet = 'brands' | 'price' | 'rating' | 'free';

const inRange = (price: number, range: PriceRange): boolean => {
  const [from, below] = priceRanges[range];
  return price >= from && price < below;
};

const passes: { readonly [F in Facet]: (product: Product, state: ShopState) => boolean } = {
  brands: ({ brand }, { brands }) => brands.length === 0 || brands.includes(brand),
  price: ({ price }, state) => state.price === undefined || inRange(price, state.price),
  rating: (product, { rating }) => rating === undefined || product.rating >= rating,
  free: ({ hasFreeShipping }, { free }) => !free || hasFreeShipping,
};
const facets = Object.keys(passes) as readonly Facet[];

/** Products that pass all filters except `but`. */
export const filterProducts = (products: readonly Product[], state: ShopState, but?: Facet): readonly Product[] =>
  products.filter((product) => facets.every((facet) => facet === but || passes[facet](product, state)));

export interface Counts {
  readonly brands: readonly (readonly [brand: string, count: number])[];
  readonly price: Readonly<Record<PriceRange, number>>;
  readonly rating: Readonly<Record<number, number>>;
  readonly free: number;
}

/** The number of products for each option, with the other filters applied. */
export const countsOf = (products: readonly Product[], state: ShopState): Counts => {
  const names = [...new Set(products.map(({ brand }) => brand)), ...state.brands];
  const ofBrands = filterProducts(products, state, 'brands');
  const ofPrices = filterProducts(products, state, 'price');
  const ofRatings = filterProducts(products, state, 'rating');
  const ranges = Object.keys(priceRanges) as readonly PriceRange[];
  return {
    brands: [...new Set(names)]
      .toSorted((one, other) => one.localeCompare(other, 'en'))
      .map((name) => [name, ofBrands.filter(({ brand }) => brand === name).length]),
    price: Object.fromEntries(
      ranges.map((range) => [range, ofPrices.filter(({ price }) => inRange(price, range)).length]),
    ) as Record<PriceRange, number>,
    rating: Object.fromEntries(
      ratings.map((least) => [least, ofRatings.filter(({ rating }) => rating >= least).length]),
    ),
    free: filterProducts(products, state, 'free').filter(({ hasFreeShipping }) => hasFreeShipping).length,
  };
};
