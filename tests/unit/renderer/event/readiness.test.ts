import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { issueText } from '../../../../renderer/event/readiness/issue-text';
import { type Parts, partNames, pendingParts } from '../../../../renderer/event/readiness/part';
import { toReadiness } from '../../../../renderer/event/readiness/readiness';
import { stripBidiIsolates, type Text, text } from '../../../../renderer/kit/format/text';

const days = { today: '2026-05-10', until: '2026-05-17' };
const known = <V>(value: V) => ({ state: 'known', value }) as const;
const good: Parts = {
  driver: known({
    licenseNumber: 'CO-1',
    licenseExpires: '2028-01-01',
    medicalExpires: '2028-01-01',
    helmetExpires: '2031-01-01',
    harnessExpires: '2029-01-01',
    emergencyContactPhone: '5550101',
    isComplete: true,
  }),
  vehicle: known({ vehicleNumber: '148', chassisCertExpires: '2027-01-01', isComplete: true }),
  terms: known({ accepted: true, signingStatus: 'signed', isMinor: false, guardianName: null }),
  team: known({ teamName: 'Tech Crew B', scheduledAt: '2026-05-15T13:00:00Z' }),
  media: known([{ id: 1, mediaType: 'image', url: '/files/1.jpg' }]),
  info: known({ status: 'passed', validUntil: '2026-12-31' }),
  techCard: known({ items: [{ section: 'Brakes', code: 'BR-01', label: 'Pedal firm', result: 'pass' }] }),
};
const failed = { state: 'failed', failure: { kind: 'timeout', code: 'deadline' } } as const;
const values = (part: keyof Parts): object => {
  const of = good[part];
  return of.state === 'known' ? of.value : {};
};
/** A part with some fields replaced by values outside the contract. */
const withValues = (part: keyof Parts, changes: object): Parts => ({
  ...good,
  [part]: known({ ...values(part), ...changes }) as never,
});
const reasons = (parts: Parts) => toReadiness(parts, days).issues.map(({ reason }) => reason);

describe('a racer', () => {
  test('is ready only if all seven parts are present and valid', () => {
    expect(toReadiness(good, days)).toMatchObject({ level: 'ready', issues: [] });
  });

  test('is not ready if one value is missing, even while other parts are loading', () => {
    const readiness = toReadiness({ ...pendingParts, terms: known({ accepted: false, signingStatus: 'sent' }) }, days);
    expect(readiness.level).toBe('missing');
    expect(readiness.parts.driver.level).toBe('checking');
  });

  test('is not ready if a part failed to load, and the issues of other parts are still listed', () => {
    expect(toReadiness({ ...good, team: failed }, days).level).toBe('unknown');
    const other = toReadiness(
      { ...good, team: failed, info: known({ status: 'failed', remarks: 'Loose battery' }) },
      days,
    );
    expect(other.level).toBe('missing');
    expect(other.issues).toMatchObject([{ part: 'info', reason: 'failed', words: 'Loose battery' }]);
    expect(other.parts.team.level).toBe('unknown');
  });

  test('needs attention if a document expires before the event ends', () => {
    const driver = known({ ...(good.driver.state === 'known' ? good.driver.value : {}), helmetExpires: '2026-05-16' });
    expect(toReadiness({ ...good, driver }, days)).toMatchObject({
      level: 'attention',
      issues: [{ part: 'driver', reason: 'expires', item: 'helmet', day: '2026-05-16' }],
    });
  });

  test('who submitted nothing gets a single issue', () => {
    const none = { state: 'none' } as const;
    const parts: Parts = {
      driver: none,
      vehicle: none,
      terms: none,
      team: none,
      media: none,
      info: none,
      techCard: none,
    };
    expect(toReadiness(parts, days)).toMatchObject({ level: 'missing', issues: [{ reason: 'nothing' }] });
  });
});

