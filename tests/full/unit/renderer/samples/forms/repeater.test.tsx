import { ok } from '@contract/failure';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Repeater } from '../../../../../../renderer/samples/forms/repeater/repeater';
import { maxRows } from '../../../../../../renderer/samples/forms/repeater/rows';
import { openKit, setBridge } from '../../../../../unit/renderer/kit/kit-page';

it('offers to restore a row only while there is space for it', async () => {
  setBridge(() => ok({}));
  openKit([{ path: '/', element: <Repeater /> }], '/');
  const add = screen.getByRole('button', { name: 'Add row' });
  const rows = () => screen.getAllByRole('listitem').length;
  for (let at = rows(); at < maxRows; at += 1) await userEvent.click(add);
  expect(rows()).toBe(maxRows);
  await userEvent.click(screen.getByRole('button', { name: 'Remove row 2' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(rows()).toBe(maxRows));
  await userEvent.click(screen.getByRole('button', { name: 'Remove row 2' }));
  await screen.findByRole('button', { name: 'Undo' });
  await userEvent.click(add);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(rows()).toBe(maxRows);
});
