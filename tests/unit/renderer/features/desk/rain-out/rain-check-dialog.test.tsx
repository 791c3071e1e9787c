/** The outcome of bookings: of many at once it is noted in parts, and what was typed of it outlives its dialog. */
import type { LogInput } from '@contract/event-log/entry';
import { fail, ok } from '@contract/failure';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useEventLog } from '../../../../../../renderer/event/log/event-log';
import { rainChecksOf } from '../../../../../../renderer/event/scan/rain-checks';
import { RainCheckDialog } from '../../../../../../renderer/features/desk/rain-out/rain-check-dialog';
import { resetStores } from '../../../../../../renderer/kit/stores/resettable-store';
import { setSession } from '../../../../../../renderer/kit/stores/session';
import { openKit, setBridge } from '../../../kit/kit-page';

const numbers = Array.from({ length: 2_500 }, (_, at) => `BK-${at}`);
const scopes = numbers.map((name) => ({ scope: { of: 'booking', id: name }, name }) as const);

const Page = ({ onClose }: { readonly onClose: () => void }) => {
  const { entries } = useEventLog(31);
  const checks = rainChecksOf(entries, 31);
  return <RainCheckDialog event={{ id: 31 }} name="2,500 bookings" currency="USD" {...{ scopes, checks, onClose }} />;
};

test('2,500 bookings are noted in parts, what failed is named, and another try notes only that', async () => {
  resetStores();
  const { eventLog } = setBridge(() => ok({ rows: [], total: 0, isComplete: true }));
  setSession({
    ...{ state: 'signed-in', mode: 'demo', server: '', ability: [{ action: 'manage', subject: 'all' }] },
    ...{ keychain: 'none', isStored: false, person: { id: '1', name: 'Dana', email: '', more: {} } },
  });
  const onClose = vi.fn();
  openKit([{ path: '/', element: <Page onClose={onClose} /> }], '/');
  const dialog = await screen.findByRole('dialog', { name: 'Outcome: 2,500 bookings' });
  const stored = eventLog.add.getMockImplementation();
  if (!stored) throw new Error('The bridge adds nothing.');
  const noted: LogInput[] = [];
  let failing = 2;
  eventLog.add.mockImplementation(async (input) => {
    failing -= 1;
    if (failing === 0) return fail('file', 'disk-full') as never;
    noted.push(...input.entries);
    expect(input.entries.length).toBeLessThanOrEqual(1_000);
    return stored(input);
  });
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Credit' }));
  const save = within(dialog).getByRole('button', { name: 'Save' });
  await userEvent.click(save);
  await within(dialog).findByText('Noted for 1,000 of 2,500 bookings. Save again to note the rest.');
  const left = within(dialog).getByRole('textbox', { name: 'Not noted yet' });
  expect((left as HTMLTextAreaElement).value).toBe(numbers.slice(1_000).join(', '));
  expect(onClose).not.toHaveBeenCalled();

  await userEvent.click(save);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const ids = noted.flatMap((entry) =>
    entry.kind === 'rain-check' && entry.scope.of === 'booking' && entry.outcome === 'credit' ? entry.scope.id : [],
  );
  expect(ids).toEqual(numbers);
});

test('what was typed of an outcome is kept over Escape, and Cancel discards it', async () => {
  resetStores();
  setBridge(() => ok({ rows: [], total: 0, isComplete: true }));
  const Opener = () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen ? <Page onClose={() => setOpen(false)} /> : undefined}
      </>
    );
  };
  openKit([{ path: '/', element: <Opener /> }], '/');
  const openDifference = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Open', hidden: true }));
    return screen.findByRole<HTMLInputElement>('textbox', { name: /^Difference/ });
  };
  await userEvent.type(await openDifference(), '12.50');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await openDifference()).value).toBe('12.50');
  await screen.findByText('Restored what you had not saved.');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await openDifference()).value).toBe('');
});