describe('the list of issues', () => {
  test('starts with the most severe', () => {
    const driver = known({ ...values('driver'), helmetExpires: '2026-05-16', licenseNumber: null });
    expect(reasons({ ...good, driver })).toEqual(['empty', 'expires']);
  });

  test('leaves out issues that a pending inspection explains', () => {
    const card = known({ items: [{ section: 'Brakes', code: 'BR-01', label: 'Pedal firm', result: 'na' }] });
    const parts: Parts = { ...good, info: known({ status: 'pending' }), media: known([]), techCard: card };
    expect(reasons(parts)).toEqual(['notInspected']);
    expect(toReadiness(parts, days).parts.media.level).toBe('attention');
    expect(reasons({ ...parts, info: good.info })).toEqual(['noPictures', 'unchecked']);
  });

  test('names the failed points instead of the failed inspection', () => {
    const items = [
      { section: 'Battery', code: 'BA-01', label: 'Hold-down tight', result: 'fail' },
      { section: 'Brakes', code: 'BR-01', label: 'Pedal firm', result: 'reinspect' },
      { section: 'Fuel', code: 'FU-01', label: 'Cap seals', result: 'na' },
    ];
    const readiness = toReadiness({ ...good, info: known({ status: 'failed' }), techCard: known({ items }) }, days);
    expect(readiness.issues).toMatchObject([
      { reason: 'pointsFailed', count: 2, words: 'Battery: Hold-down tight; Brakes: Pedal firm' },
    ]);
  });

  test('requires a guardian for a minor, and distinguishes a declined waiver from an unsigned one', () => {
    expect(reasons({ ...good, terms: known({ accepted: true, isMinor: true, guardianName: null }) })).toEqual([
      'guardian',
    ]);
    expect(reasons({ ...good, terms: known({ accepted: false, isMinor: false, signingStatus: 'declined' }) })).toEqual([
      'declined',
    ]);
    expect(reasons({ ...good, terms: known({ accepted: false, isMinor: false, signingStatus: 'viewed' }) })).toEqual([
      'unsigned',
    ]);
  });

  test('distinguishes an empty value from one that the server does not send', () => {
    const empty = withValues('driver', { helmetExpires: null, licenseNumber: '', emergencyContactPhone: null });
    expect(toReadiness(empty, days).issues).toMatchObject([
      { severity: 'missing', reason: 'empty', item: 'license' },
      { severity: 'missing', reason: 'expiryEmpty', item: 'helmet' },
      { severity: 'missing', reason: 'empty', item: 'emergency' },
    ]);
    expect(toReadiness(withValues('driver', { helmetExpires: undefined }), days).issues).toMatchObject([
      { severity: 'unknown', reason: 'expiryNotSent', item: 'helmet' },
    ]);
  });
});

