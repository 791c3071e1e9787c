/** A server that needs a profile: whole cents, epoch seconds, and only its own names in requests. */
import type { Dialect } from './dialect';
import { snake } from './naming';

const uuidHead = '7f9c24e8-3b12-4fef-91e0-';

/** `123.58` as 12358; yen have no decimals and stay unchanged. */
const minor = (text: string): number => Number(text.replace('.', ''));

export const cents: Dialect = {
  description:
    'whole cents, epoch seconds, UUIDs, limit and offset, signed sort; understands its own names only (needs a profile)',
  name: (field) => (field === 'id' ? 'uuid' : snake(field)),
  writing: {
    id: (id) => `${uuidHead}${id.toString(16).padStart(12, '0')}`,
    money: minor,
    dateTime: (text) => Math.floor(Date.parse(text) / 1_000),
    word: (text) => text.toUpperCase(),
  },
  envelope: {
    list: ({ rows, total, page, perPage }) => ({
      body: { payload: { records: rows }, paging: { offset: (page - 1) * perPage, limit: perPage, total } },
    }),
    record: (record) => ({ body: { payload: record } }),
    done: (message, record) => ({ body: { payload: record ?? null, notice: { text: message } } }),
    refused: ({ status, message, fields }) => ({
      status,
      body: {
        errors: [
          { code: `E${status}`, message },
          ...Object.entries(fields ?? {}).map(([field, words]) => ({ code: 'INVALID', field, message: words })),
        ],
      },
    }),
    signIn: ({ person, accessToken, refreshToken, ability }) => ({
      body: {
        payload: {
          session: { jwt: accessToken, renewal: refreshToken },
          account: person,
          grants: ability.map(({ action, subject }) => ({ action, subject })),
        },
      },
    }),
  },
  requests: {
    strict: true,
    signedSort: true,
    names: {
      q: 'search',
      perPage: 'limit',
      offset: 'offset',
      page: 'page_number',
      sortColumn: 'order_by',
      sort: 'order_by',
      filters: 'where',
    },
    pageSize: 20,
    id: (id) => (id.startsWith(uuidHead) ? String(Number.parseInt(id.slice(uuidHead.length), 16)) : undefined),
    money: (amount) => (Number(amount) / 100).toFixed(2),
  },
};
