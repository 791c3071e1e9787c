/** The texts of failures are not there at the start: they come with the first failure, before anyone sees it. */
import { fail } from '@contract/failure';
import { beforeEach, expect, it, vi } from 'vitest';

const freshPage = async () => {
  vi.resetModules();
  const [locales, { bridge }, { callEndpoint }, { markingCopies }, { failureText }] = await Promise.all([
    import('../../../../../renderer/locales'),
    import('../../../../../renderer/kit/bridge/bridge'),
    import('../../../../../renderer/kit/bridge/call-endpoint'),
    import('../../../../../renderer/kit/bridge/copies'),
    import('../../../../../renderer/kit/feedback/failure-text'),
  ]);
  return { ...locales, bridge, callEndpoint, markingCopies, failureText };
};

const answer = vi.fn<() => Promise<unknown>>();

beforeEach(() => {
  answer.mockReset();
  Object.assign(window, { bridge: { call: answer, cancel: () => undefined, files: { jobs: answer } } });
});

const offline = fail('network', 'offline');

it('a success loads no texts of failures', async () => {
  const { bridge, hasTexts } = await freshPage();
  answer.mockResolvedValue({ ok: true, value: [] });
  expect(await bridge().files.jobs()).toEqual({ ok: true, value: [] });
  expect(hasTexts('failures')).toBe(false);
});

it('a failed native call comes with the texts', async () => {
  const { bridge, failureText } = await freshPage();
  answer.mockResolvedValue(offline);
  expect(await bridge().files.jobs()).toEqual(offline);
  expect(failureText(offline.failure).title).toBe("You're offline");
});

it('so does a call of the server, also one that breaks', async () => {
  const { callEndpoint, hasTexts, failureText } = await freshPage();
  answer.mockRejectedValue(new Error('broken'));
  const result = await callEndpoint('booking.list', {});
  expect(hasTexts('failures')).toBe(true);
  expect(!result.ok && failureText(result.failure).title).not.toContain('.');
});

it('so does a load that fails after its calls', async () => {
  const { markingCopies, hasTexts } = await freshPage();
  const load = markingCopies(() => Promise.reject(offline.failure));
  await expect(load({ signal: new AbortController().signal })).rejects.toEqual(offline.failure);
  expect(hasTexts('failures')).toBe(true);
});
