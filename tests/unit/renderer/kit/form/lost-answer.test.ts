/** A form whose answer was lost, and the draft that the outbox keeps of it. */
import type { Bridge } from '@contract/bridge';
import { fail, ok } from '@contract/failure';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSave } from '../../../../../renderer/kit/form/use-save';
import { setOutbox } from '../../../../../renderer/kit/stores/outbox';
import { draft } from '../../features/outbox/entries';

const data = { name: 'Norman Oval', city: 'Norman' };
const lost = draft({ call: 'track.create', input: { data }, state: 'unknown' });
const others = [
  draft({ call: 'track.create', input: { data } }),
  draft({ call: 'track.create', input: { data: { ...data, city: 'Moore' } }, state: 'unknown' }),
];

const save = async (isThere: boolean): Promise<readonly unknown[]> => {
  const discard = vi.fn(async (_entry: { readonly id: string }) => ok(null));
  Object.defineProperty(window, 'bridge', {
    value: { outbox: { discard } } as unknown as Bridge,
    configurable: true,
  });
  setOutbox([lost, ...others]);
  const { result } = renderHook(() =>
    useSave<typeof data>({
      dataOf: (values) => values,
      send: async () => fail('unknown-outcome', 'unknown-outcome'),
      read: async () => (isThere ? ok({ id: 1, ...data }) : fail('rejected', 'not-found')),
      labelOf: () => undefined,
    }),
  );
  expect((await result.current.onSubmit(data, data)).ok).toBe(isThere);
  return discard.mock.calls.map(([{ id }]) => id);
};

test('takes the draft off the outbox if the server has the record, so that nobody sends it again', async () => {
  expect(await save(true)).toEqual([lost.id]);
});

test('leaves the draft to a person otherwise', async () => {
  expect(await save(false)).toEqual([]);
});
