import { expect, test } from 'vitest';
import { createProducts } from '../../../../../../mocks/samples/seeds/products';
import { countsOf, filterProducts } from '../../../../../../renderer/samples/shop/browse/filter-products';
import {
  countFilters,
  defaultState,
  formatState,
  parseState,
} from '../../../../../../renderer/samples/shop/browse/state';

const products = createProducts();
const read = (search: string) => parseState(new URLSearchParams(search));

test('choices are restored from the address, and the unfiltered shop has a plain address', () => {
  const state = {
    ...defaultState,
    q: 'cap & co',
    sort: 'price-desc',
    brands: ['Halden', 'Veloce Tools'],
    price: '50-100',
    rating: 4,
    free: true,
    view: 'list',
    page: 3,
  } as const;
  expect(read(formatState(state).toString())).toEqual(state);
  expect(countFilters(state)).toBe(5);
  expect(formatState(defaultState).toString()).toBe('');
});

test('invalid values in an address are ignored', () => {
  expect(read('sort=cheap&price=toString&rating=9&page=-1&view=wall&shipping=yes')).toEqual(defaultState);
});

test('filters combine, and each choice shows its number of products', () => {
  const state = { ...defaultState, brands: ['Halden'], rating: 4 };
  const found = filterProducts(products, state);
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ brand, rating }) => brand === 'Halden' && rating >= 4)).toBe(true);
  const counts = countsOf(products, state);
  for (const [brand, count] of counts.brands)
    expect(filterProducts(products, { ...state, brands: [brand] }), brand).toHaveLength(count);
  expect(filterProducts(products, { ...state, price: 'from-300' })).toHaveLength(counts.price['from-300']);
  expect(filterProducts(products, { ...state, rating: 3 })).toHaveLength(counts.rating[3] ?? -1);
  expect(filterProducts(products, { ...state, free: true })).toHaveLength(counts.free);
});

test('every price is in exactly one range', () => {
  const { price } = countsOf(products, defaultState);
  expect(Object.values(price).reduce((sum, count) => sum + count)).toBe(products.length);
});
