import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Subtitle } from '../../../../../renderer/features/events/subtitle';
import type { Values } from '../../../../../renderer/kit/area/field';

const partsOf = (values: Values) => {
  const { container, unmount } = render(
    <MemoryRouter>
      <Subtitle values={values} />
    </MemoryRouter>,
  );
  const parts = [...(container.firstElementChild?.children ?? [])].map((part) => part.textContent);
  unmount();
  return parts;
};

it('shows dates, track and sales in the event’s time zone', () => {
  const event = {
    startDate: '2026-05-16T03:30:00Z',
    endDate: '2026-05-17T23:00:00Z',
    timezone: 'America/Chicago',
    trackName: 'Cedar Ridge Raceway',
    racerSold: 120,
    racerCapacity: '200',
    spectatorSold: 0,
    spectatorCapacity: 5_000,
  };
  expect(partsOf(event)).toEqual([
    'May 15 – 17, 2026',
    'Cedar Ridge Raceway',
    'Racers: 120 of 200 sold',
    'Spectators: 0 of 5,000 sold',
  ]);
});

it('leaves out values that were not sent', () => {
  expect(partsOf({})).toEqual([]);
  expect(partsOf({ startDate: '2026-05-16', racerSold: 12, spectatorCapacity: 300, trackName: null })).toEqual([
    'May 16, 2026',
    'Racers: 12 sold',
    'Spectators: capacity 300',
  ]);
});

it('shows a value of another type unchanged, and leaves out an invalid count', () => {
  expect(partsOf({ startDate: 'soon', racerSold: 'many', racerCapacity: -1, trackName: { name: 'Oval' } })).toEqual([
    'soon',
    'NameOval',
  ]);
});
