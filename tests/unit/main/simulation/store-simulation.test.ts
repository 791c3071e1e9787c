/** A share of the store's part of `npm run simulate`, with a fixed seed. */
import { expect, test } from 'vitest';
import { simulateStore } from '../../../simulation/store/store-history';

test('what was flushed stays, in 200 histories of full disks, kills in a write, power cuts and damage', async () => {
  const { failed, tally } = await simulateStore({ histories: 200, seed: 1 });
  expect(failed).toBeUndefined();
  expect(tally.flushed).toBeGreaterThan(200);
  expect(tally.starts).toBeGreaterThan(400);
});
