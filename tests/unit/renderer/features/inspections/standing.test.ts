import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nothingYet, type Parts } from '../../../../../renderer/features/inspections/readiness/part';
import { standingOf } from '../../../../../renderer/features/inspections/readiness/standing';

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
  media: known([{ id: 1, mediaType: 'image' }]),
  info: known({ status: 'passed', validUntil: '2026-12-31' }),
  techCard: known({ items: [{ section: 'Brakes', code: 'BR-01', label: 'Pedal firm', result: 'pass' }] }),
};
const failed = { state: 'failed', failure: { kind: 'timeout', code: 'deadline' } } as const;
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
    const driver = known({ helmetExpires: '2026-05-16', licenseNumber: null });
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
    expect(reasons({ ...good, terms: known({ accepted: false, signingStatus: 'declined' }) })).toEqual(['declined']);
    expect(reasons({ ...good, terms: known({ accepted: false, signingStatus: 'viewed' }) })).toEqual(['unsigned']);
  });

  test('says nothing about fields that the server does not send, and misses those it sends empty', () => {
    const silent: Parts = {
      ...good,
      driver: known({}),
      vehicle: known({}),
      terms: known({ accepted: true }),
      team: known({}),
      info: known({ status: 'passed' }),
      techCard: known({}),
    };
    expect(standingOf(silent, when).level).toBe('ready');
    expect(standingOf({ ...silent, terms: known({}) }, when).level).toBe('unknown');
    expect(standingOf({ ...silent, info: known({}) }, when).level).toBe('unknown');
    const empty = known({ helmetExpires: null, licenseNumber: '', emergencyContactPhone: null });
    expect(standingOf({ ...good, driver: empty }, when).issues.map(({ item }) => item)).toEqual([
      'license',
      'helmet',
      'emergency',
    ]);
  });
});

describe('words of a server that writes them in its own way', () => {
  /** A part with one field written in another way, past what the table of calls says of it. */
  const level = (part: keyof Parts, key: string, value: unknown, rest: object = {}) => {
    const of = good[part];
    const values: object = of.state === 'known' ? of.value : {};
    const written = known({ ...values, ...rest, [key]: value }) as never;
    return standingOf({ ...good, [part]: written }, when).level;
  };

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
    const yes = { flag: /^(true|1|yes)$/i, no: /^(false|0|no)$/i, result: /^(passed|waived)$/i, point: /^(pass|na)$/i };
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
