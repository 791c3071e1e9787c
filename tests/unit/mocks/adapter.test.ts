import type { AnyRow } from '@contract/endpoint';
import { holderIds } from '@contract/entities/ticket-entries';
import { endpointIds, isSample, rowOf } from '@contract/table';
import { describe, expect, it, vi } from 'vitest';
import { createAnswers, demoServer } from '../../../mocks/adapter';
import { createClient, type Fields, may } from './client';

const minute = 60_000;

describe('sign-in', () => {
  it('returns tokens and the abilities of the account', async () => {
    const client = createClient();
    expect(await client.signIn()).toMatchObject({
      id: 1,
      email: 'admin@pitwall.example',
      ability: [
        { action: 'manage', subject: 'all' },
        { action: 'read', subject: 'Auth' },
      ],
      tokenType: 'Bearer',
      expiresIn: 600,
      mustChangePassword: false,
    });
    const { ability } = await client.signIn('client@pitwall.example');
    expect(ability).toEqual([
      { action: 'read', subject: 'ACL' },
      { action: 'read', subject: 'Auth' },
    ]);
  });

  it('accepts an email in any case, and rejects a wrong password with 422, because a 401 ends the session', async () => {
    const client = createClient();
    await client.signIn('Admin@Pitwall.Example');
    const refused = await client.ask('auth.logIn', { email: 'admin@pitwall.example', password: 'wrong' });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toEqual({
      messages: { error: { msg: 'Wrong email or password.', code: 422 } },
    });
    const unknown = await client.call('auth.logIn', { email: 'nobody@pitwall.example', password: 'pitwall' });
    expect(unknown).toMatchObject({ ok: false, failure: { kind: 'rejected' } });
  });

  it('asks a new user to choose a password once', async () => {
    const client = createClient();
    expect(await client.signIn('newhire@pitwall.example')).toMatchObject({ mustChangePassword: true });
    const same = await client.call('auth.resetPassword', { password: 'pitwall', confirmPassword: 'pitwall' });
    expect(same).toMatchObject({ ok: false, failure: { fields: { password: expect.any(String) } } });
    await client.value('auth.resetPassword', { password: 'my own word', confirmPassword: 'my own word' });
    expect(await client.signIn('newhire@pitwall.example', 'my own word')).toMatchObject({ mustChangePassword: false });
    await expect(client.signIn('newhire@pitwall.example')).rejects.toThrow('rejected');
  });

  it('expires after ten minutes of the given clock', async () => {
    let now = may;
    const client = createClient({ now: () => now });
    await client.signIn();
    now += 10 * minute - 1;
    expect((await client.ask('booking.list')).status).toBe(200);
    now += 1;
    expect((await client.ask('booking.list')).status).toBe(401);
    expect(await client.call('booking.list')).toMatchObject({ ok: false, failure: { kind: 'signed-out' } });
  });
});

