/** A server in C#: PascalCase, ids named after their record, numbers and booleans as text, problem details. */
import type { Dialect } from './dialect';
import { pascal } from './naming';

export const dotnet: Dialect = {
  description: 'PascalCase, BookingId as id, Items and TotalCount, numbers as text, problem+json',
  name: (field, entity) => (field === 'id' && entity !== undefined ? `${pascal(entity)}Id` : pascal(field)),
  writing: {
    id: String,
    number: String,
    truth: (value) => (value ? 'True' : 'False'),
    word: pascal,
    dateTime: (text) => text.replace(/Z$/, '.0000000Z'),
    day: (text) => `${text}T00:00:00`,
    file: (path, server) => `${server}${path}`,
  },
  envelope: {
    list: ({ rows, total, page, perPage }) => ({
      body: { Items: rows, TotalCount: String(total), PageNumber: page, PageSize: perPage },
    }),
    record: (record) => ({ body: record }),
    done: (message, record) => ({ body: { IsSuccess: true, Message: message, ...(record ? { Result: record } : {}) } }),
    refused: ({ status, message, fields }) => ({
      status,
      headers: { 'content-type': 'application/problem+json' },
      body: {
        type: 'https://tools.ietf.org/html/rfc9110#section-15.5',
        title: 'The request was refused.',
        status,
        detail: message,
        ...(fields
          ? { errors: Object.fromEntries(Object.entries(fields).map(([field, words]) => [field, [words]])) }
          : {}),
      },
    }),
    signIn: ({ person, accessToken, refreshToken, ability }) => ({
      body: {
        AccessToken: accessToken,
        RefreshToken: refreshToken,
        ExpiresIn: '600',
        User: person,
        Permissions: ability.map(({ action, subject }) => ({ Action: pascal(action), Subject: pascal(subject) })),
      },
    }),
  },
  requests: {
    names: { page: 'pageNumber', perPage: 'pageSize', q: 'searchTerm', sortColumn: 'orderBy' },
    pageSize: 25,
  },
};
