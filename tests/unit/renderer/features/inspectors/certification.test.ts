import { describe, expect, test } from 'vitest';
import { certificationState, groupByTeam } from '../../../../../renderer/features/inspectors/certification';

describe('a certification', () => {
  test.each([
    ['2026-05-15', 'expired'],
    ['2026-05-16', 'soon'],
    ['2026-07-15', 'soon'],
    ['2026-07-16', 'valid'],
  ])('that ends %s is, on May 16, %s', (certificationExpires, state) => {
    expect(certificationState({ certification: 'NHRA Tech II', certificationExpires }, '2026-05-16')).toBe(state);
  });

  test('a trainee has none; without a value it is unknown', () => {
    expect(certificationState({ certification: null, certificationExpires: null }, '2026-05-16')).toBe('none');
    expect(certificationState({}, '2026-05-16')).toBe('unknown');
    expect(certificationState({ certification: 'NHRA Tech II' }, '2026-05-16')).toBe('unknown');
  });
});

test('inspectors are grouped by team, the lead first, and those without a team last', () => {
  const teams = groupByTeam([
    { id: 1, fullName: 'Zed', role: 'inspector', teamId: 2, teamName: 'Tech Crew B' },
    { id: 2, fullName: 'Ann' },
    { id: 3, fullName: 'Tom', role: 'trainee', teamId: 2, teamName: 'Tech Crew B' },
    { id: 4, fullName: 'Eve', role: 'lead', teamId: 2, teamName: 'Tech Crew B' },
    { id: 5, fullName: 'Bob', role: 'lead', teamId: 1, teamName: 'Tech Crew A' },
  ]);
  expect(teams.map(({ name, members }) => [name, members.map(({ id }) => id)])).toEqual([
    ['Tech Crew A', [5]],
    ['Tech Crew B', [4, 1, 3]],
    ['', [2]],
  ]);
});
