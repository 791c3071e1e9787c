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
      terms: known({}),
      team: known({}),
      info: known({}),
      techCard: known({}),
    };
    expect(standingOf(silent, when).level).toBe('ready');
    const empty = known({ helmetExpires: null, licenseNumber: '', emergencyContactPhone: null });
    expect(standingOf({ ...good, driver: empty }, when).issues.map(({ item }) => item)).toEqual([
      'license',
      'helmet',
      'emergency',
    ]);
  });
});
