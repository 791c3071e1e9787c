/** "Delay…" in jsdom: its dialog stays with its event when another window chooses another one. */
import { ok } from '@contract/failure';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { DelayButton } from '../../../../../renderer/event/now-next/delay-button';
import { resetStores } from '../../../../../renderer/kit/stores/resettable-store';
import { setSession, useSession } from '../../../../../renderer/kit/stores/session';
import { openKit, setBridge } from '../../kit/kit-page';

beforeEach(resetStores);

const sessionOf = (eventId: unknown) => ({
  ...{ id: Number(eventId) * 10, eventId, title: `Race of ${eventId}`, day: '2026-11-21' },
  ...{ startTime: '09:30', endTime: '10:00' },
});

const signIn = (): void => {
  const { session } = useSession.getState();
  if (session) setSession({ ...session, person: { id: '1', name: 'Dana', email: '', more: {} } });
};

test('a delay is noted for the event, session and minutes that the dialog was opened with', async () => {
  const { eventLog } = setBridge((id, { eventId }) => {
    // The other event has no session that could be moved.
    const rows = id === 'event.schedule' && String(eventId) === '31' ? [sessionOf(eventId)] : [];
    return ok({ rows, total: rows.length, isComplete: true });
  });
  signIn();
  let choose: (id: number) => void = () => undefined;
  const Desk = () => {
    const [id, setId] = useState(31);
    choose = setId;
    return <DelayButton event={{ id, name: `Event ${id}`, timezone: 'UTC' }} />;
  };
  openKit([{ path: '*', element: <Desk /> }], '/desk');
  await userEvent.click(await screen.findByRole('button', { name: 'Delay…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delay the schedule' }));
  const minutes = dialog.getByRole('textbox', { name: /^Minutes/ });
  await userEvent.clear(minutes);
  await userEvent.type(minutes, '25');
  act(() => choose(32));
  await userEvent.click(dialog.getByRole('button', { name: 'Delay' }));
  await waitFor(() => expect(eventLog.add).toHaveBeenCalled());
  const [added] = eventLog.add.mock.calls[0] ?? [];
  expect(added?.event).toBe('31');
  expect(added?.entries).toMatchObject([{ kind: 'delay', minutes: 25, sessions: [{ session: '310' }] }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delay…' })).toBeNull());
});

test('what was chosen of a delay is kept over Escape, and Cancel discards it', async () => {
  setBridge((id) => ok({ rows: id === 'event.schedule' ? [sessionOf(31)] : [], total: 1, isComplete: true }));
  signIn();
  openKit([{ path: '*', element: <DelayButton event={{ id: 31, name: 'Madness', timezone: 'UTC' }} /> }], '/desk');
  const openDialog = async () => {
    // Fluent hides what a dialog covered for a moment longer.
    await userEvent.click(await screen.findByRole('button', { name: 'Delay…', hidden: true }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delay the schedule' }));
    return { ...dialog, minutes: dialog.getByRole<HTMLInputElement>('textbox', { name: /^Minutes/ }) };
  };
  const first = await openDialog();
  await userEvent.clear(first.minutes);
  await userEvent.type(first.minutes, '25');
  await userEvent.click(first.getByRole('checkbox', { name: /^Race of 31/ }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const again = await openDialog();
  await again.findByText('Restored what you had not saved.');
  expect(again.minutes.value).toBe('25');
  expect(again.getByRole<HTMLInputElement>('checkbox', { name: /^Race of 31/ }).checked).toBe(false);
  await userEvent.click(again.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await openDialog()).minutes.value).toBe('15');
});
