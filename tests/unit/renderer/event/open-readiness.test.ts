/** No unknown, however it is combined with others, makes a racer ready: each input of each part in each state. */
import { describe, expect, it } from 'vitest';
import type { Parts } from '../../../../renderer/event/readiness/part';
import { toReadiness } from '../../../../renderer/event/readiness/readiness';
import { toReferenceDays } from '../../../../renderer/event/readiness/reference-days';

const now = Date.parse('2026-05-10T12:00:00Z');
const event = { timezone: 'America/Chicago', startDate: '2026-05-15', endDate: '2026-05-17' };
const requested = { userId: 7, eventId: 27 };

const notSent = undefined;
const unreadable = [{}, true, []];
const unreadDays = ['soon', '5/6/26', '05/16/2031', '2026-13-45', ['2031-01-01'], 20_310_101, {}];
const day = (good: string) => ({ good: [good, `${good}T00:00:00Z`], unknown: [notSent, null, '', ...unreadDays] });
const word = (good: readonly unknown[]) => ({ good, unknown: [notSent, null, '', 'P', 'ok?', ['passed'], 2, {}] });
const text = (good: string) => ({ good: [good], unknown: [notSent, null, '', ...unreadable] });
const own = { good: [7, '7', notSent, null], unknown: [8, '17', {}] };
const ofEvent = { good: [27, '27', notSent], unknown: [31, {}] };
const flag = { good: [true, 'yes', notSent], unknown: [null, 'P', 2, {}, false] };

interface States {
  readonly good: readonly unknown[];
  readonly unknown: readonly unknown[];
}

/** The inputs of each part; those that may be left out have that among their good states. */
const inputs: Readonly<Record<Exclude<keyof Parts, 'media'>, Readonly<Record<string, States>>>> = {
  driver: {
    userId: own,
    isComplete: flag,
    licenseNumber: text('CO-1'),
    licenseExpires: day('2028-01-01'),
    medicalExpires: day('2028-01-01'),
    helmetExpires: day('2031-01-01'),
    harnessExpires: day('2029-01-01'),
    emergencyContactPhone: text('5550101'),
  },
  vehicle: { userId: own, isComplete: flag, vehicleNumber: text('148'), chassisCertExpires: day('2027-01-01') },
  terms: {
    userId: own,
    eventId: ofEvent,
    accepted: { good: [true, 'yes', 1], unknown: [null, '', 'P', 2, {}, ['yes']] },
    signingStatus: { good: ['signed', notSent, null], unknown: ['P', 'under review', 'declined', {}, ['signed']] },
    isMinor: { good: [false, 'no', 0], unknown: [notSent, null, 'P', {}, 2] },
  },
  team: {
    eventId: ofEvent,
    teamName: text('Tech Crew B'),
    scheduledAt: { good: ['2026-05-15T13:00:00Z', '5/15/26 8:00'], unknown: [notSent, null, '', 'soon', {}, []] },
  },
  info: {
    userId: own,
    eventId: ofEvent,
    status: word(['passed', 'Passed']),
    validUntil: day('2026-12-31'),
  },
  techCard: {
    eventId: ofEvent,
    items: {
      good: [[{ section: 'Brakes', code: 'BR-01', label: 'Pedal firm', result: 'pass' }]],
      unknown: [notSent, null, [], {}, 'all', [{ result: 'P' }], [{ result: ['pass'] }], [{}], [7]],
    },
  },
};
type Name = keyof typeof inputs;
const names = Object.keys(inputs) as readonly Name[];

const media = {
  good: [{ id: 1, userId: 7, url: '/files/1.jpg' }],
  others: [{ id: 1, userId: 8, url: '/files/1.jpg' }],
};
const known = (value: unknown) => ({ state: 'known', value });
const goodOf = (name: Name) =>
  Object.fromEntries(Object.entries(inputs[name]).map(([key, { good }]) => [key, good[0]]));
const goodParts = { ...Object.fromEntries(names.map((name) => [name, known(goodOf(name))])), media: known(media.good) };

const levelOf = (change: object, of: object = event) =>
  toReadiness({ ...goodParts, ...change } as unknown as Parts, toReferenceDays({ ...of }, now, true), requested).level;
const withValues = (name: Name, values: object) => ({ [name]: known({ ...goodOf(name), ...values }) });

