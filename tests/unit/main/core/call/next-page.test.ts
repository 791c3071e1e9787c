import type { Page } from '@contract/endpoint';
import type { Result } from '@contract/failure';
import { allPages, idIn } from '@contract/list/all-pages';
import { describe, expect, test } from 'vitest';
import { createNextPages, nextInHeader } from '../../../../../main/core/call/next-page';
import type { PreparedCall } from '../../../../../main/core/call/prepare-call';
import { type Behaviour, dropAfterReading, json, startFaultServer } from '../../../../support/fault-server';
import { failureIn, never } from './call-harness';
import { bench, eachOnFaultServer, server } from './faulty-server';

eachOnFaultServer();

type Row = Readonly<Record<string, unknown>>;

const path = '/booking/list';
const all = Array.from({ length: 7 }, (_, at) => ({ id: at + 1 }));
const rowsOf = (page: number, size = 3) => all.slice((page - 1) * size, page * size);
const isLast = (page: number): boolean => page * 3 >= all.length;

/** All rows of the list, as exports and screens read them. */
const readAll = async () => {
  const rows: Row[] = [];
  const fetchPage = async (paging: Row) =>
    (await bench.api.call('booking.list', { ...paging, q: 'x' }, never())) as Result<Page<Row>>;
  for await (const batch of allPages<Row>(fetchPage, idIn('id'))) {
    if (!batch.ok) throw new Error(batch.failure.code);
    rows.push(...batch.value.rows);
    if (batch.value.last) return { ids: rows.map(({ id }) => id), ...batch.value };
  }
  throw new Error('no end');
};

/** Answers by what the whole request says, wherever it says it; a page's number alone is ignored. */
const paged = (
  pageIn: (query: URLSearchParams, body: Row) => number,
  answer: (page: number) => Behaviour,
): Behaviour => ({
  act: (exchange) => {
    const query = new URL(exchange.request.url ?? '', server.url).searchParams;
    answer(pageIn(query, JSON.parse(exchange.body.toString()) as Row)).act(exchange);
  },
});

/** One behavior for the list's path with every query that the test may lead to. */
const serve = (behaviour: Behaviour, ...queries: readonly string[]): void => {
  for (const query of ['', ...queries]) server.on(`${path}${query}`, behaviour);
};

const whole = all.map(({ id }) => id);

