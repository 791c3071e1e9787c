import { expect, test } from 'vitest';
import { makeProducts } from '../../../../../mocks/samples/seeds/products';
import { countsOf, matching } from '../../../../../renderer/samples/shop/browse/matching';
import { filtersOn, plainState, readShop, writeShop } from '../../../../../renderer/samples/shop/browse/state';

const products = makeProducts();
const read = (search: string) => readShop(new URLSearchParams(search));

test('what is chosen comes back from the address, and the plain shop has a plain one', () => {
  const state = {
    ...plainState,
    q: 'cap & co',
    sort: 'price-desc',
    brands: ['Halden', 'Veloce Tools'],
    price: '50-100',
    rating: 4,
    free: true,
    view: 'list',
    page: 3,
  } as const;
  expect(read(writeShop(state).toString())).toEqual(state);
  expect(filtersOn(state)).toBe(5);
  expect(writeShop(plainState).toString()).toBe('');
});

test('what makes no sense in an address is passed over', () => {
  expect(read('sort=cheap&price=toString&rating=9&page=-1&view=wall&shipping=yes')).toEqual(plainState);
});

test('filters narrow together, and each choice says how many it would show', () => {
  const state = { ...plainState, brands: ['Halden'], rating: 4 };
  const found = matching(products, state);
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ brand, rating }) => brand === 'Halden' && rating >= 4)).toBe(true);
  const counts = countsOf(products, state);
  for (const [brand, count] of counts.brands)
    expect(matching(products, { ...state, brands: [brand] }), brand).toHaveLength(count);
  expect(matching(products, { ...state, price: 'from-300' })).toHaveLength(counts.price['from-300']);
  expect(matching(products, { ...state, rating: 3 })).toHaveLength(counts.rating[3] ?? -1);
  expect(matching(products, { ...state, free: true })).toHaveLength(counts.free);
});

test('every price is in exactly one range', () => {
  const { price } = countsOf(products, plainState);
  expect(Object.values(price).reduce((sum, count) => sum + count)).toBe(products.length);
});
