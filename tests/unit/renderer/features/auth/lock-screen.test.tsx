/** A scan while the app is locked is neither a password nor a click. */
import { fail, ok } from '@contract/failure';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LockScreen } from '../../../../../renderer/features/auth/lock-screen';
import { useSession } from '../../../../../renderer/kit/stores/session';
import { openKit, setBridge } from '../../kit/kit-page';

it.each([
  ['a code', [...'TK-5523-12', 'Enter']],
  ['a code with two Enters', [...'TK-5523-12', 'Enter', 'Enter']],
])('does not try %s as the password', async (_what, keys) => {
  setBridge(() => ok(null));
  const unlock = vi.fn(async () => fail('refused', 'wrong-password'));
  Object.assign(window.bridge, { session: { unlock } });
  const lock = {
    name: 'Nia Sol',
    email: 'nia@pitwall.example',
    hasSystemCheck: false,
    worksOffline: false,
    waiting: 0,
    isKept: true,
  };
  const { session } = useSession.getState();
  useSession.setState({ session: { ...session, state: 'locked', lock } as never });
  openKit([{ path: '/', element: <LockScreen /> }], '/');
  const field = await screen.findByLabelText(/^Password/, { selector: 'input' });
  fireEvent.change(field, { target: { value: 'x' } });
  let at = 1_000;
  const clock = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => at);
  act(() => {
    for (const key of keys) {
      at += 10;
      // An Enter that the page takes submits nothing.
      if (fireEvent.keyDown(field, { key }) && key === 'Enter') fireEvent.submit(field);
    }
  });
  clock.mockRestore();
  expect(unlock).not.toHaveBeenCalled();
});