describe('all pages of a server that ignores the number of a page come by its own', () => {
  const byQuery = (name: string) => (query: URLSearchParams) => Number(query.get(name) ?? 1);
  const bodies: readonly (readonly [string, (next: string | null, rows: readonly Row[]) => unknown])[] = [
    ['JSON:API links', (next, data) => ({ data, links: { next } })],
    ['JSON:API links as objects', (next, data) => ({ data, links: { next: next && { href: next } } })],
    ['HAL links', (next, rows) => ({ _embedded: { bookings: rows }, _links: next ? { next: { href: next } } : {} })],
    ['DRF', (next, results) => ({ count: 7, next, previous: null, results })],
    ['OData', (next, value) => ({ value, ...(next ? { '@odata.nextLink': next } : {}) })],
    ['Laravel', (next, data) => ({ data, next_page_url: next })],
    ['nextPageUrl in meta', (next, data) => ({ data, meta: { nextPageUrl: next } })],
    ['a list of links', (next, data) => ({ data, links: next ? [{ rel: 'next', href: next }] : [] })],
  ];
  test.each(bodies)('links of %s', async (_name, body) => {
    const answer = (page: number): Behaviour =>
      json(body(isLast(page) ? null : `${server.url}${path}?p=${page + 1}`, rowsOf(page)));
    serve(paged(byQuery('p'), answer), '?p=2', '?p=3');
    expect((await readAll()).ids).toEqual(whole);
  });

  test('links that only have a query, and links from the root', async () => {
    const links = ['?p=2', '/booking/list?p=3', null];
    serve(
      paged(byQuery('p'), (page) => json({ data: rowsOf(page), links: { next: links[page - 1] } })),
      '?p=2',
      '?p=3',
    );
    expect((await readAll()).ids).toEqual(whole);
  });

  test('links in a header', async () => {
    const answer = (page: number): Behaviour =>
      json(
        rowsOf(page),
        200,
        isLast(page) ? {} : { link: `<${path}?p=${page + 1}>; rel="next", <${path}>; rel="first"` },
      );
    serve(paged(byQuery('p'), answer), '?p=2', '?p=3');
    expect((await readAll()).ids).toEqual(whole);
  });

  test('links with brackets, also from the body of the request', async () => {
    const next = (page: number) => (isLast(page) ? null : `${path}?page%5Bnumber%5D=${page + 1}`);
    const inBody = (_query: URLSearchParams, body: Row) => Number((body.page as Row | undefined)?.number ?? 1);
    serve(
      paged(inBody, (page) => json({ data: rowsOf(page), links: { next: next(page) } })),
      ...[2, 3].map((page) => `?page%5Bnumber%5D=${page}`),
    );
    expect((await readAll()).ids).toEqual(whole);
    const sent = server.hits.map(({ body }) => JSON.parse(body) as Row);
    expect(sent.map(({ q }) => q)).toEqual(['x', 'x', 'x']);
    expect(sent[1]).toMatchObject({ page: { number: 2 }, perPage: 2_000 });
  });

  test.each([
    ['nextCursor', 'cursor', (next: string | null) => ({ nextCursor: next })],
    ['meta.next_cursor', 'cursor', (next: string | null) => ({ meta: { next_cursor: next } })],
    [
      'page_info.end_cursor',
      'after',
      (next: string | null) => ({ page_info: { has_next_page: next !== null, end_cursor: next ?? 'end' } }),
    ],
    ['pageInfo.endCursor', 'after', (next: string | null) => ({ pageInfo: { hasNextPage: !!next, endCursor: next } })],
    ['paging.cursors.after', 'after', (next: string | null) => ({ paging: next ? { cursors: { after: next } } : {} })],
    ['nextPageToken', 'pageToken', (next: string | null) => ({ ...(next ? { nextPageToken: next } : {}) })],
  ])('a cursor in %s', async (_name, parameter, more) => {
    const cursor = (page: number): string | null => (isLast(page) ? null : `c${page + 1}`);
    const inBody = (_query: URLSearchParams, body: Row) => Number(String(body[parameter] ?? 'c1').slice(1));
    serve(
      paged(inBody, (page) => json({ data: rowsOf(page), ...more(cursor(page)) })),
      ...['c2', 'c3'].map((value) => `?${parameter}=${value}`),
    );
    expect((await readAll()).ids).toEqual(whole);
  });

  test('one page after the other, also for a screen that turns pages', async () => {
    const answer = (page: number): Behaviour => json({ data: rowsOf(page), links: { next: `?p=${page + 1}` } });
    serve(paged(byQuery('p'), answer), '?p=2', '?p=3');
    const page = async (number: number) =>
      (await bench.api.call('booking.list', { page: number, perPage: 3 }, never())) as Result<Page<Row>>;
    for (const number of [1, 2, 3]) expect(await page(number)).toMatchObject({ value: { rows: rowsOf(number) } });
    // Another search has pages of its own.
    await bench.api.call('booking.list', { page: 2, perPage: 3, q: 'y' }, never());
    expect(server.hits.at(-1)?.path).toBe(path);
  });
});

describe('pages that a server counts from 0', () => {
  const inBody = (_query: URLSearchParams, { page }: Row) => Number(page);
  const bodies: readonly (readonly [string, (index: number) => object])[] = [
    ['Spring Data', (number) => ({ content: rowsOf(number + 1), totalElements: 7, totalPages: 3, number })],
    [
      'its HAL',
      (number) => ({ _embedded: { all: rowsOf(number + 1) }, _links: {}, page: { totalElements: 7, number } }),
    ],
    ['a flag', (index) => ({ data: rowsOf(index + 1), first: index === 0, total: 7 })],
    ['a link', (index) => ({ data: rowsOf(index + 1), total: 7, links: { prev: index > 0 ? '?page=0' : null } })],
  ];
  test.each(bodies)('as the answer says by %s, are all read', async (_name, body) => {
    serve(paged(inBody, (index) => json(body(index))));
    expect((await readAll()).ids).toEqual(whole);
    expect(server.hits.map(({ body: sent }) => JSON.parse(sent).page)).toEqual([1, 0, 1, 2]);
  });

  test('are asked for so at once from then on', async () => {
    serve(paged(inBody, (number) => json({ content: rowsOf(number + 1), totalElements: 7, number })));
    const page = (number: number) => bench.api.call('booking.list', { page: number, perPage: 3 }, never());
    expect(await page(2)).toMatchObject({ value: { rows: rowsOf(2) } });
    expect(await page(1)).toMatchObject({ value: { rows: rowsOf(1) } });
    expect(server.hits).toHaveLength(3);
  });

  test.each<[string, Behaviour]>([
    ['refuses page 0', json({ message: 'page must be at least 1' }, 422)],
    ['has the same rows there', json({ data: rowsOf(1), first: true, total: 7 })],
    ['has no rows there', json({ data: [], first: true, total: 7 })],
  ])('are not believed in where the server %s', async (_name, atZero) => {
    serve(paged(inBody, (page) => (page === 0 ? atZero : json({ data: rowsOf(page), first: false, total: 7 }))));
    expect((await readAll()).ids).toEqual(whole);
  });

  test('stay a question while the network is lost', async () => {
    let isLost = true;
    serve(
      paged(inBody, (number) =>
        isLost && number === 0 ? dropAfterReading : json({ content: rowsOf(number + 1), totalElements: 7, number }),
      ),
    );
    const first = () => bench.api.call('booking.list', { page: 1, perPage: 3 }, never());
    expect(await first()).toMatchObject({ ok: false });
    isLost = false;
    expect(await first()).toMatchObject({ value: { rows: rowsOf(1) } });
  });
});

