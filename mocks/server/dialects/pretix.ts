/** A server with the shape of pretix' API: `count`, `next`, `previous`, `results`; names in snake_case, times local. */
import type { Dialect } from './dialect';
import { snake } from './naming';

const size = 50;

export const pretix: Dialect = {
  description:
    'count, next, previous and results, decimal text, times with an offset; ignores search and the size of pages',
  name: (field, entity) => {
    if (field === 'bookingNumber') return entity === 'booking' ? 'code' : 'order';
    return snake(field);
  },
  writing: { dateTime: (text) => text.replace(/Z$/, '+00:00') },
  envelope: {
    list: ({ rows, total, page, url }) => ({
      body: {
        count: total,
        next: page * size < total ? `${url}?page=${page + 1}` : null,
        previous: page > 1 ? `${url}?page=${page - 1}` : null,
        results: rows,
      },
    }),
    record: (record) => ({ body: record }),
    done: (message, record) => ({ body: record ?? { detail: message } }),
    refused: ({ status, message, fields }) => ({
      status: status === 422 ? 400 : status,
      body: fields
        ? Object.fromEntries(Object.entries(fields).map(([field, words]) => [field, [words]]))
        : { detail: message },
    }),
    signIn: ({ person, accessToken, refreshToken, ability }) => ({
      body: { access: accessToken, refresh: refreshToken, user: { ...person, permissions: ability } },
    }),
  },
  requests: { ignores: ['q', 'perPage'], pageSize: size },
};
