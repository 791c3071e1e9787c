/** Servers that cut their pages as they like: every row is reached, and stands where it says. */
import { readAnswer } from '@contract/http/read-answer';
import { rowOf } from '@contract/table';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ResourceDetail } from '../../../../../../renderer/kit/detail/resource-detail';
import { ResourceList } from '../../../../../../renderer/kit/list/resource-list';
import { openKit, setBridge } from '../../kit-page';
import { area, bookings } from '../test-area';

const routes = [
  { path: '/bookings', element: <ResourceList area={area} /> },
  { path: '/bookings/:id', element: <ResourceDetail area={area} /> },
];

interface Manner {
  readonly count: number;
  /** The size of its pages for the size asked for. */
  readonly sizeOf: (perPage: number) => number;
  readonly saysTotal: boolean;
  /** It sends its first page always, and says that another follows. */
  readonly repeats?: boolean;
}

const open = async ({ count, sizeOf, saysTotal, repeats = false }: Manner, at = '/bookings') => {
  const all = bookings(count);
  const list = rowOf('booking.list');
  if (!list) throw new Error('no such call');
  const bridge = setBridge((id, input) => {
    if (id !== 'booking.list') return { ok: true, value: all.find((row) => String(row.id) === String(input.id)) };
    const size = sizeOf(Number(input.perPage));
    const offset = repeats ? 0 : (Number(input.page) - 1) * size;
    const rows = all.slice(offset, offset + size);
    const more = { ...(saysTotal ? { total: count } : {}), ...(repeats ? { next: '/booking/list?offset=25' } : {}) };
    const body = { data: { attributes: { data: rows, ...more } } };
    return readAnswer(list, { status: 200, type: 'application/json', body }, input);
  });
  const page = openKit(routes, at);
  await screen.findByRole('grid', { name: 'Bookings' });
  return { ...bridge, ...page };
};

const rows = () =>
  within(screen.getByRole('grid', { name: 'Bookings' }))
    .getAllByRole('row')
    .slice(1);
const firstRow = () => {
  const [row] = rows();
  return [row?.getAttribute('aria-rowindex'), row && within(row).getAllByRole('gridcell')[1]?.textContent];
};
const turn = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isOff = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';

const capped = (perPage: number) => Math.min(25, perPage);
const fixed = () => 100;

describe('a server that caps its pages', () => {
  it('is paged by the size that it sends', async () => {
    await open({ count: 104, sizeOf: capped, saysTotal: true });
    await screen.findByText('1–25 of 104');
    expect(screen.getByText('Page 1 of 5')).toBeTruthy();
    await turn('Next page');
    await screen.findByText('26–50 of 104');
    expect(firstRow()).toEqual(['27', 'BK-026']);
    await turn('Last page');
    await screen.findByText('101–104 of 104');
    expect(firstRow()).toEqual(['102', 'BK-101']);
    expect(isOff('Next page')).toBe(true);
  });

  it('is paged by that size also if a later page is opened first', async () => {
    await open({ count: 104, sizeOf: capped, saysTotal: true }, '/bookings?page=5');
    await screen.findByText('101–104 of 104');
    expect(firstRow()).toEqual(['102', 'BK-101']);
  });

  it('is not said to have only its first page if it tells of another and sends the first again', async () => {
    const { call } = await open({ count: 60, sizeOf: capped, saysTotal: false, repeats: true });
    await waitFor(() => expect(call.mock.calls.some(([, input]) => input.page === 2)).toBe(true));
    await screen.findByText('1–25');
    expect(screen.queryByText('25 bookings')).toBeNull();
  });

  it('can be paged without a total, up to the last page', async () => {
    await open({ count: 60, sizeOf: capped, saysTotal: false });
    await waitFor(() => expect(isOff('Next page')).toBe(false));
    await turn('Next page');
    await screen.findByText('26–50');
    await turn('Next page');
    await screen.findByText('51–60');
    expect(isOff('Next page')).toBe(true);
  });

  it('has neighbors for the records of its later pages, and a link back to their page', async () => {
    const { router, place } = await open({ count: 104, sizeOf: capped, saysTotal: true }, '/bookings?page=2');
    await screen.findByText('26–50 of 104');
    screen.getByRole('grid', { name: 'Bookings' }).focus();
    await userEvent.keyboard('{End}{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'BK-050' });
    expect(screen.getByText('50 of 104')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next' }).hasAttribute('disabled')).toBe(false));
    await turn('Next');
    await screen.findByRole('heading', { level: 1, name: 'BK-051' });
    await userEvent.click(screen.getByRole('link', { name: 'Back to Bookings' }));
    await screen.findByText('51–75 of 104');
    expect(place()).toBe('/bookings?page=3');
    expect(router.state.location.pathname).toBe('/bookings');
  });
});

describe('a server whose pages are longer than asked for', () => {
  it('is paged by the size that it sends, and its first page is not taken for the complete list', async () => {
    await open({ count: 1_204, sizeOf: fixed, saysTotal: true });
    await screen.findByText('1–100 of 1,204');
    expect(screen.getByText('1,204 bookings')).toBeTruthy();
    expect(screen.getByText('Page 1 of 13')).toBeTruthy();
    await turn('Last page');
    await screen.findByText('1,201–1,204 of 1,204');
  });

  it('gets a request for page 2 if it sends no total, before its first page counts as the complete list', async () => {
    await open({ count: 204, sizeOf: fixed, saysTotal: false });
    await screen.findByText('1–100');
    await turn('Next page');
    await screen.findByText('101–200');
    await turn('Next page');
    await screen.findByText('201–204');
    expect(isOff('Next page')).toBe(true);
  });
});

it('a server that ignores paging and sends no total has sent the complete list', async () => {
  const everything = bookings(120);
  const list = rowOf('booking.list');
  const bridge = setBridge((_id, input) => {
    if (!list) throw new Error('no such call');
    const body = { data: { attributes: everything } };
    return readAnswer(list, { status: 200, type: 'application/json', body }, input);
  });
  openKit(routes, '/bookings');
  await screen.findByText('1–50 of 120');
  await userEvent.type(screen.getByRole('searchbox'), 'adam');
  await screen.findByText('60 bookings');
  expect(bridge.call.mock.calls.map(([, input]) => input.page)).toEqual([1, 2]);
});

it('a short list without a total ends if page 2 is empty', async () => {
  const { call } = await open({ count: 12, sizeOf: (perPage) => perPage, saysTotal: false });
  await screen.findByText('1–12 of 12');
  expect(isOff('Next page')).toBe(true);
  expect(call.mock.calls.map(([, input]) => input.page)).toEqual([1, 2]);
});
