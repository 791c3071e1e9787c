import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { issueText } from '../../../../../renderer/features/inspections/readiness/issue-text';
import { nothingYet, type Parts, partNames } from '../../../../../renderer/features/inspections/readiness/part';
import { standingOf } from '../../../../../renderer/features/inspections/readiness/standing';
import { stripBidiIsolates, type Text, text } from '../../../../../renderer/kit/format/text';

const when = { today: '2026-05-10', until: '2026-05-17' };
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
const written = (part: keyof Parts, changes: object): Parts => ({
  ...good,
  [part]: known({ ...values(part), ...changes }) as never,
});
const reasons = (parts: Parts) => standingOf(parts, when).issues.map(({ reason }) => reason);

describe('a racer', () => {
  test('is ready only when all seven parts are there and good', () => {
    expect(standingOf(good, when)).toMatchObject({ level: 'ready', issues: [] });
  });

  test('is not ready as soon as one thing is missing, whatever else is still being read', () => {
    const standing = standingOf({ ...nothingYet, terms: known({ accepted: false, signingStatus: 'sent' }) }, when);
    expect(standing.level).toBe('missing');
    expect(standing.parts.driver.level).toBe('checking');
  });

  test('is never called ready while a part could not be read, and that part hides no other', () => {
    expect(standingOf({ ...good, team: failed }, when).level).toBe('unknown');
    const other = standingOf(
      { ...good, team: failed, info: known({ status: 'failed', remarks: 'Loose battery' }) },
      when,
    );
    expect(other.level).toBe('missing');
    expect(other.issues).toMatchObject([{ part: 'info', reason: 'failed', words: 'Loose battery' }]);
    expect(other.parts.team.level).toBe('unknown');
  });

  test('needs attention for what ends before the event does', () => {
    const driver = known({ ...(good.driver.state === 'known' ? good.driver.value : {}), helmetExpires: '2026-05-16' });
    expect(standingOf({ ...good, driver }, when)).toMatchObject({
      level: 'attention',
      issues: [{ part: 'driver', reason: 'expires', item: 'helmet', day: '2026-05-16' }],
    });
  });

  test('who sent nothing is told so in one line', () => {
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
    expect(standingOf(parts, when)).toMatchObject({ level: 'missing', issues: [{ reason: 'nothing' }] });
  });
});

describe('what to do', () => {
  test('names the most pressing first', () => {
    const driver = known({ ...values('driver'), helmetExpires: '2026-05-16', licenseNumber: null });
    expect(reasons({ ...good, driver })).toEqual(['empty', 'expires']);
  });

  test('leaves out what follows from a pending inspection', () => {
    const card = known({ items: [{ section: 'Brakes', code: 'BR-01', label: 'Pedal firm', result: 'na' }] });
    const parts: Parts = { ...good, info: known({ status: 'pending' }), media: known([]), techCard: card };
    expect(reasons(parts)).toEqual(['notInspected']);
    expect(standingOf(parts, when).parts.media.level).toBe('attention');
    expect(reasons({ ...parts, info: good.info })).toEqual(['noPictures', 'unchecked']);
  });

  test('says which points failed instead of only that the inspection did', () => {
    const items = [
      { section: 'Battery', code: 'BA-01', label: 'Hold-down tight', result: 'fail' },
      { section: 'Brakes', code: 'BR-01', label: 'Pedal firm', result: 'reinspect' },
      { section: 'Fuel', code: 'FU-01', label: 'Cap seals', result: 'na' },
    ];
    const standing = standingOf({ ...good, info: known({ status: 'failed' }), techCard: known({ items }) }, when);
    expect(standing.issues).toMatchObject([
      { reason: 'pointsFailed', count: 2, words: 'Battery: Hold-down tight; Brakes: Pedal firm' },
    ]);
  });

  test('asks a guardian of a minor to sign, and tells a declined waiver from an unsigned one', () => {
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
    const empty = written('driver', { helmetExpires: null, licenseNumber: '', emergencyContactPhone: null });
    expect(standingOf(empty, when).issues).toMatchObject([
      { weight: 'missing', reason: 'empty', item: 'license' },
      { weight: 'missing', reason: 'expiryEmpty', item: 'helmet' },
      { weight: 'missing', reason: 'empty', item: 'emergency' },
    ]);
    expect(standingOf(written('driver', { helmetExpires: undefined }), when).issues).toMatchObject([
      { weight: 'unknown', reason: 'expiryNotSent', item: 'helmet' },
    ]);
  });
});

