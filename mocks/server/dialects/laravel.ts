/** A server in PHP: snake_case, pages in `data`, `links` and `meta`, decimals as text, times without a zone (UTC). */
import type { Dialect } from './dialect';
import { plural, snake } from './naming';

const subjectWord = (subject: string): string => (subject === 'all' ? 'all' : plural(snake(subject).replace(/^_/, '')));

export const laravel: Dialect = {
  description: 'snake_case, data with links and meta, decimals as text, "2026-05-16 13:30:00" in UTC; ignores filters',
  name: snake,
  writing: {
    money: (text) => (text.includes('.') ? text : `${text}.00`),
    dateTime: (text) => text.replace('T', ' ').replace(/(\.\d+)?Z$/, ''),
    truth: Number,
  },
  envelope: {
    list: ({ rows, total, page, perPage, url }) => {
      const last = Math.max(1, Math.ceil(total / perPage));
      const at = (number: number): string | null => (number < 1 || number > last ? null : `${url}?page=${number}`);
      const from = (page - 1) * perPage;
      return {
        body: {
          data: rows,
          links: { first: at(1), last: at(last), prev: at(page - 1), next: at(page + 1) },
          meta: {
            current_page: page,
            from: rows.length > 0 ? from + 1 : null,
            last_page: last,
            path: url,
            per_page: perPage,
            to: rows.length > 0 ? from + rows.length : null,
            total,
          },
        },
      };
    },
    record: (record) => ({ body: { data: record } }),
    done: (message, record) => ({ body: { message, ...(record ? { data: record } : {}) } }),
    refused: ({ status, message, fields }) => ({
      status,
      body: {
        message,
        ...(fields
          ? { errors: Object.fromEntries(Object.entries(fields).map(([field, words]) => [field, [words]])) }
          : {}),
      },
    }),
    signIn: ({ person, accessToken, refreshToken, ability }) => ({
      body: {
        access_token: accessToken,
        refresh_token: refreshToken,
        token_type: 'Bearer',
        expires_in: 600,
        user: person,
        abilities: ability.map(({ action, subject }) => ({ action, subject: subjectWord(subject) })),
      },
    }),
  },
  requests: {
    names: { q: 'search', perPage: 'per_page', sortColumn: 'sort_by', sort: 'order' },
    ignores: ['filters'],
    pageSize: 15,
  },
};