describe('permissions', () => {
  const statuses = async (email: string): Promise<Map<string, number>> => {
    const client = createClient();
    await client.signIn(email);
    const statuses = new Map<string, number>();
    for (const id of endpointIds.filter((each) => !isSample(each) && !each.startsWith('auth.'))) {
      const row = rowOf(id) as AnyRow;
      const request = new Request(`${demoServer}${row.path.replace(/\{\w+\}/, '1')}`, {
        method: row.method,
        body: '{"nonsense":1}',
        headers: { authorization: `Bearer ${client.token}` },
      });
      statuses.set(id, (await client.answers.answer(request)).status);
    }
    return statuses;
  };
  const refused = (of: Map<string, number>): string[] =>
    [...of].flatMap(([id, status]) => (status === 403 ? [id] : []));

  it('the admin can do everything', async () => {
    expect(refused(await statuses('admin@pitwall.example'))).toEqual([]);
  });

  it('the client can make no call that needs an ability', async () => {
    const asking = endpointIds.filter((id) => !isSample(id) && rowOf(id)?.needs !== undefined);
    expect(refused(await statuses('client@pitwall.example'))).toEqual(asking);
  });

  it('the sub-admin can read, change tracks and upload', async () => {
    const not = refused(await statuses('subadmin@pitwall.example'));
    expect(not).toEqual(
      expect.arrayContaining(['admin.list', 'role.list', 'support.sendPush', 'track.create', 'docuSign.w9']),
    );
    for (const id of ['booking.list', 'track.update', 'media.upload', 'dashboard.overview'])
      expect(not).not.toContain(id);
  });

  it('the sub-admin sees only assigned tracks', async () => {
    const client = createClient();
    await client.signIn('subadmin@pitwall.example');
    const tracks = await client.rows('track.list', { perPage: 100 });
    const own = new Set(tracks.map(({ id }) => id));
    expect(own.size).toBeGreaterThan(0);
    expect(own.size).toBeLessThan(16);
    for (const id of ['event.list', 'booking.list', 'booking.ticketList', 'trackContact.list'] as const) {
      const rows = await client.rows(id, { perPage: 2_000 });
      expect([id, rows.filter(({ trackId }) => !own.has(trackId as number))]).toEqual([id, []]);
    }
  });

  it('the sub-admin sees figures, inspections and messages of assigned tracks only', async () => {
    const client = createClient();
    await client.signIn('subadmin@pitwall.example');
    const [bookings, events, visitors] = await Promise.all([
      client.rows('booking.list', { perPage: 5_000 }),
      client.rows('event.list', { perPage: 2_000 }),
      client.rows('visitor.list', { perPage: 5_000 }),
    ]);
    const own = new Set(events.map(({ id }) => id));
    const period = { startDate: '2026-04-17', endDate: '2026-05-16' };
    const overview = await client.value('dashboard.overview', period);
    const placed = bookings.filter(({ bookingDate }) => {
      const day = String(bookingDate).slice(0, 10);
      return day >= period.startDate && day <= period.endDate;
    });
    expect(placed.length).toBeGreaterThan(0);
    expect(overview).toMatchObject({ totalBookings: placed.length, totalVisitors: visitors.length });
    const upcoming = overview.upcomingEvents as readonly Fields[];
    expect(upcoming.length).toBeGreaterThan(0);
    expect(upcoming.filter(({ id }) => !own.has(id))).toEqual([]);

    const admin = createClient();
    await admin.signIn();
    const foreign = (await admin.rows('event.list', { perPage: 2_000 })).find(({ id }) => !own.has(id));
    expect(await client.call('event.schedule', { eventId: foreign?.id })).toMatchObject({ ok: false });
    const racers = (await admin.rows('booking.ticketList', { perPage: 5_000 })).filter(
      ({ ticketType, eventId }) => ticketType === 'racer' && !own.has(eventId),
    );
    const eventByUser = new Map(racers.map(({ userId, eventId }) => [userId, eventId]));
    const found = await Promise.all(
      [...eventByUser].slice(0, 100).map(([userId, eventId]) => client.call('inspection.info', { userId, eventId })),
    );
    expect(found.filter(({ ok }) => ok)).toEqual([]);
  });

  it('without a token only sign-in calls are possible', async () => {
    const client = createClient();
    for (const id of endpointIds.filter((each) => !isSample(each))) {
      const row = rowOf(id) as AnyRow;
      const request = new Request(`${demoServer}${row.path.replace(/\{\w+\}/, '1')}`, { method: 'POST', body: '{}' });
      const isOpen = /^(password\.|auth\.(logIn|sendLink|resetPassword)$)/.test(id);
      const { status } = await client.answers.answer(request);
      expect([id, status === 401]).toEqual([id, !isOpen]);
    }
  });
});

