import { ok } from '@contract/failure';
import type { AccountBilling } from '@contract/samples/entities/page';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { BillingTab } from '../../../../../../renderer/samples/account-settings/billing/billing-tab';
import { useSaved } from '../../../../../../renderer/samples/account-settings/saved-settings';
import { openKit, setBridge } from '../../../../../unit/renderer/kit/kit-page';

const card = (id: number, primary = false) => ({
  id,
  kind: 'Visa',
  lastDigits: `000${id}`,
  name: 'Dana Reed',
  expires: '2030-01',
  primary,
});
const billing: AccountBilling = {
  plan: { name: 'Standard', monthlyPrice: 49, daysUsed: 3, days: 30, renewsAt: '2026-12-01' },
  cards: [card(1, true), card(2), card(3)],
  address: { company: 'Apex', taxNumber: '', street: 'Pit lane 1', city: 'Spa', postcode: '4970', country: 'Belgium' },
  bills: [],
} as unknown as AccountBilling;

const Tab = () => <BillingTab settings={{ billing, ...useSaved() } as never} />;

it('restores only the removed card, and keeps what was saved after its removal', async () => {
  setBridge(() => ok({}));
  openKit([{ path: '/', element: <Tab /> }], '/');
  await userEvent.click(screen.getByRole('button', { name: /^Remove .*0002/ }));
  const company = screen.getByRole('textbox', { name: /^Company/ });
  await userEvent.clear(company);
  await userEvent.type(company, 'Velo');
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(useSaved.getState().billing?.address.company).toBe('Velo'));
  await userEvent.click(screen.getByRole('button', { name: /^Make .*0003 the default/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  const saved = useSaved.getState().billing;
  expect(saved?.address.company).toBe('Velo');
  expect(saved?.cards.map(({ id, primary }) => [id, primary])).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ]);
});
