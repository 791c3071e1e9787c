import type { EventSchedule } from '@contract/entities/event-web';
import { describe, expect, it } from 'vitest';
import { nowNext } from '../../../../../renderer/event/now-next/now-next';
import { toSession } from '../../../../../renderer/event/session-times';

const chicago = 'America/Chicago';
const entry = (title: string, startTime: string | null, endTime: string | null = null, more: EventSchedule = {}) => ({
  ...{ id: title, day: '2026-05-16', title, startTime, endTime },
  ...more,
});

/** What runs and what is next, by title, at a time in UTC. */
const factsAt = (rows: readonly EventSchedule[], time: string, [zone]: readonly unknown[] = [chicago]) => {
  const facts = nowNext(
    rows.map((row) => toSession(row, zone)),
    zone,
    Date.parse(time),
  );
  const titles = (sessions: typeof facts.running) => sessions.map(({ values }) => values.title);
  return { ...facts, running: titles(facts.running), next: titles(facts.next) };
};

describe('what runs and what is next', () => {
  const day = [
    entry('Gates', '07:00', '07:30'),
    entry('Tech', '07:30', '11:00'),
    entry('Meeting', '08:45', '09:15'),
    entry('Race', '13:00', '15:00'),
    entry('Junior race', '13:00', '14:00'),
  ];

  it('has all sessions that overlap, and all that begin next', () => {
    expect(factsAt(day, '2026-05-16T14:00:00Z')).toMatchObject({
      problem: undefined,
      running: ['Tech', 'Meeting'],
      next: ['Race', 'Junior race'],
    });
  });

  it('says that nothing runs in a gap, before the first and after the last session', () => {
    expect(factsAt(day, '2026-05-16T17:00:00Z')).toMatchObject({ running: [], next: ['Race', 'Junior race'] });
    expect(factsAt(day, '2026-05-16T11:59:59Z')).toMatchObject({ running: [], next: ['Gates'], hasBegun: false });
    expect(factsAt(day, '2026-05-16T20:00:00Z')).toMatchObject({ running: [], next: [], hasBegun: true });
  });

  it('begins a session at its minute and ends it at its minute', () => {
    expect(factsAt(day, '2026-05-16T12:00:00Z').running).toEqual(['Gates']);
    expect(factsAt(day, '2026-05-16T12:30:00Z').running).toEqual(['Tech']);
  });

  it('leaves out what is cancelled, in any spelling', () => {
    const rows = [entry('Race', '13:00', '15:00', { status: 'Cancelled' }), entry('Finals', '16:00')];
    expect(factsAt(rows, '2026-05-16T18:30:00Z')).toMatchObject({ running: [], next: ['Finals'] });
  });

  it('ends a session without an end when the next one begins, and else with its day', () => {
    const rows = [entry('Practice', '13:00'), entry('Race', '15:00')];
    expect(factsAt(rows, '2026-05-16T19:00:00Z').running).toEqual(['Practice']);
    expect(factsAt(rows, '2026-05-16T20:00:00Z').running).toEqual(['Race']);
    expect(factsAt(rows, '2026-05-17T20:00:00Z').running).toEqual([]);
  });
});

describe('a session past midnight', () => {
  const night = [entry('Night race', '22:00', '02:00'), { ...entry('Warm-up', '08:00', '09:00'), day: '2026-05-17' }];

  it('runs until it ends on the next day, and belongs to the day on which it began', () => {
    expect(factsAt(night, '2026-05-17T05:30:00Z')).toMatchObject({ running: ['Night race'], next: ['Warm-up'] });
    expect(factsAt(night, '2026-05-17T07:00:00Z').running).toEqual([]);
    expect(toSession(night[0] ?? {}, chicago).values.day).toBe('2026-05-16');
  });

  it('takes the hour more and the hour less of a night in which the clocks change', () => {
    const winter = [{ ...entry('Night race', '22:00', '03:00'), day: '2026-10-31' }];
    const [autumn] = winter.map((row) => toSession(row, chicago));
    expect(((autumn?.endAt ?? 0) - (autumn?.startAt ?? 0)) / 3_600_000).toBe(6);
    const spring = toSession({ ...entry('Night race', '22:00', '04:00'), day: '2026-03-07' }, chicago);
    expect(((spring.endAt ?? 0) - (spring.startAt ?? 0)) / 3_600_000).toBe(5);
  });

  it('tells the second half past one from the first, if the server sent instants', () => {
    const second = { id: 1, title: 'Burnout', startsAt: '2026-11-01T07:30:00Z', endsAt: '2026-11-01T08:00:00Z' };
    expect(factsAt([second], '2026-11-01T06:45:00Z')).toMatchObject({ running: [], next: ['Burnout'] });
    expect(factsAt([second], '2026-11-01T07:45:00Z').running).toEqual(['Burnout']);
  });
});

describe('what is not known', () => {
  it('claims nothing if the zone of the event is not known', () => {
    const rows = [entry('Race', '00:00', '24:00')];
    for (const zone of [undefined, null, '', 'EST5EDT-ish'])
      expect(factsAt(rows, '2026-05-16T18:00:00Z', [zone])).toMatchObject({ problem: 'zone', running: [], next: [] });
  });

  it('reads the names that Windows gives zones', () => {
    expect(
      factsAt([entry('Race', '13:00', '15:00')], '2026-05-16T18:00:00Z', ['Central Standard Time']).running,
    ).toEqual(['Race']);
  });

  it('tells an empty schedule from one without a readable time', () => {
    expect(factsAt([], '2026-05-16T18:00:00Z').problem).toBe('none');
    expect(factsAt([entry('Race', 'noon')], '2026-05-16T18:00:00Z')).toMatchObject({ problem: 'unread', unread: 1 });
    expect(factsAt([entry('Race', '13:00', '15:00'), entry('Finals', null)], '2026-05-16T18:00:00Z')).toMatchObject({
      problem: undefined,
      unread: 1,
    });
  });
});

describe('a session that is moved', () => {
  it('keeps its length, and begins on the next day if it is moved past midnight', () => {
    const moved = toSession(entry('Finals', '23:50', '00:20'), chicago, 15);
    expect(moved.values).toMatchObject({ day: '2026-05-17', startTime: '00:05', endTime: '00:35' });
    expect(moved.planned).toMatchObject({ day: '2026-05-16', startTime: '23:50' });
    expect(new Date(moved.startAt ?? 0).toISOString()).toBe('2026-05-17T05:05:00.000Z');
  });

  it('skips the hour that the night of summer time skips', () => {
    const moved = toSession({ ...entry('Finals', '01:50', '01:58'), day: '2026-03-08' }, chicago, 15);
    expect(moved.values).toMatchObject({ startTime: '03:05', endTime: '03:13' });
  });

  it('is brought forward, and moved as written without a zone', () => {
    expect(toSession(entry('Finals', '13:00', '14:00'), chicago, -20).values.startTime).toBe('12:40');
    const written = toSession(entry('Finals', '23:50', null), undefined, 15);
    expect(written.values).toMatchObject({ day: '2026-05-17', startTime: '00:05', endTime: null });
    expect(written.startAt).toBeUndefined();
  });
});
