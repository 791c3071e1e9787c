import { fail } from '@contract/failure';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createSearchIndex } from '../../../../../../renderer/kit/list/data/search-index';
import { ListSearch } from '../../../../../../renderer/kit/list/toolbar/toolbar';
import { openKit, setBridge } from '../../kit-page';

it('prepares the search of all rows in memory once its field is focused, not before', async () => {
  const index = createSearchIndex(Array.from({ length: 3_000 }, (_, at) => ({ name: `n${at}` })));
  const prepareNext = vi.fn(index.prepareNext);
  const search = { ...index, prepareNext };
  const element = (
    <ListSearch title="Bookings" value="" search={search} onChange={() => undefined} onLeave={() => undefined} />
  );
  setBridge(() => fail('rejected', 'not-found'));
  openKit([{ path: '/', element }], '/');
  const field = await screen.findByRole('searchbox', { name: 'Search bookings' });
  // What was to happen in idle time has happened when a later idle period comes.
  await new Promise((resolve) => requestIdleCallback(resolve));
  expect(prepareNext).not.toHaveBeenCalled();
  await userEvent.click(field);
  await waitFor(() => expect(prepareNext).toHaveLastReturnedWith(false));
});
