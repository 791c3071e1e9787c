import { fail } from '@contract/failure';
import { expect, test } from 'vitest';
import { useNotices } from '../../../../renderer/kit/feedback/notify';
import { countRound, followOutbox } from '../../../../renderer/state/follow-outbox';
import { draft, entry, refused } from '../features/outbox/entries';
import { setBridge } from '../kit/kit-page';

const done = () => entry({ state: 'done' });

test('counts what is sent one by one, until nothing waits for the server', () => {
  expect(countRound(1, [done(), entry({ state: 'sending' }), entry()], 1_000_000)).toBe(1);
  expect(countRound(1, [done(), done(), entry()], 1_001_000)).toBe(2);
  // A draft and a rejected change are not part of the round.
  expect(countRound(1, [done(), done(), done(), draft(), refused()], 1_002_000)).toBe(3);
  expect(countRound(1, [done()], 1_003_000)).toBe(1);
});

test('counts anew after a pause', () => {
  expect(countRound(2, [done(), done(), entry()], 2_000_000)).toBe(2);
  expect(countRound(1, [done(), done(), done(), entry()], 2_060_000)).toBe(1);
});

test('the toast counts all that the round has sent', async () => {
  setBridge(() => fail('unexpected', 'unexpected'));
  const waiting = [entry(), entry(), entry()];
  const after = (sent: number) =>
    waiting.map((one, index) => (index < sent ? { ...one, state: 'done' as const } : one));
  for (const sent of [1, 2, 3]) followOutbox(after(sent - 1), after(sent));
  expect(useNotices.getState().notices.map(({ title }) => title)).toEqual(['3 waiting changes were sent']);
});