describe('a value that was not read', () => {
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

  test.each(requiredValues)('leaves the racer unknown: %s %s', (part, field) => {
    const standing = standingOf(written(part, { [field]: undefined }), when);
    expect(standing.level).toBe('unknown');
    expect(standing.parts[part].level).toBe('unknown');
    expect(standing.issues).toMatchObject([{ part, weight: 'unknown' }]);
  });

  test('is named: an expired license under an unknown name', () => {
    const driver = { licenseExpires: undefined, license_validity_end: '2020-01-01' };
    const { level, issues } = standingOf(written('driver', driver), when);
    expect(level).toBe('unknown');
    const inEnglish: Text = (key, given) => text(`inspections:${key}`, given);
    expect(issues.map((issue) => stripBidiIsolates(issueText(inEnglish, issue)))).toEqual(['License expiry not sent']);
  });

  test('is also a waiver without a flag, and pictures or points without content', () => {
    const terms = written('terms', { accepted: undefined, signingStatus: undefined });
    expect(standingOf(terms, when).issues).toMatchObject([{ reason: 'notSent', item: 'waiver' }]);
    expect(standingOf({ ...good, media: known([{ id: 1 }]) }, when).level).toBe('unknown');
    const point = { section: 'Brakes', code: 'BR-01', label: 'Pedal firm' };
    expect(standingOf(written('techCard', { items: [point] }), when).level).toBe('unknown');
    for (const items of [[], null, [{ ...point, result: null }]])
      expect(standingOf(written('techCard', { items }), when).level).toBe('attention');
    const half = [
      { ...point, result: 'pass' },
      { ...point, result: '' },
    ];
    expect(standingOf(written('techCard', { items: half }), when).issues).toMatchObject([
      { reason: 'openPoints', count: 1 },
    ]);
  });

  test('does not matter if another value replaces it: a date of birth, or a visit that has started', () => {
    const born = (dateOfBirth: string) => ({
      ...written('driver', { dateOfBirth }),
      terms: known({ accepted: true }),
    });
    expect(standingOf(born('1990-02-03'), when).level).toBe('ready');
    expect(standingOf(born('2010-02-03'), when).issues).toMatchObject([{ reason: 'guardian' }]);
    const begun = written('team', { scheduledAt: undefined, startedAt: '2026-05-15T13:00:00Z' });
    expect(standingOf(begun, when).level).toBe('ready');
  });

  test('may be the days of the event itself', () => {
    const of = { today: '2026-05-10', until: undefined };
    expect(standingOf(good, { ...of, isOfEvent: true })).toMatchObject({
      level: 'unknown',
      issues: [{ reason: 'noEventDays' }],
    });
    expect(standingOf(good, of).level).toBe('ready');
  });

  test('may be hidden by the record of another racer or event', () => {
    const asked = { userId: 7, eventId: '27' };
    const of = (part: keyof Parts, ids: object) => standingOf(written(part, ids), when, asked);
    expect(of('driver', { userId: '7', eventId: 12 }).level).toBe('ready');
    expect(of('driver', { userId: 8 })).toMatchObject({ level: 'unknown', issues: [{ reason: 'otherRacer' }] });
    expect(of('terms', { eventId: 12 })).toMatchObject({ level: 'unknown', issues: [{ reason: 'otherEvent' }] });
  });

  test('of any type crashes nothing', () => {
    const fields = fc.record({ part: fc.constantFrom(...partNames), value: fc.anything() });
    fc.assert(
      fc.property(fields, ({ part, value }) => {
        const changes = Object.fromEntries(Object.keys(values(part)).map((field) => [field, value]));
        expect(standingOf(written(part, changes), when).level).not.toBe('checking');
        standingOf(written('techCard', { items: [value] }), when);
      }),
    );
  });
});

describe('words of a server that writes them in its own way', () => {
  const level = (part: keyof Parts, key: string, value: unknown, rest: object = {}) =>
    standingOf(written(part, { ...rest, [key]: value }), when).level;

  test('yes and no may be numbers or words', () => {
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

  test('the case of a word says nothing', () => {
    expect(level('info', 'status', 'PASSED')).toBe('ready');
    expect(level('info', 'status', 'FAILED')).toBe('missing');
    expect(level('info', 'status', 'In Progress')).toBe('attention');
    expect(level('techCard', 'items', [{ section: '', code: '', label: '', result: 'Fail' }])).toBe('missing');
  });

  test('without a yes or no, the signing tells whether a waiver is signed', () => {
    const signing = (signingStatus: unknown) => level('terms', 'signingStatus', signingStatus, { accepted: undefined });
    expect(signing('Signed')).toBe('ready');
    for (const word of ['declined', 'sent', 'expired', null]) expect(signing(word)).toBe('missing');
    for (const word of ['under review', undefined]) expect(signing(word)).toBe('unknown');
  });

  test('what they say and nobody understands is told', () => {
    const { issues } = standingOf({ ...good, info: known({ status: 'on_hold' }) }, when);
    expect(issues).toMatchObject([{ weight: 'unknown', reason: 'unclear', item: 'result', words: 'on_hold' }]);
    expect(level('driver', 'helmetExpires', '05/16/2031')).toBe('unknown');
  });

  test('nothing that is not plainly a yes makes a racer ready', () => {
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