describe('requests are validated', () => {
  it('invalid input is 422 with the names of its fields', async () => {
    const client = createClient();
    await client.signIn();
    const response = await client.answers.answer(
      new Request(`${demoServer}/booking/list`, {
        method: 'POST',
        body: JSON.stringify({ perPage: 'many', other: 1 }),
        headers: { authorization: `Bearer ${client.token}` },
      }),
    );
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ messages: { error: { fields: { perPage: expect.any(String) } } } });
  });

  it('a body that is not JSON counts as empty', async () => {
    const client = createClient();
    await client.signIn();
    const send = (body: string): Promise<Response> =>
      client.answers.answer(
        new Request(`${demoServer}/booking/detail`, {
          method: 'POST',
          body,
          headers: { authorization: `Bearer ${client.token}` },
        }),
      );
    for (const body of ['', '{', '[]', 'null', '"text"']) expect((await send(body)).status).toBe(422);
  });

  it('an unknown path is 404, and any other host is rejected (rows 92, SEC-53)', async () => {
    const { answer } = createAnswers();
    const status = async (url: string, method = 'POST'): Promise<number> =>
      (await answer(new Request(url, { method }))).status;
    expect(await status(`${demoServer}/nowhere`)).toBe(404);
    expect(await status(`${demoServer}/booking/list`, 'GET')).toBe(404);
    expect(await status(`${demoServer}/track/detail/1/../../list`, 'GET')).toBe(404);
    for (const host of ['https://evil.example', 'http://demo.pitwall.invalid', `${demoServer}:444`])
      expect(await status(`${host}/booking/list`)).toBe(421);
  });

  it('errors of a create or update come with status 200 where the specification says so', async () => {
    const client = createClient();
    await client.signIn();
    const data = { firstName: 'Ana', lastName: 'Ruiz', email: 'admin@pitwall.example', roleId: 2 };
    const response = await client.ask('admin.create', { data });
    expect(response.status).toBe(200);
    expect(await client.call('admin.create', { data })).toMatchObject({
      ok: false,
      failure: { kind: 'rejected', fields: { email: 'Another account uses this email.' } },
    });
  });
});

