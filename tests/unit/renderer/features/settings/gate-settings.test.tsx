/** The settings of the gate: its name, how loud its sounds are, and what a second scan does. */
import { ok } from '@contract/failure';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { GateSettings } from '../../../../../renderer/features/settings/gate-settings';
import { openKit, setBridge } from '../../kit/kit-page';

test('the gate is named once the field is left, sounds are heard each, and a second scan may admit', async () => {
  const { change } = setBridge(() => ok({}));
  openKit([{ path: '/', element: <GateSettings /> }], '/');
  await userEvent.type(screen.getByRole('textbox', { name: 'Gate name' }), ' Gate 2 ');
  expect(change).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(change).toHaveBeenCalledExactlyOnceWith({ gateName: 'Gate 2' });
  expect(screen.getAllByRole('button', { name: /^Listen: / }).map((button) => button.textContent)).toEqual([
    ...['Valid', 'Attention', 'Refused', 'Not found', 'No connection'],
  ]);
  expect(screen.getByRole('slider', { name: 'Volume of sounds' })).toHaveProperty('value', '60');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Second scan of the same code' }), 'Admits');
  expect(change).toHaveBeenLastCalledWith({ secondScan: 'admit' });
});
