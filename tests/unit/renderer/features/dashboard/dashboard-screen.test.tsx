/** The dashboard in jsdom: its figures are always those of the chosen period. */
import { ok, type Result } from '@contract/failure';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Screen } from '../../../../../renderer/features/dashboard/dashboard-screen';
import { openKit, setBridge } from '../../kit/kit-page';

test('shows no figures of another period, and keeps its own while it is refreshed', async () => {
  const waiting: ((result: Result<unknown>) => void)[] = [];
  setBridge((id) =>
    id === 'dashboard.overview' ? new Promise<Result<unknown>>((resolve) => waiting.push(resolve)) : ok({ rows: [] }),
  );
  const answer = (totalBookings: number) =>
    act(async () => {
      for (const resolve of waiting.splice(0)) resolve(ok({ totalBookings }));
    });
  openKit([{ path: '/', element: <Screen /> }], '/');
  await answer(301);
  await screen.findByText('301');
  await userEvent.click(screen.getByRole('tab', { name: '7 days' }));
  expect(screen.queryByText('301')).toBeNull();
  await answer(72);
  await screen.findByText('72');

  await userEvent.click(screen.getByRole('button', { name: /^Refresh/ }));
  expect(waiting).toHaveLength(1);
  expect(screen.getByText('72')).toBeTruthy();
  await answer(73);
  await screen.findByText('73');
});