describe('a required value that was not received', () => {
  const requiredValues = [
    ...(['licenseNumber', 'licenseExpires', 'medicalExpires', 'helmetExpires', 'harnessExpires'] as const).map(
      (field) => ['driver', field] as const,
    ),
    ['driver', 'emergencyContactPhone'],
    ['vehicle', 'vehicleNumber'],
    ['vehicle', 'chassisCertExpires'],
    ['terms', 'isMinor'],
    ['team', 'teamName'],
    ['team', 'scheduledAt'],
    ['info', 'status'],
    ['info', 'validUntil'],
    ['techCard', 'items'],
  ] as const;

  test.each(requiredValues)('makes the readiness unknown: %s %s', (part, field) => {
    const readiness = toReadiness(withValues(part, { [field]: undefined }), days);
    expect(readiness.level).toBe('unknown');
    expect(readiness.parts[part].level).toBe('unknown');
    expect(readiness.issues).toMatchObject([{ part, severity: 'unknown' }]);
  });

  test('is named in the issue, for example if the license expiry has an unknown field name', () => {
    const driver = { licenseExpires: undefined, license_validity_end: '2020-01-01' };
    const { level, issues } = toReadiness(withValues('driver', driver), days);
    expect(level).toBe('unknown');
    const inEnglish: Text = (key, params) => text(`inspections:${key}`, params);
    expect(issues.map((issue) => stripBidiIsolates(issueText(inEnglish, issue)))).toEqual(['License expiry not known']);
  });

  test('includes a waiver without a flag, and pictures or points without content', () => {
    const terms = withValues('terms', { accepted: undefined, signingStatus: undefined });
    expect(toReadiness(terms, days).issues).toMatchObject([{ reason: 'notSent', item: 'waiver' }]);
    expect(toReadiness({ ...good, media: known([{ id: 1 }]) }, days).level).toBe('unknown');
    const point = { section: 'Brakes', code: 'BR-01', label: 'Pedal firm' };
    expect(toReadiness(withValues('techCard', { items: [point] }), days).level).toBe('unknown');
    for (const items of [[], null, [{ ...point, result: null }]])
      expect(toReadiness(withValues('techCard', { items }), days).level).toBe('attention');
    const half = [
      { ...point, result: 'pass' },
      { ...point, result: '' },
    ];
    expect(toReadiness(withValues('techCard', { items: half }), days).issues).toMatchObject([
      { reason: 'openPoints', count: 1 },
    ]);
  });

  test('is not needed if another value replaces it: a date of birth, or a visit that has started', () => {
    const born = (dateOfBirth: string) => ({
      ...withValues('driver', { dateOfBirth }),
      terms: known({ accepted: true }),
    });
    expect(toReadiness(born('1990-02-03'), days).level).toBe('ready');
    expect(toReadiness(born('2010-02-03'), days).issues).toMatchObject([{ reason: 'guardian' }]);
    const begun = withValues('team', { scheduledAt: undefined, startedAt: '2026-05-15T13:00:00Z' });
    expect(toReadiness(begun, days).level).toBe('ready');
  });

  test('includes the dates of the event', () => {
    const of = { today: '2026-05-10', until: undefined };
    expect(toReadiness(good, { ...of, isOfEvent: true })).toMatchObject({
      level: 'unknown',
      issues: [{ reason: 'noEventDays' }],
    });
    expect(toReadiness(good, of).level).toBe('ready');
  });

  test('is reported if the server answers with the record of another racer or event', () => {
    const requested = { userId: 7, eventId: '27' };
    const of = (part: keyof Parts, ids: object) => toReadiness(withValues(part, ids), days, requested);
    expect(of('driver', { userId: '7', eventId: 12 }).level).toBe('ready');
    expect(of('driver', { userId: 8 })).toMatchObject({ level: 'unknown', issues: [{ reason: 'otherRacer' }] });
    expect(of('terms', { eventId: 12 })).toMatchObject({ level: 'unknown', issues: [{ reason: 'otherEvent' }] });
  });

  test('of any type does not throw', () => {
    const fields = fc.record({ part: fc.constantFrom(...partNames), value: fc.anything() });
    fc.assert(
      fc.property(fields, ({ part, value }) => {
        const changes = Object.fromEntries(Object.keys(values(part)).map((field) => [field, value]));
        expect(toReadiness(withValues(part, changes), days).level).not.toBe('checking');
        toReadiness(withValues('techCard', { items: [value] }), days);
      }),
    );
  });
});

