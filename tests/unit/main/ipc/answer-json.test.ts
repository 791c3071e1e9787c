import { fail, ok, type Result } from '@contract/failure';
import { expect, it } from 'vitest';
import { answerAsJson } from '../../../../main/ipc/answer-json';
import { readSentAnswer } from '../../../support/read-sent-answer';

/** As it reaches the page. */
const sent = async (answer: Result<unknown>) => structuredClone(await answerAsJson(answer));

it.each([0, 1, 1_000, 1_001, 2_700])(
  'a list of %i rows from the copy reaches the page as it is, with its age',
  async (length) => {
    const rows = Array.from({ length }, (_, id) => ({ id, name: `Zoë ${id} 🏁` }));
    const answer = {
      ok: true as const,
      value: { rows, total: length, isComplete: true },
      copy: { asOf: '2026-06-01T09:12:00.000Z' },
    };
    expect(await readSentAnswer(await sent(answer))).toEqual(answer);
  },
);

it.each<[string, Result<unknown>]>([
  ['a record', ok({ id: 7, tags: ['a', { b: null }], json: '{}' })],
  ['a list without paging', ok([{ id: 1 }, { id: 2 }])],
  ['a record whose rows are no list', ok({ rows: 12 })],
  ['no value', ok(undefined)],
  ['null', ok(null)],
  ['a text', ok('done')],
  ['a failure', fail('rejected', 'rejected')],
])('%s reaches the page as it is', async (_name, answer) => {
  expect(await readSentAnswer(await sent(answer))).toEqual(answer);
});

it('sends texts only, which Electron hands over without copying fields', async () => {
  const answer = await sent(ok({ rows: Array.from({ length: 1_500 }, (_, id) => ({ id })), total: 1_500 }));
  expect(answer).toEqual({ ok: true, json: expect.any(String), rows: [expect.any(String), expect.any(String)] });
});