describe('changes can be read back', () => {
  it('an admin can be created, changed and deleted', async () => {
    const client = createClient();
    await client.signIn();
    const data = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana.ruiz@pitwall.example', roleId: 3 };
    const { record } = await client.value('admin.create', { data });
    const { id } = record as { id: number };
    expect(await client.rows('admin.list', { q: 'ana.ruiz' })).toMatchObject([
      { id, roleName: 'Sub Admin', status: 'invited' },
    ]);
    await client.value('admin.update', { id, data: { roleId: 6, city: 'Tulsa' } });
    expect(await client.value('admin.detail', { id })).toMatchObject({ roleName: 'Box Office', city: 'Tulsa' });
    expect(await client.signIn('ana.ruiz@pitwall.example')).toMatchObject({ role: 'box-office' });
    await client.signIn();
    await client.value('admin.remove', { id });
    expect(await client.call('admin.detail', { id })).toMatchObject({ ok: false, failure: { code: 'not-found' } });
    expect(await client.call('admin.remove', { id })).toMatchObject({ ok: false });
    expect(await client.call('admin.remove', { id: 1 })).toMatchObject({ ok: false, failure: { kind: 'rejected' } });
  });

  it('a track, its sub-admins, and the own profile can be changed', async () => {
    const client = createClient();
    await client.signIn();
    const { record } = await client.value('track.create', { data: { name: 'Salt Marsh Strip', latitude: 36.5 } });
    const { id } = record as { id: number };
    await client.value('track.update', { id, data: { city: 'Enid', id: 999, eventCount: 7 } });
    expect(await client.value('track.detail', { id })).toMatchObject({ id, city: 'Enid', eventCount: 0 });
    await client.value('assignment.assign', { subAdminId: 2, trackIds: [id] });
    expect(await client.rows('track.list', { subAdminId: 2 })).toMatchObject([{ id, subAdmins: [{ id: 2 }] }]);
    expect(await client.value('admin.detail', { id: 2 })).toMatchObject({ assignedTrackCount: 1 });
    const { events } = { events: await client.rows('event.list', { filters: { status: ['live'] } }) };
    const busy = events[0]?.trackId;
    expect(await client.call('track.remove', { id: busy })).toMatchObject({ ok: false, failure: { kind: 'rejected' } });
    await client.value('track.remove', { id });
    await client.value('auth.profileUpdate', { id: 1, data: { firstName: 'Dee', roleId: 8 } });
    expect(await client.value('auth.profile', { id: 1 })).toMatchObject({ firstName: 'Dee', roleId: 1 });
    expect(await client.call('auth.profileUpdate', { id: 2, data: {} })).toMatchObject({
      failure: { kind: 'refused' },
    });
    client.answers.reset();
    expect(await client.value('auth.profile', { id: 1 })).toMatchObject({ firstName: 'Dana' });
    expect(await client.rows('track.list', { subAdminId: 2 })).toHaveLength(2);
  });

  it('a new password replaces the old one', async () => {
    const client = createClient();
    await client.signIn('subadmin@pitwall.example');
    const change = { currentPassword: 'pitwall', newPassword: 'another word', confirmPassword: 'another word' };
    expect(await client.call('auth.changePassword', { ...change, currentPassword: 'no' })).toMatchObject({
      failure: { fields: { currentPassword: expect.any(String) } },
    });
    expect(await client.call('auth.changePassword', { ...change, newPassword: 'short' })).toMatchObject({
      failure: { fields: { newPassword: expect.any(String) } },
    });
    await client.value('auth.changePassword', change);
    await expect(client.signIn('subadmin@pitwall.example')).rejects.toThrow();
    await client.signIn('subadmin@pitwall.example', 'another word');
    client.answers.reset();
    await client.signIn('subadmin@pitwall.example');
  });

  it('a message goes to its audience only, and to no one if the audience is empty', async () => {
    const client = createClient();
    await client.signIn();
    const message = { title: 'Rain delay', body: 'Gates re-open 13:30' };
    const all = await client.value('support.sendPush', { ...message, audience: 'all' });
    expect(all).toMatchObject({ record: { recipientCount: 1_200, status: 'sent' } });
    const few = await client.value('support.sendPush', {
      ...message,
      audience: 'custom',
      userIds: [10_001, 10_002, 10_002],
    });
    expect(few).toMatchObject({ record: { recipientCount: 2 } });
    // Only people with a valid ticket count for an event, which are fewer than all who have booked.
    const bookings = await client.rows('booking.list', { eventId: 27, perPage: 2_000 });
    const tickets = await client.rows('booking.ticketList', { eventId: 27, perPage: 2_000 });
    const count = holderIds({ bookings, tickets }, 27)?.size;
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(new Set(bookings.map(({ userId }) => userId)).size);
    const ofEvent = await client.value('support.sendPush', { ...message, audience: 'event', eventId: 27 });
    expect(ofEvent).toMatchObject({ record: { recipientCount: count } });
    for (const audience of ['custom', 'event', 'track'])
      expect(await client.call('support.sendPush', { ...message, audience })).toMatchObject({ ok: false });
  });
});

describe('the demo needs no network', () => {
  it('none of its calls is sent (row 92)', async () => {
    const went = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('the network was asked'));
    const client = createClient();
    await client.signIn();
    await client.rows('booking.list');
    await client.value('dashboard.overview');
    await client.value('booking.transactionCsv');
    expect(went).not.toHaveBeenCalled();
    went.mockRestore();
  });

  it('answers have the given latency', async () => {
    vi.useFakeTimers();
    const { answer } = createAnswers({ latency: 2_000 });
    const onSettled = vi.fn();
    const notFound = answer(new Request(`${demoServer}/nowhere`)).then(onSettled);
    await vi.advanceTimersByTimeAsync(0);
    expect(onSettled).toHaveBeenCalledOnce();
    const slow = answer(new Request(`${demoServer}/booking/list`, { method: 'POST' })).then(onSettled);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(onSettled).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    await slow;
    await notFound;
    expect(onSettled).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });
});
