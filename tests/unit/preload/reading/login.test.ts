/** Reads log-ins of servers with other names and structures. */
import { readAnswer } from '@contract/http/read-answer';
import { readAbilities, readPairList } from '@contract/reading/ability-list';
import { emptyProfile } from '@contract/reading/server-profile';
import { describe, expect, it } from 'vitest';
import { row } from '../../../support/rows';

const readLogin = (body: unknown) => {
  const read = readAnswer(row('auth.logIn'), { status: 200, type: 'application/json', body }, {}, emptyProfile);
  return read.ok ? read.value : read.failure;
};
const abilities = (list: unknown) => readAbilities(list, emptyProfile)?.pairs;
const readBooking = [{ action: 'read', subject: 'Booking' }];

describe('the rules of an ability list', () => {
  it.each([
    [[{ action: 'read', subject: 'Booking' }]],
    [[{ Action: 'Read', Subject: 'Booking' }]],
    [[{ ACTIONS: ['READ'], SUBJECTS: ['BOOKINGS'] }]],
    [[{ Resource: 'Bookings', Can_Read: true, CanCreate: 'False' }]],
    [[{ Module: 'Booking', Read: 'True', Delete: '0' }]],
    [{ Permissions: [{ Operation: 'view', Entity: 'order' }] }],
    [{ Booking: { Read: 'true', Delete: 'false' } }],
    [{ results: [{ Action: 'read', Subject: 'Booking' }], __count: '1' }],
    [{ Booking: ['read'] }],
  ])('are read in any letter case: %j', (list) => {
    expect(abilities(list)).toEqual(readBooking);
  });

  it.each([
    { Action: 'delete', Subject: 'Booking', Inverted: true },
    { Action: 'delete', Subject: 'Booking', Effect: 'Deny' },
    { action: 'delete', subject: 'Booking', Allowed: 'False' },
    { action: 'delete', subject: 'Booking', GRANTED: 0 },
    { Module: 'Booking', Delete: true, Enabled: 'no' },
    '!delete:Booking',
    '-booking.delete',
  ])('withdraw a right in any letter case: %j', (rule) => {
    const pairs = abilities([{ action: 'manage', subject: 'Booking' }, rule]);
    expect(pairs).toContainEqual({ action: 'read', subject: 'Booking' });
    expect(pairs).not.toContainEqual({ action: 'delete', subject: 'Booking' });
    expect(pairs).not.toContainEqual({ action: 'manage', subject: 'Booking' });
  });

  it('of a role never grant a right that one of them withdraws', () => {
    const rules = [
      { action: 'manage', subject: 'Booking' },
      { action: 'delete', subject: 'Booking', inverted: true },
    ];
    expect(readPairList(rules, emptyProfile)).not.toContainEqual({ action: 'delete', subject: 'Booking' });
  });

  it.each(['AbilityList', 'permission_list', 'PermissionSet', 'rights-data'])('are found in %s of the user', (name) => {
    const list = { results: [{ Action: 'read', Subject: 'Booking' }] };
    expect(readLogin({ d: { Session: { AccessToken: 'a' }, User: { UserId: '7', [name]: list } } })).toMatchObject({
      ability: readBooking,
    });
  });

  it('and the tokens are found beside the user', () => {
    const tokens = { access: { token: 'a' }, refresh: { token: 'r' } };
    const user = { _id: '7', firstName: 'Dana', role: { slug: 'admin' }, permissions: readBooking };
    const found = { accessToken: 'a', refreshToken: 'r', ability: readBooking };
    expect(readLogin({ success: true, tokens, user })).toMatchObject(found);
    const { permissions, ...person } = user;
    expect(readLogin({ success: true, tokens, permissions, user: person })).toMatchObject(found);
  });

  it('are found in the only object that has some, whatever its name', () => {
    const abilities = [{ action: 'read', subject: 'Booking' }];
    expect(readLogin({ ok: true, session: { access_token: 'a' }, me: { id: 7, abilities } })).toMatchObject({
      accessToken: 'a',
      ability: readBooking,
    });
    const both = { guest: { id: 1, abilities }, bearer: { id: 7, abilities } };
    expect(readLogin({ session: { access_token: 'a' }, ...both })).not.toHaveProperty('ability');
  });

  it('are not taken from a list that only looks like one', () => {
    const User = { recentActions: [{ action: 'delete', subject: 'Booking' }] };
    expect(readLogin({ accessToken: 'a', User })).not.toHaveProperty('ability');
  });

  it('that are unknown are reported, also if the list has its canonical name', () => {
    expect(readLogin({ accessToken: 'a', ability: ['booking.read', 'spaceship.fly'] })).toMatchObject({
      ability: readBooking,
      unknownSubjects: ['spaceship.fly'],
    });
  });
});

describe('the person of a log-in', () => {
  it('has canonical names in any containing object', () => {
    const login = readLogin({
      AccessToken: 'a',
      RefreshToken: 'b',
      ExpiresIn: '600',
      User: { ProfileId: '7', FirstName: 'Ada', LastName: 'Byron', Email: 'ada@example.com', Role: 'admin' },
      Permissions: [{ Action: 'Read', Subject: 'Booking' }],
    });
    expect(login).toMatchObject({
      accessToken: 'a',
      refreshToken: 'b',
      expiresIn: 600,
      user: { id: '7', firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', role: 'admin' },
      ability: readBooking,
    });
    expect(login).not.toHaveProperty('User');
  });
});
