import type { Inspector } from '@contract/entities/inspector';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { TeamCard } from '../../../../../renderer/features/inspectors/team-card';

const show = (members: readonly Partial<Inspector>[]) =>
  render(
    <MemoryRouter>
      <TeamCard team={{ id: '1', name: 'North', members }} shown={members} today="2026-05-16" />
    </MemoryRouter>,
  );

test('adds up what a team inspected today only if that is known of everybody', () => {
  const { unmount } = show([
    { id: 1, inspectionsToday: 3 },
    { id: 2, inspectionsToday: 0 },
  ]);
  expect(screen.getByText(/^\u2066?2 inspectors.*3 inspected today/)).toBeDefined();
  unmount();
  show([{ id: 1, inspectionsToday: 3 }, { id: 2 }]);
  expect(screen.getByText(/2 inspectors/)).toBeDefined();
  expect(screen.queryByText(/inspected today/)).toBeNull();
});

test('links nobody whose record has no address', () => {
  show([{ fullName: 'Ana Reyes' }, { id: 7, fullName: 'Bo Lind' }]);
  expect(screen.getByText('Ana Reyes')).toBeDefined();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/inspectors/7']);
});
