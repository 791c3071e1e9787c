import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { RecentBookings } from '../../../../../renderer/features/dashboard/recent-bookings';

test('links no booking without an id that an address can have', () => {
  render(
    <MemoryRouter>
      <RecentBookings
        bookings={[
          { bookingNumber: 'BK-1', total: '10.00' },
          { id: '7', userName: 'Ana Reyes' },
        ]}
      />
    </MemoryRouter>,
  );
  expect(screen.getByText('BK-1')).toBeDefined();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/bookings', '/bookings/7']);
});
