import { readQuery } from '@contract/http/request';
import { describe, expect, it } from 'vitest';
import { request, row } from '../../../support/rows';

describe('GET and DELETE of the sample API', () => {
  it('send everything but path parameters as query, with the defaults of the specification', () => {
    expect(request('shop.list', {})).toEqual({
      ok: true,
      value: {
        method: 'GET',
        path: '/apps/ecommerce/products',
        query: { page: '1', perPage: '9', sortBy: 'featured' },
      },
    });
    expect(request('permission.remove', { id: 3 })).toMatchObject({ value: { method: 'DELETE', query: { id: '3' } } });
    expect(request('shop.removeWish', { productId: 4 })).toEqual({
      ok: true,
      value: { method: 'DELETE', path: '/apps/ecommerce/wishlist/4' },
    });
    expect(request('calendar.list', { calendars: ['Business', 'ETC'] })).toMatchObject({
      value: { query: { calendars: 'Business,ETC' } },
    });
  });

  it('a query converts back to its input', () => {
    for (const [id, input] of [
      ['invoice.list', { q: '12', page: 2, perPage: 10, status: 'Past Due' }],
      ['user.list', { q: 'true', page: 1, perPage: 50, sort: 'desc', sortColumn: 'email' }],
      ['calendar.list', { calendars: ['Family'] }],
      ['calendar.list', { calendars: [] }],
      ['email.paginate', { dir: 'next', emailId: '7' }],
      ['shop.wishlist', {}],
    ] as const) {
      const made = request(id, input);
      expect(made.ok && readQuery(row(id), made.value.query ?? {})).toEqual({ ok: true, value: input });
    }
  });

  it('SEC-35, row 49: an invalid id is rejected before anything is sent', () => {
    for (const id of ['..', 'a/b', '', -1, null])
      expect(request('shop.detail', { id })).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
  });
});
