/** Each list and CSV call of the table narrows to the ids that it declares in every dialect. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Dialect } from '../../../../mocks/server/dialects/dialect';
import { type DialectName, dialectNames, dialects } from '../../../../mocks/server/dialects/index';
import { isOfOneEvent, isSame, narrowedCalls, openNarrowing } from '../../../support/narrowing';

let server: Awaited<ReturnType<typeof openNarrowing>>;
beforeAll(async () => {
  server = await openNarrowing();
});
afterAll(() => server.close());

const reading = (name: DialectName): Dialect => dialects[name];
const obeying = dialectNames.filter((name) => !reading(name).requests.ignores?.includes('narrowing'));

describe.each(obeying)('the dialect %s', (name) => {
  it('narrows the same calls', async () => {
    const there = await server.open(name);
    const idOf = (id: unknown) => reading(name).writing.id?.(Number(id)) ?? Number(id);
    const wrong: string[] = [];
    for (const call of narrowedCalls) {
      const { value, rows } = await server.expected(call);
      const answer = await there(call, { [call.field]: idOf(value), perPage: 100 });
      const ids = new Set(rows.map(({ id }) => String(idOf(id))));
      const isRight = call.isCsv
        ? answer.length === rows.length
        : answer.length > 0 &&
          answer.length <= rows.length &&
          (isOfOneEvent(call.id)
            ? answer.every((each) => isSame(each[call.field], idOf(value)))
            : answer.every(({ id }) => ids.has(String(id))));
      if (!isRight) wrong.push(`${call.id} ${call.field}: ${answer.length} of ${rows.length}`);
    }
    expect(wrong).toEqual([]);
  });
});
