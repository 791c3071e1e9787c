import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TimeZoneCombobox } from '../../../../../../renderer/kit/form/location/time-zone-combobox';

const hidden = { hidden: true } as const;

it('finds a zone by any words of its name, and returns its stored name', async () => {
  const onChoose = vi.fn();
  render(<TimeZoneCombobox aria-label="Zone" zone="" onChoose={onChoose} />);
  const box = screen.getByRole('combobox', { name: 'Zone' });
  await userEvent.type(box, 'york new');
  await userEvent.click(await screen.findByRole('option', { ...hidden, name: 'America/New York' }));
  expect(onChoose).toHaveBeenLastCalledWith('America/New_York');
  await userEvent.clear(box);
  await userEvent.type(box, 'atlantis');
  expect(screen.getAllByRole('option', hidden).map(({ textContent }) => textContent)).toEqual(['No results']);
});

it('offers "no zone" if the field allows it', async () => {
  const onChoose = vi.fn();
  render(<TimeZoneCombobox aria-label="Zone" zone="UTC" noneLabel="As the event" onChoose={onChoose} />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Zone' }));
  await userEvent.click(await screen.findByRole('option', { ...hidden, name: 'As the event' }));
  expect(onChoose).toHaveBeenLastCalledWith('');
});
