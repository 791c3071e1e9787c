/** The questions after a check, and the profile entry for each answer. */
import { keyOf, profileWith, withAssignment } from '@contract/reading/check/assignment';
import { contentCandidates } from '@contract/reading/check/content-candidates';
import { questionsOf } from '@contract/reading/check/questions';
import type { CallReport, CheckReport } from '@contract/reading/check/report';
import { findUnexplained, noUnexplainedValues } from '@contract/reading/check/unexplained-values';
import { emptyProfile, readServerProfile } from '@contract/reading/server-profile';
import { describe, expect, test } from 'vitest';
import { row } from '../../../support/rows';

const report = (calls: readonly Partial<CallReport>[], more: Partial<CheckReport> = {}): CheckReport => ({
  version: 1,
  server: 'https://api.example.com',
  at: '2026-05-16T13:30:00Z',
  complete: true,
  profile: false,
  calls: calls.map((one) => ({ id: 'booking.list', path: '', state: 'failed', fields: [], unknown: [], ...one })),
  ...more,
});

describe('candidate paths for rows that were not found', () => {
  const lines = [
    { id: 1, bookingNumber: 'B-1', total: '5.00' },
    { id: 2, bookingNumber: 'B-2', total: '6.00' },
  ];
  const body = { outcome: { grid: { lines, tally: 40 }, menus: [{ label: 'x' }] }, stamp: 'y' };

  test('have a count and no value, the one with the most known fields first', () => {
    const places = contentCandidates(row('booking.list'), body, emptyProfile, new Set(['rows']));
    expect(places[0]).toMatchObject({ part: 'rows', path: 'outcome.grid.lines', count: 2 });
    expect(JSON.stringify(places)).not.toMatch(/B-1|5\.00/);
  });

  test('become one question for all calls with the same path', () => {
    const places = contentCandidates(row('booking.list'), body, emptyProfile, new Set(['rows']));
    const [all, ...others] = questionsOf(report([{ places }, { id: 'event.list', places }]), undefined, []);
    expect(others).toEqual([]);
    expect(all?.suggested).toEqual({ kind: 'part', part: 'rows', path: 'outcome.grid.lines' });
    const [one] = questionsOf(report([{ places }]), undefined, []);
    expect(one?.suggested).toMatchObject({ call: 'booking.list' });
  });
});

describe('unexplained values', () => {
  const rows = [
    { bookingStatus: 'PAID_CONFIRMED', total: 32195, currency: 'USD', eventDate: '2026-05-16T13:30:00' },
    { bookingStatus: 'confirmed', total: 100, currency: 'USD' },
  ];

  test('become questions; the unit of money and the zone are never suggested without proof', () => {
    const seen = findUnexplained('booking.list', 'booking', rows, rows);
    const questions = questionsOf(report([]), seen, []);
    const byKind = (kind: string) => questions.find(({ target }) => target.kind === kind);
    expect(byKind('word')?.suggested).toMatchObject({ word: 'PAID_CONFIRMED', means: 'confirmed' });
    expect(byKind('money')).toMatchObject({ found: '32195', currency: 'USD' });
    expect(byKind('money')).not.toHaveProperty('suggested');
    expect(byKind('zone')).not.toHaveProperty('suggested');
    const proven = questionsOf(report([]), { ...seen, hasFraction: true }, []);
    expect(proven.find(({ target }) => target.kind === 'money')?.suggested).toEqual({ kind: 'money', unit: 'major' });
  });

  test('do not include fields with too many different words, or allowed hosts', () => {
    const many = Array.from({ length: 13 }, (_, n) => ({ bookingStatus: `Person ${n}` }));
    expect(findUnexplained('booking.list', 'booking', many, many).words).toEqual([]);
    const hosts = { ...noUnexplainedValues, hosts: ['files.example.com', 'api.example.com'] };
    expect(questionsOf(report([]), hosts, []).map(({ key }) => key)).toEqual(['host files.example.com']);
    expect(questionsOf(report([]), hosts, ['files.example.com'])).toEqual([]);
  });
});

test('every answer gives a valid profile, and a later answer replaces an earlier one', () => {
  const all = [
    { kind: 'field', entity: 'booking', field: 'bookingNumber', path: 'order.code', call: 'booking.list' },
    { kind: 'word', entity: 'booking', field: 'bookingStatus', word: 'ok', means: 'confirmed', call: 'booking.list' },
    { kind: 'subject', word: 'orders', means: 'Booking' },
    { kind: 'action', word: 'behold', means: 'read' },
    { kind: 'part', part: 'rows', path: 'outcome.lines' },
    { kind: 'part', part: 'total', path: 'outcome.tally', call: 'booking.list' },
    { kind: 'money', unit: 'minor' },
    { kind: 'zone', zone: 'UTC' },
    { kind: 'send', aspect: 'search', send: { names: { q: 'search' } } },
    { kind: 'send', aspect: 'sort', send: { sort: 'signed', names: { sort: 'order_by' } } },
    { kind: 'host', host: 'files.example.com' },
  ] as const;
  expect(new Set(all.map(keyOf)).size).toBe(all.length);
  const made = readServerProfile(JSON.parse(JSON.stringify(profileWith(emptyProfile, all))));
  expect(made).toMatchObject({
    ok: true,
    value: {
      entities: {
        booking: { fields: { bookingNumber: ['order.code'] }, words: { bookingStatus: { ok: 'confirmed' } } },
      },
      abilities: { subjects: { orders: 'Booking' }, actions: { behold: 'read' } },
      envelope: { rows: ['outcome.lines'] },
      calls: { 'booking.list': { total: 'outcome.tally' } },
      send: { sort: 'signed', names: { q: 'search', sort: 'order_by' } },
      media: { hosts: ['files.example.com'] },
    },
  });
  const replaced = withAssignment(all, { kind: 'money', unit: 'major' });
  expect(replaced).toHaveLength(all.length);
  expect(profileWith(emptyProfile, replaced).money).toBe('major');
});
