import { fail, ok, type Result } from '@contract/failure';
import { expect, test } from 'vitest';
import { deleteRecords, type Outcome } from '../../../../../renderer/kit/delete/delete-records';

type Answer = (id: string) => Result<unknown>;

/** A server that answers deletions as told, and says of each record whether it is still there. */
const serve = (remove: Answer, detail: Answer = () => ok({})) => {
  const sent: string[] = [];
  const call = (name: string, answer: Answer) => async (id: string) => {
    sent.push(`${name} ${id}`);
    return answer(id);
  };
  return { sent, remove: call('remove', remove), read: call('read', detail) };
};

const notFound: Answer = () => fail('rejected', 'not-found');

type Server = Pick<ReturnType<typeof serve>, 'remove'> & Partial<ReturnType<typeof serve>>;

const run = async (server: Server, ids: readonly string[], skip?: string, isStopped = () => false) => {
  const outcomes: [string, Outcome['state']][] = [];
  const { remove, read } = server;
  await deleteRecords({ ids, skip, isStopped, remove, read, onOutcome: (id, { state }) => outcomes.push([id, state]) });
  return outcomes;
};

test('a refused deletion does not stop the others, and a skipped record is not sent', async () => {
  const server = serve((id) => (id === '2' ? fail('rejected', 'rejected') : ok({})), notFound);
  expect(await run(server, ['1', '2', '3'], '1')).toEqual([
    ['1', 'skipped'],
    ['2', 'failed'],
    ['3', 'done'],
  ]);
  expect(server.sent).toEqual(['remove 2', 'remove 3', 'read 3']);
});

test('after a lost answer the record is read, and nothing is sent twice (REL-14)', async () => {
  const lost = fail('unknown-outcome', 'unknown-outcome');
  const server = serve(
    () => lost,
    (id) => (id === '1' ? fail('rejected', 'not-found') : ok({ id })),
  );
  expect(await run(server, ['1', '2'])).toEqual([
    ['1', 'done'],
    ['2', 'unsure'],
  ]);
  expect(server.sent).toEqual(['remove 1', 'read 1', 'remove 2', 'read 2']);
});

test('nothing more is sent after a stop', async () => {
  const server = serve(() => ok({}), notFound);
  expect(await run(server, ['1', '2', '3'], undefined, () => server.sent.length > 0)).toEqual([
    ['1', 'done'],
    ['2', 'stopped'],
    ['3', 'stopped'],
  ]);
  expect(server.sent).toEqual(['remove 1', 'read 1']);
});

test('a deletion that the server confirmed but did not make does not count as done', async () => {
  const server = serve(
    () => ok({}),
    (id) => (id === '1' ? ok({ id }) : fail('timeout', 'deadline')),
  );
  expect(await run(server, ['1', '2'])).toEqual([
    ['1', 'stillExists'],
    ['2', 'unsure'],
  ]);
});

test('without a read, the answer to the deletion counts', async () => {
  const lost = fail('unknown-outcome', 'unknown-outcome');
  const { remove, sent } = serve((id) => (id === '1' ? ok({}) : lost));
  expect(await run({ remove }, ['1', '2'])).toEqual([
    ['1', 'done'],
    ['2', 'unsure'],
  ]);
  expect(sent).toEqual(['remove 1', 'remove 2']);
});

test('a deletion without a connection becomes a draft, and is not read back', async () => {
  const server = serve((id) => (id === '1' ? fail('queued', 'drafted') : ok({})), notFound);
  expect(await run(server, ['1', '2'])).toEqual([
    ['1', 'drafted'],
    ['2', 'done'],
  ]);
  expect(server.sent).toEqual(['remove 1', 'remove 2', 'read 2']);
});

test('an answer from the copy on this computer proves nothing about a deletion', async () => {
  const server = serve(
    () => ok({}),
    () => ({ ok: true, value: {}, copy: { asOf: '2026-05-16T09:12:00Z' } }),
  );
  expect(await run(server, ['1'])).toEqual([['1', 'unsure']]);
});
