import type { EntryOf } from '@contract/event-log/entry';
import { describe, expect, it, vi } from 'vitest';
import type { EventPerson } from '../../../../../renderer/event/log/event-people';
import { createClassReader } from '../../../../../renderer/event/now-next/classes';
import { delayAudience, delayMessage } from '../../../../../renderer/event/now-next/delay-message';
import { delayOrigin } from '../../../../../renderer/event/now-next/delay-text';
import { findFollows } from '../../../../../renderer/event/now-next/follows';
import { toSession } from '../../../../../renderer/event/session-times';
import { stripBidiIsolates, text } from '../../../../../renderer/kit/format/text';

const chicago = 'America/Chicago';
const reader = createClassReader([
  { id: 1, code: 'SP', name: 'Super Pro' },
  { id: 2, code: 'A/F', name: 'A/Fuel' },
]);
const session = (startTime: string, endTime: string, className: string | null, shift = 0) =>
  toSession(
    { id: `${startTime} ${className}`, day: '2026-05-16', title: 'Run', startTime, endTime, className },
    chicago,
    shift,
  );
const racer = (number: string, classNames: readonly string[], userId: string | undefined = number): EventPerson => ({
  ...{ key: `user ${number}`, name: `Racer ${number}`, kind: 'racer', classNames, numbers: [number], userId },
  ...{ isMinor: false, hasWaiver: true, phone: '', tickets: [] },
});

const desk = (key: string, params?: Record<string, string | number>) => text(`now-next:${key}`, params);

describe('racers in classes that follow each other', () => {
  const people = [racer('148', ['Pro', 'Super Pro']), racer('22', ['Pro']), racer('7', ['SP', 'Street'])];
  const followed = (sessions: readonly ReturnType<typeof session>[], gap = 30) =>
    findFollows(people, sessions, reader, gap).map(({ person, first, second }) => [
      person.numbers[0],
      first.values.startTime,
      second.values.startTime,
    ]);
  const plan = [
    session('10:15', '10:25', 'Pro'),
    session('10:30', '10:40', 'super pro'),
    session('12:00', '12:10', 'Street'),
  ];

  it('are flagged if less than the gap lies between the end of one and the start of the next', () => {
    expect(followed(plan)).toEqual([['148', '10:15', '10:30']]);
    expect(followed(plan, 5)).toEqual([]);
    expect(followed(plan, 81)).toEqual([
      ['148', '10:15', '10:30'],
      ['7', '10:30', '12:00'],
    ]);
  });

  it('are flagged at the delayed times', () => {
    const [pro, , street] = plan;
    if (!pro || !street) throw new Error('no session');
    expect(followed([pro, session('10:30', '10:40', 'Super Pro', 60), street])).toEqual([['7', '11:30', '12:00']]);
  });

  it('are no two rounds of one class, and nothing that is cancelled', () => {
    expect(followed([session('10:15', '10:25', 'Pro'), session('10:30', '10:40', 'Pro')])).toEqual([]);
    const [pro] = plan;
    const cancelled = toSession(
      { id: 9, day: '2026-05-16', startTime: '10:30', className: 'Super Pro', status: 'cancelled' },
      chicago,
    );
    expect(pro && followed([pro, cancelled])).toEqual([]);
  });

  it('are also found in a session of several classes, but a class with a slash in its name is one', () => {
    expect(followed([session('10:15', '10:25', 'Pro / Street'), session('10:30', '10:40', 'Super Pro')])).toEqual([
      ['148', '10:15', '10:30'],
      ['7', '10:15', '10:30'],
    ]);
    expect(reader.namesIn(session('10:15', '10:25', 'A/Fuel'))).toEqual(['A/Fuel']);
  });
});

describe('the message about a delay', () => {
  const people = [
    racer('148', ['Pro', 'Super Pro']),
    racer('22', ['Pro']),
    racer('7', ['Street']),
    racer('9', ['Pro'], ''),
  ];
  const known = (racers: readonly EventPerson[], isComplete = true) => ({
    ...{ isComplete, doubt: undefined },
    people: { people: racers, byKey: new Map(), find: () => undefined, hasCode: () => false, withoutKind: 0 },
  });
  const moved = [session('10:15', '10:25', 'Pro', 15), session('11:00', '11:30', null, 15)];
  const now = Date.parse('2026-05-16T13:00:00Z');
  const write = (audience: ReturnType<typeof delayAudience>, at = now) =>
    delayMessage(desk, {
      ...{ eventName: 'Fall [Finale]', zone: chicago, sessions: moved, minutes: 15, audience, now: at },
    });

  it('is for exactly the racers of the classes that move, and counts those without an account', () => {
    const withoutAccount = { ...people[3], userId: undefined } as EventPerson;
    const audience = delayAudience(moved, known([...people.slice(0, 3), withoutAccount]), reader);
    expect(audience).toEqual({
      classNames: ['Pro'],
      recipients: [
        { id: '148', name: 'Racer 148' },
        { id: '22', name: 'Racer 22' },
      ],
      withoutAccount: 1,
    });
    expect(write(audience)).toEqual({
      title: '15 minutes later: Fall (Finale)',
      body: 'Run (Pro): 10:30 AM instead of 10:15 AM\nRun: 11:15 AM instead of 11:00 AM\nTimes are CDT.',
    });
    // On the evening before, the times are not those of today.
    expect(write(audience, Date.parse('2026-05-15T23:00:00Z')).body).toMatch(
      /^Run \(Pro\): May 16, 2026, 10:30 AM instead of 10:15 AM\nRun: May 16, 2026, 11:15 AM instead/,
    );
  });

  it('is for the event and names the classes if not everyone in them is known', () => {
    const audience = delayAudience(moved, known(people, false), reader);
    expect(audience).toMatchObject({ classNames: ['Pro'], recipients: undefined });
    expect(write(audience).body).toMatch(/^For Pro:\n/);
  });

  it('is for the event if no class moves, and fits into the call', () => {
    const long = Array.from({ length: 60 }, (_, index) => session('10:15', '10:25', null, index + 1));
    const audience = delayAudience(long, known(people), reader);
    expect(audience).toEqual({ classNames: [], recipients: undefined, withoutAccount: 0 });
    const { body } = delayMessage(desk, {
      eventName: 'Finale',
      zone: chicago,
      sessions: long,
      minutes: 1,
      audience,
      now,
    });
    expect(body.length).toBeLessThanOrEqual(1_000);
    expect(body).toMatch(/And \d+ more sessions\./);
  });
});

it('says on which day a delay was set, unless that is today', () => {
  vi.useFakeTimers({ now: Date.parse('2026-05-16T13:00:00Z'), toFake: ['Date'] });
  const setAt = (at: string) => {
    const entry = { at, by: 'Dana', gate: 'Gate 2' } as EntryOf<'delay'>;
    return stripBidiIsolates(delayOrigin({ text: desk, zone: chicago, isOwn: () => false }, entry));
  };
  expect(setAt('2026-05-16T06:30:00.000Z')).toBe('set at Gate 2 1:30 AM by Dana');
  expect(setAt('2026-05-15T23:30:00.000Z')).toBe('set at Gate 2 May 15, 2026, 6:30 PM by Dana');
  vi.useRealTimers();
});