describe('status values in another spelling', () => {
  const level = (part: keyof Parts, key: string, value: unknown, rest: object = {}) =>
    toReadiness(withValues(part, { ...rest, [key]: value }), days).level;

  test('yes and no can be numbers or words', () => {
    for (const yes of [true, 1, '1', 'true', 'Yes']) {
      expect(level('driver', 'isComplete', yes)).toBe('ready');
      expect(level('terms', 'accepted', yes)).toBe('ready');
      expect(level('terms', 'isMinor', yes)).toBe('missing');
    }
    for (const no of [false, 0, '0', 'FALSE', 'no']) {
      expect(level('vehicle', 'isComplete', no)).toBe('missing');
      expect(level('terms', 'accepted', no, { signingStatus: 'declined' })).toBe('missing');
      expect(level('terms', 'isMinor', no)).toBe('ready');
    }
  });

  test('the case of a status is ignored', () => {
    expect(level('info', 'status', 'PASSED')).toBe('ready');
    expect(level('info', 'status', 'FAILED')).toBe('missing');
    expect(level('info', 'status', 'In Progress')).toBe('attention');
    expect(level('techCard', 'items', [{ section: '', code: '', label: '', result: 'Fail' }])).toBe('missing');
  });

  test('without a yes or no, the signing status decides whether a waiver is signed', () => {
    const signing = (signingStatus: unknown) => level('terms', 'signingStatus', signingStatus, { accepted: undefined });
    expect(signing('Signed')).toBe('ready');
    for (const word of ['declined', 'sent', 'expired', null]) expect(signing(word)).toBe('missing');
    for (const word of ['under review', undefined]) expect(signing(word)).toBe('unknown');
  });

  test('an unknown status is quoted in the issue', () => {
    const { issues } = toReadiness({ ...good, info: known({ status: 'on_hold' }) }, days);
    expect(issues).toMatchObject([{ severity: 'unknown', reason: 'unclear', item: 'result', words: 'on_hold' }]);
    expect(level('driver', 'helmetExpires', '05/16/2031')).toBe('unknown');
  });

  test('only an explicit yes makes a racer ready', () => {
    const yes = {
      flag: /^(true|1|yes|y|t|on)$/i,
      no: /^(false|0|no|n|f|off)$/i,
      result: /^(passed|waived)$/i,
      point: /^(pass|na)$/i,
    };
    const odd = fc.oneof(
      fc.anything(),
      fc.string(),
      fc.constantFrom(
        true,
        false,
        0,
        1,
        2,
        '1',
        '0',
        'YES',
        'no',
        'n',
        'Y',
        'passed',
        'PASSED',
        'waived',
        'signed',
        'pass',
        'na',
      ),
    );
    const plainly = (value: unknown, word: RegExp) =>
      ['string', 'number', 'boolean'].includes(typeof value) && word.test(String(value).trim());
    fc.assert(
      fc.property(odd, (value) => {
        if (value !== undefined && !plainly(value, yes.flag)) {
          expect(level('driver', 'isComplete', value)).not.toBe('ready');
          expect(level('terms', 'accepted', value)).not.toBe('ready');
        }
        if (value !== undefined && !plainly(value, yes.no)) expect(level('terms', 'isMinor', value)).not.toBe('ready');
        if (!plainly(value, yes.result)) expect(level('info', 'status', value)).not.toBe('ready');
        if (!plainly(value, /^signed$/i))
          expect(level('terms', 'signingStatus', value, { accepted: undefined })).not.toBe('ready');
        if (!plainly(value, yes.point))
          expect(level('techCard', 'items', [{ section: '', code: '', label: '', result: value }])).not.toBe('ready');
      }),
    );
  });
});

describe('what was sent in a form that is not understood', () => {
  const without = (part: keyof Parts, field: string, more: object = {}): Parts => {
    const { [field]: _, ...rest } = values(part) as Readonly<Record<string, unknown>>;
    return { ...good, [part]: known({ ...rest, ...more }) as never };
  };
  const otherForm = (parts: Parts, item: string) =>
    toReadiness(parts, days).issues.some((issue) => issue.reason === 'otherForm' && issue.item === item);

  test.each([
    ['driver', 'helmetExpires', { gear: { helmet: { goodThru: 'soon' } } }, 'helmet'],
    ['driver', 'medicalExpires', { documents: [{ medical_card: { until: 1 } }] }, 'medical'],
    ['vehicle', 'chassisCertExpires', { certs: { chassis_tag: { ends: 'x' } } }, 'chassis'],
    ['info', 'status', { outcome: { verdict: 3 } }, 'result'],
    ['techCard', 'items', { sections: [{ name: 'Brakes', items: [{ ok: 1 }] }] }, 'card'],
    ['terms', 'accepted', { signingStatus: undefined, consent: { given: 'x' } }, 'waiver'],
  ] as const)('%s: %s is never called not sent', (part, field, more, item) => {
    expect(otherForm(without(part, field, more), item)).toBe(true);
    expect(toReadiness(without(part, field, more), days).level).toBe('unknown');
  });

  test.each([
    ['driver', 'helmetExpires', { helmetRating: 'SA2020', user: { helmet: 'blue' } }, 'helmet'],
    ['techCard', 'items', { cardNumber: 'TC-1', user: { id: 7 }, _meta: { at: 1 } }, 'card'],
  ] as const)('%s: %s is called not sent if nothing of it is there', (part, field, more, item) => {
    expect(otherForm(without(part, field, more), item)).toBe(false);
    expect(reasons(without(part, field, more))).toContain(part === 'driver' ? 'expiryNotSent' : 'notSent');
  });

  test('a record that names its person in an object is theirs', () => {
    const parts = withValues('driver', { id: 'd1', _id: 'd1', userId: 'd1', user: { _id: 'u7' }, __v: 0 });
    expect(toReadiness(parts, days, { userId: 'u7' }).level).toBe('ready');
    expect(toReadiness(parts, days, { userId: 'u8' }).issues).toMatchObject([{ reason: 'otherRacer' }]);
  });
});
