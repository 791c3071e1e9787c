import { ok } from '@contract/failure';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { area } from '../../../../../renderer/features/events';
import { RelatedTab } from '../../../../../renderer/kit/detail/related-tab';
import { openKit, setBridge } from '../../kit/kit-page';

const openBuybacks = () => {
  const tab = area.tabs?.find(({ name }) => name === 'buyback');
  if (!tab || !('related' in tab)) throw new Error('Events have no buybacks tab.');
  openKit([{ path: '/', element: <RelatedTab area={area} tab={tab} values={{ id: 4 }} /> }], '/');
};

it('lists the offers of every round of a class, also when all rows are loaded', async () => {
  const rounds = [1, 2, 3].map((round) => ({ className: 'Super Comp', round, price: '50.00', currency: 'USD' }));
  setBridge(() => ok({ rows: rounds, total: 3, isComplete: false }));
  openBuybacks();
  const grid = await screen.findByRole('grid');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), 'all');
  await screen.findByText('1–3 of 3');
  expect(within(grid).getAllByText('Super Comp')).toHaveLength(3);
});

it('shows an expired offer as not offered, even if the server calls it enabled', async () => {
  const hour = 3_600_000;
  const offer = (className: string, enabled: unknown, hours: number) => ({
    className,
    enabled,
    closesAt: new Date(Date.now() + hours * hour).toISOString(),
  });
  const rows = [
    offer('Pro', true, 1),
    offer('Super Pro', true, -1),
    offer('No Box', 'off', 1),
    offer('Street', 'y', 1),
  ];
  setBridge(() => ok({ rows, total: 4, isComplete: true }));
  openBuybacks();
  const grid = await screen.findByRole('grid');
  const shown = (name: string) => within(grid).getByText(name).closest('[role="row"]')?.textContent;
  expect(shown('Pro')).toContain('ProYes');
  expect(shown('Super Pro')).toContain('ProNo');
  expect(shown('No Box')).toContain('BoxNo');
  expect(shown('Street')).toContain('StreetYes');
});
