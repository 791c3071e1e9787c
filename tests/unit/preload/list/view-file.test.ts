import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readViewFile } from '../../../../preload/contract/list/view-file';

const good = {
  kind: 'pitwall-views',
  version: 1,
  mode: 'live',
  server: 'https://api.example.com',
  views: { bookings: [{ id: 'abcdef0123456789', name: 'Unpaid', q: 'smith' }] },
};
const contextOf = (json: unknown) => {
  const read = readViewFile(json);
  return read.ok ? 'ok' : (read.failure.about?.context ?? read.failure.code);
};

it('reads a file, and says whether another version wrote it', () => {
  expect(readViewFile(good)).toEqual({ ok: true, value: good });
  expect(contextOf({ ...good, version: 2 })).toBe('version');
  expect(contextOf({ ...good, version: 2, more: 1 })).toBe('version');
});

it('refuses what is no file of views, whole', () => {
  const views = (bookings: unknown) => ({ ...good, views: { bookings } });
  for (const json of [
    null,
    7,
    'views',
    [],
    {},
    { ...good, kind: 'other' },
    { ...good, token: 'secret' },
    { ...good, views: { constructor: [] }, mode: 'other' },
    views([{ ...good.views.bookings[0], name: '' }]),
    views([{ ...good.views.bookings[0], path: '/admins' }]),
    views([good.views.bookings[0], good.views.bookings[0]]),
    views([good.views.bookings[0], { name: 'No id' }]),
    views(Array.from({ length: 51 }, (_, at) => ({ id: `view00000${at}`, name: `${at}` }))),
  ])
    expect(contextOf(json)).toBe('view-file');
});

it('never throws for any JSON', () => {
  fc.assert(fc.property(fc.jsonValue(), (json) => void readViewFile(json)));
  fc.assert(fc.property(fc.jsonValue(), (views) => void readViewFile({ ...good, views })));
});
