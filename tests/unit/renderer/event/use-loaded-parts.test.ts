import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fail, type Result } from '../../../../preload/contract/failure';
import { useLoadedParts } from '../../../../renderer/event/use-loaded-parts';
import { setBridge } from '../kit/kit-page';

test('a screen that is left cancels its calls for parts and makes no other', async () => {
  const answers: ((result: Result<unknown>) => void)[] = [];
  const { call, cancel } = setBridge(() => new Promise((answer) => answers.push(answer)));
  const ids = [1, 2, 3];
  const { unmount } = renderHook(() => useLoadedParts(27, ids));
  await waitFor(() => expect(call).toHaveBeenCalledTimes(12));
  unmount();
  const underWay = call.mock.calls.map(([, , callId]) => callId);
  await waitFor(() => expect(cancel.mock.calls.map(([callId]) => callId)).toEqual(underWay));
  await act(async () => {
    for (const answer of answers) answer(fail('cancelled', 'cancelled'));
  });
  expect(call).toHaveBeenCalledTimes(12);
});