test('a way is followed that a server behind an encrypting proxy names with its own scheme', () => {
  const pages = createNextPages();
  const call = { id: 'booking.list', server: 'https://api.example.com', request: { path }, input: { page: 1 } };
  const isFollowed = (link: string): boolean => pages.note(call as unknown as PreparedCall, { link });
  expect(isFollowed(`http://api.example.com${path}?p=2`)).toBe(true);
  expect(isFollowed(`http://elsewhere.example${path}?p=3`)).toBe(false);
  expect(isFollowed(`http://api.example.com:8000${path}?p=4`)).toBe(false);
});

describe('a way that can’t be followed', () => {
  test.each(['https://elsewhere.example', 'HOST:1', 'https://user@HOST'])(
    'to %s is not, and the rest is missed',
    async (to) => {
      const other = await startFaultServer();
      const origin = to
        .replace('HOST', new URL(server.url).host.split(':')[0] ?? '')
        .replace(/^(?!https?:)/, 'http://');
      serve(json({ count: 7, next: `${origin}${path}?p=2`, results: rowsOf(1) }));
      const { ids, ...end } = await readAll();
      expect(ids).toEqual([1, 2, 3]);
      expect(end).toMatchObject({ total: 7, repeatsPage: true });
      expect(server.hits.every(({ path: asked }) => asked === path)).toBe(true);
      await other.close();
    },
  );

  test('in a circle ends', async () => {
    const rows = rowsOf(1).map(({ id }) => ({ note: `n${id}` }));
    serve(json({ data: rows, links: { next: `${path}?p=2` } }), '?p=2');
    expect((await readAll()).ids).toHaveLength(3);
    expect(server.hits.length).toBeLessThan(6);
  });

  test('in a circle of several pages of rows without ids ends', async () => {
    const rows = (page: number) => rowsOf(page).map(({ id }) => ({ note: `n${id}` }));
    const answer = (page: number): Behaviour =>
      json({ data: rows(page), links: { next: `${path}?p=${page === 3 ? 1 : page + 1}` } });
    serve(
      paged((query) => Number(query.get('p') ?? 1), answer),
      '?p=1',
      '?p=2',
      '?p=3',
    );
    expect((await readAll()).ids).toHaveLength(7);
  });

  test('because its page is refused fails as that page does', async () => {
    serve(json({ data: rowsOf(1), next: `${path}?p=2` }));
    server.on(`${path}?p=2`, json({ message: 'Expired cursor' }, 400));
    await bench.api.call('booking.list', { page: 1, perPage: 3 }, never());
    const second = await bench.api.call('booking.list', { page: 2, perPage: 3 }, never());
    expect(failureIn(second)).toMatchObject({ kind: 'rejected', message: 'Expired cursor' });
  });
});

test.each([
  ['</a?page=2>; rel="next"', '/a?page=2'],
  ['</a?page=1>; rel="prev", </a?page=3>; rel="last next"', '/a?page=3'],
  ['<?cursor=x,y;z>; title="a, b; rel=prev"; rel=next', '?cursor=x,y;z'],
  ['</a>; rel="nextish"', undefined],
  ['</a>; rel=prev', undefined],
  ['nonsense', undefined],
  ['', undefined],
])('the header %s leads to %s', (header, link) => {
  expect(nextInHeader(header)).toEqual(link === undefined ? undefined : { link });
});
