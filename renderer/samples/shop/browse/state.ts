/** The shop's search, filters and page, held by the URL; invalid values are ignored. */

export const sorts = ['featured', 'price-asc', 'price-desc'] as const;
export type Sort = (typeof sorts)[number];
/** From the first price, below the second; in dollars. */
export const priceRanges = {
  'under-50': [0, 50],
  '50-100': [50, 100],
  '100-300': [100, 300],
  'from-300': [300, Number.POSITIVE_INFINITY],
} as const;
export type PriceRange = keyof typeof priceRanges;
/** Minimum ratings. */
export const ratings = [5, 4, 3] as const;

export interface ShopState {
  readonly q: string;
  readonly sort: Sort;
  readonly brands: readonly string[];
  readonly price: PriceRange | undefined;
  readonly rating: number | undefined;
  /** Only products with free shipping. */
  readonly free: boolean;
  readonly view: 'grid' | 'list';
  /** From 1. */
  readonly page: number;
}

export const defaultState: ShopState = {
  q: '',
  sort: 'featured',
  brands: [],
  price: undefined,
  rating: undefined,
  free: false,
  view: 'grid',
  page: 1,
};

const maxSearchLength = 200;
const isPriceRange = (text: string | null): text is PriceRange => text !== null && Object.hasOwn(priceRanges, text);

export const parseState = (params: URLSearchParams): ShopState => {
  const price = params.get('price');
  const page = Number(params.get('page'));
  return {
    q: (params.get('q') ?? '').slice(0, maxSearchLength),
    sort: sorts.find((sort) => sort === params.get('sort')) ?? 'featured',
    brands: [...new Set(params.getAll('brand'))].slice(0, 50),
    price: isPriceRange(price) ? price : undefined,
    rating: ratings.find((rating) => String(rating) === params.get('rating')),
    free: params.get('shipping') === 'free',
    view: params.get('view') === 'list' ? 'list' : 'grid',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
};

/** Leaves out default values. */
export const formatState = (state: ShopState): URLSearchParams => {
  const parts = new URLSearchParams();
  if (state.q !== '') parts.set('q', state.q);
  if (state.sort !== 'featured') parts.set('sort', state.sort);
  for (const brand of state.brands) parts.append('brand', brand);
  if (state.price) parts.set('price', state.price);
  if (state.rating) parts.set('rating', String(state.rating));
  if (state.free) parts.set('shipping', 'free');
  if (state.view === 'list') parts.set('view', 'list');
  if (state.page > 1) parts.set('page', String(state.page));
  return parts;
};

/** The number of active filters without the search. */
export const countFilters = ({ brands, price, rating, free }: ShopState): number =>
  brands.length + Number(price !== undefined) + Number(rating !== undefined) + Number(free);
