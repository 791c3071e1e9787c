import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toDayPlans } from '../../../../../renderer/features/events/schedule/day-plan';
import { EntryLine } from '../../../../../renderer/features/events/schedule/entry-line';

test.each([
  [{ startTime: '09:00', endTime: '10:00' }, '9:00 AM – 10:00 AM'],
  [{ startTime: '09:00' }, '9:00 AM'],
  [{ endTime: '10:00' }, 'Ends 10:00 AM'],
  [{}, 'Time not known'],
])('an entry with %j says %s', (times, shown) => {
  const [plan] = toDayPlans([{ id: 1, day: '2026-05-16', title: 'Finals', ...times }]);
  const [entry] = plan?.entries ?? [];
  if (!plan || !entry) throw new Error('no entry');
  render(<EntryLine plan={plan} entry={entry} zone={undefined} isUnderWay={false} />);
  expect(screen.getByText(shown)).toBeDefined();
});
