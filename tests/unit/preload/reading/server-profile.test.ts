import { emptyProfile, readServerProfile } from '@contract/reading/server-profile';
import { describe, expect, it } from 'vitest';

describe('a server profile', () => {
  it('accepts a profile with every part', () => {
    const profile = {
      version: 1,
      name: 'Track office',
      envelope: { content: ['payload'], rows: ['payload.items'], total: ['payload.count'] },
      messages: ['fault.text'],
      entities: {
        booking: {
          id: '_id',
          fields: { bookingNumber: ['order.no', 'orderNo'] },
          words: { bookingStatus: { ok: 'confirmed' } },
          money: { total: 'minor' },
          send: { notes: 'remarks' },
        },
      },
      calls: { 'booking.list': { path: '/v2/booking/list', rows: 'payload.list' } },
      money: 'minor',
      zone: 'America/Chicago',
      login: { accessToken: 'jwt', ability: 'user.rules' },
      abilities: { subjects: { orders: 'Booking' }, actions: { view: 'read' } },
      send: { case: 'snake', paging: 'offset', names: { q: 'search', perPage: 'limit', filters: null } },
      media: { hosts: ['files.example.com', '*.cdn.example.com:8443'] },
      upload: { field: 'upload[file]', result: 'payload.file.href' },
    };
    expect(readServerProfile(profile)).toEqual({ ok: true, value: profile });
  });

  it('refuses an object whose length is none, which the schema can’t look at', () => {
    expect(readServerProfile({ version: 1, zone: { length: { toString: [] } } }).ok).toBe(false);
  });

  it('accepts the empty profile', () => {
    expect(readServerProfile(emptyProfile).ok).toBe(true);
  });

  it.each([
    [{ version: 2 }, 'version'],
    [{ version: 1, zone: 'Mars/Olympus' }, 'zone'],
    [{ version: 1, envelope: { rows: ['a..b'] } }, 'envelope.rows.0'],
    [{ version: 1, entities: { booking: { fields: { total: ['__proto__.x'] } } } }, 'entities.booking.fields.total.0'],
    [{ version: 1, calls: { 'booking.list': { path: '/a/../b' } } }, 'calls.booking.list.path'],
    [{ version: 1, media: { hosts: ['https://files.example.com'] } }, 'media.hosts.0'],
    ['{}', 'profile'],
  ])('refuses %j and names the path', (input, path) => {
    const read = readServerProfile(input);
    expect(read.ok ? undefined : read.failure).toMatchObject({ kind: 'invalid', code: 'bad-profile' });
    expect(Object.keys((!read.ok && read.failure.fields) || {})).toContain(path);
  });
});
