/** A small server in Python: no envelopes, the total in a header, money as JSON numbers, no pages. */
import type { Dialect } from './dialect';

export const bare: Dialect = {
  description:
    'bare arrays and objects, total in a header, money as numbers, ISO times with an offset; sends all rows at once',
  name: (field) => field,
  writing: {
    money: Number,
    dateTime: (text) => text.replace(/Z$/, '+00:00'),
  },
  envelope: {
    list: ({ rows, total }) => ({ body: rows, headers: { 'x-total-count': String(total) } }),
    record: (record) => ({ body: record }),
    done: (message, record) => ({ body: record ?? { ok: true, message } }),
    refused: ({ status, message, fields }) => ({ status, body: { error: message, ...(fields ? { fields } : {}) } }),
    signIn: ({ person, accessToken, ability }) => ({ body: { token: accessToken, ...person, permissions: ability } }),
  },
  requests: { ignores: ['page', 'perPage'], pageSize: 10_000 },
};
