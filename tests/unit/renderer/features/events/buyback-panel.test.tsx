import { ok } from '@contract/failure';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Panel } from '../../../../../renderer/features/events/panels/buyback-panel';
import { openKit, setBridge } from '../../kit/kit-page';

it('shows every round of a class, loaded whole too: an offer is per class and round', async () => {
  const rounds = [1, 2, 3].map((round) => ({ className: 'Super Comp', round, price: '50.00', currency: 'USD' }));
  setBridge(() => ok({ rows: rounds, total: 3, whole: false }));
  openKit([{ path: '/', element: <Panel values={{ id: 4 }} /> }], '/');
  const grid = await screen.findByRole('grid');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), 'all');
  await screen.findByText('1–3 of 3');
  expect(within(grid).getAllByText('Super Comp')).toHaveLength(3);
});
