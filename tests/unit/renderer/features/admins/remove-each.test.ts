import type { Bridge } from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';
import { afterEach, expect, test, vi } from 'vitest';
import { type Outcome, removeEach } from '../../../../../renderer/features/admins/delete/remove-each';

afterEach(() => vi.unstubAllGlobals());

type Answer = (id: string) => Result<unknown>;

/** A server that answers deletions as told, and says of each admin whether it is still there. */
const serve = (remove: Answer, detail: Answer = () => ok({})) => {
  const sent: string[] = [];
  const call = async (id: string, input: { id: string }) => {
    sent.push(`${id} ${input.id}`);
    return id === 'admin.remove' ? remove(input.id) : detail(input.id);
  };
  vi.stubGlobal('bridge', { call, cancel: () => undefined } as unknown as Bridge);
  return sent;
};

const gone: Answer = () => fail('rejected', 'not-found');

const run = async (ids: readonly string[], own?: string, stopped = () => false) => {
  const outcomes: [string, Outcome['state']][] = [];
  await removeEach({ ids, own, stopped, tell: (id, { state }) => outcomes.push([id, state]) });
  return outcomes;
};

test('a refusal of one does not stop the others, and the own account is left out', async () => {
  const sent = serve((id) => (id === '2' ? fail('rejected', 'rejected') : ok({})), gone);
  expect(await run(['1', '2', '3'], '1')).toEqual([
    ['1', 'own'],
    ['2', 'failed'],
    ['3', 'done'],
  ]);
  expect(sent).toEqual(['admin.remove 2', 'admin.remove 3', 'admin.detail 3']);
});

test('a lost answer is settled by looking, and nothing is sent twice (REL-14)', async () => {
  const lost = fail('unknown-outcome', 'unknown-outcome');
  const sent = serve(
    () => lost,
    (id) => (id === '1' ? fail('rejected', 'not-found') : ok({ id })),
  );
  expect(await run(['1', '2'])).toEqual([
    ['1', 'done'],
    ['2', 'unsure'],
  ]);
  expect(sent).toEqual(['admin.remove 1', 'admin.detail 1', 'admin.remove 2', 'admin.detail 2']);
});

test('a stop sends nothing more', async () => {
  const sent = serve(() => ok({}), gone);
  expect(await run(['1', '2', '3'], undefined, () => sent.length > 0)).toEqual([
    ['1', 'done'],
    ['2', 'stopped'],
    ['3', 'stopped'],
  ]);
  expect(sent).toEqual(['admin.remove 1', 'admin.detail 1']);
});

test('a deletion that the server confirmed but did not make does not count as done', async () => {
  serve(
    () => ok({}),
    (id) => (id === '1' ? ok({ id }) : fail('timeout', 'deadline')),
  );
  expect(await run(['1', '2'])).toEqual([
    ['1', 'kept'],
    ['2', 'unsure'],
  ]);
});
