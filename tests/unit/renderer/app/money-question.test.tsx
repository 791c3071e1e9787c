import { ok } from '@contract/failure';
import { emptyProfile } from '@contract/reading/server-profile';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MoneyQuestion } from '../../../../renderer/app/frame/banners/money-question';
import { interpretAmount } from '../../../../renderer/kit/format/interpret-amount';
import { formatMoney } from '../../../../renderer/kit/format/number';
import { setSession, useSession } from '../../../../renderer/kit/stores/session';
import { forgetUnknownUnit } from '../../../../renderer/kit/stores/unknown-unit';
import { openKit, setBridge } from '../kit/kit-page';

const saveProfile = vi.fn(async () => ok({}));
beforeEach(() => {
  saveProfile.mockClear();
  setBridge(() => ok({}));
  const servers = { profile: async () => ok({ server: '', from: 'own', profile: emptyProfile }), saveProfile };
  Object.defineProperty(window, 'bridge', { value: { ...window.bridge, servers }, configurable: true });
});
afterEach(() => forgetUnknownUnit());

const open = (mode: 'live' | 'demo') => {
  const page = openKit([{ path: '/', element: <MoneyQuestion /> }], '/');
  const { session } = useSession.getState();
  if (session?.state === 'signed-in') act(() => setSession({ ...session, mode }));
  return page;
};

test('the app asks once about the first whole number, and saves the answer in the server’s profile', async () => {
  open('live');
  expect(screen.queryByText(/^Is /)).toBeNull();
  await act(async () => {
    formatMoney(32_195, 'USD');
    formatMoney(500, 'USD');
  });
  expect(await screen.findByText(/Is .*32195.* .*\$321\.95.* or .*\$32,195\.00/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '$321.95' }));
  expect(saveProfile).toHaveBeenCalledExactlyOnceWith({ profile: { version: 1, money: 'minor' } });
  await waitFor(() => expect(screen.queryByText(/32195/)).toBeNull());
});

test('the question can be postponed, and never appears in the demo', async () => {
  const { unmount } = open('live');
  await act(async () => void formatMoney(32_195, 'USD'));
  await userEvent.click(await screen.findByRole('button', { name: 'Ask me later' }));
  expect(screen.queryByText(/32195/)).toBeNull();
  expect(saveProfile).not.toHaveBeenCalled();
  unmount();
  open('demo');
  expect(screen.queryByText(/32195/)).toBeNull();
});

test('both readings have the decimals of the currency', () => {
  expect(interpretAmount(32_195, 'USD')).toEqual({ minor: '$321.95', major: '$32,195.00' });
  expect(interpretAmount(-5, 'USD')).toEqual({ minor: '-$0.05', major: '-$5.00' });
  expect(interpretAmount(5, 'JPY')).toEqual({ minor: '¥5', major: '¥5' });
  expect(interpretAmount(5, '')).toEqual({ minor: '0.05', major: '5.00' });
});