describe.each(names)('the part %s', (name) => {
  const fields = Object.entries(inputs[name]);

  it('is ready with each value that is known to be good', () => {
    for (const [field, { good }] of fields)
      for (const value of good)
        expect(levelOf(withValues(name, { [field]: value })), `${field} ${value}`).toBe('ready');
  });

  it('is not ready with any unknown value', () => {
    for (const [field, { unknown }] of fields)
      for (const value of unknown)
        expect(levelOf(withValues(name, { [field]: value })), `${field} ${JSON.stringify(value)}`).not.toBe('ready');
  });

  it('is not ready with any combination of unknown values', () => {
    let turn = 0;
    const next = (values: readonly unknown[]): unknown => {
      turn += 1;
      return values[turn % values.length];
    };
    for (let round = 0; round < 5; round += 1)
      for (let mask = 0; mask < 2 ** fields.length; mask += 1) {
        const isUnknown = (at: number): boolean => ((mask >> at) & 1) === 1;
        const values = fields.map(([field, { good, unknown }], at) => [field, next(isUnknown(at) ? unknown : good)]);
        const level = levelOf(withValues(name, Object.fromEntries(values)));
        expect(level === 'ready', JSON.stringify(values)).toBe(mask === 0);
      }
  });

  it('is not ready without a record', () => {
    for (const value of [null, 'text', 7, [], [goodOf(name)]])
      expect(levelOf({ [name]: known(value) })).not.toBe('ready');
    expect(levelOf({ [name]: { state: 'none' } })).not.toBe('ready');
    expect(levelOf({ [name]: { state: 'pending' } })).toBe('checking');
    expect(levelOf({ [name]: { state: 'failed', failure: { kind: 'timeout', code: 'deadline' } } })).toBe('unknown');
  });
});

it('unknowns of two parts do not outweigh each other', () => {
  const singles = names.flatMap((name) =>
    Object.entries(inputs[name]).map(([field, { unknown }]) => withValues(name, { [field]: unknown[0] })),
  );
  for (const one of singles) for (const other of singles) expect(levelOf({ ...one, ...other })).not.toBe('ready');
});

describe('pictures', () => {
  it('count only if one of them is the racer’s', () => {
    expect(levelOf({ media: known(media.others) })).toBe('unknown');
    expect(levelOf({ media: known([...media.others, { id: 2, userId: 7, url: 5 }]) })).toBe('unknown');
    expect(levelOf({ media: known([...media.others, ...media.good]) })).toBe('ready');
    for (const value of [null, {}, 'x', [{}], [7], []]) expect(levelOf({ media: known(value) })).not.toBe('ready');
  });
});

describe('an inspection', () => {
  it('at another event counts only if it is the annual one', () => {
    const change = (inspectionType: string) => ({
      ...withValues('info', { inspectionType, eventId: 31 }),
      ...withValues('techCard', { eventId: 31 }),
    });
    expect(levelOf(change('annual'))).toBe('ready');
    expect(levelOf(change('event'))).toBe('unknown');
  });

  it('that was waived needs no expiry, but one that can be read', () => {
    const waived = (validUntil: unknown) => levelOf(withValues('info', { status: 'waived', validUntil }));
    for (const value of [undefined, null, '']) expect(waived(value)).toBe('ready');
    expect(waived('soon')).toBe('unknown');
  });
});

describe('the days of the event', () => {
  const soon = (helmetExpires: string, of: object) => levelOf(withValues('driver', { helmetExpires }), of);

  it('in a zone that can’t be read leave it open', () => {
    for (const timezone of ['Mars/Olympus', 'Central', 7, {}])
      expect(levelOf({}, { ...event, timezone })).toBe('unknown');
  });

  it('that were not sent or can’t be read leave it open', () => {
    for (const value of [undefined, null, 'soon', '5/15/26', {}])
      expect(levelOf({}, { ...event, startDate: value, endDate: value })).toBe('unknown');
  });

  it('without a zone decide only what is the same everywhere', () => {
    const unsent = { startDate: '2026-05-15T13:00:00Z', endDate: '2026-05-17T23:00:00Z' };
    expect(soon('2031-01-01', unsent)).toBe('ready');
    expect(soon('2026-05-16', unsent)).toBe('attention');
    expect(soon('2026-05-17', unsent)).toBe('unknown');
    expect(soon('2026-05-10', { startDate: '2026-05-11', endDate: '2026-05-11' })).toBe('unknown');
    expect(soon('2026-05-01', unsent)).toBe('missing');
  });

  it('make a racer whose birthday it may be neither a minor nor an adult', () => {
    const born = (dateOfBirth: string, of: object) =>
      levelOf({ ...withValues('driver', { dateOfBirth }), ...withValues('terms', { isMinor: undefined }) }, of);
    const { timezone: _, ...unsent } = event;
    expect(born('2008-05-11', unsent)).toBe('unknown');
    expect(born('2008-05-01', unsent)).toBe('ready');
    expect(born('2008-05-13', unsent)).toBe('missing');
    expect(born('2008-05-11', event)).toBe('missing');
    expect(born('0001-01-01', event)).toBe('unknown');
  });
});
