/** Each list and CSV call of the table narrows to the ids that it declares on the plain server. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '../../support/dialect-calls';
import { isOfOneEvent, isSame, narrowedCalls, openNarrowing } from '../../support/narrowing';

let server: Awaited<ReturnType<typeof openNarrowing>>;
beforeAll(async () => {
  server = await openNarrowing();
});
afterAll(() => server.close());

const sorted = (rows: readonly Row[]): string[] => rows.map(({ id }) => String(id)).toSorted();

describe('a list or CSV call that declares an id', () => {
  it('is one of many', () => {
    expect(narrowedCalls.length).toBeGreaterThan(40);
  });

  it.each(narrowedCalls)('$id answers with the rows of one $field', async (call) => {
    const { value, rows } = await server.expected(call);
    expect(rows.length).toBeGreaterThan(0);
    const answer = await server.ask(call, {
      [call.field]: value,
      ...(isOfOneEvent(call.id) ? {} : { perPage: 10_000 }),
    });
    expect(sorted(answer)).toEqual(sorted(rows));
    if (isOfOneEvent(call.id)) expect(answer.every(({ eventId }) => isSame(eventId, value))).toBe(true);
  });

  it.each(narrowedCalls)('$id answers with nothing for an unknown $field', async (call) => {
    if (isOfOneEvent(call.id)) await expect(server.ask(call, { [call.field]: 987_654 })).rejects.toThrow(/failed/);
    else expect(await server.ask(call, { [call.field]: 987_654 })).toEqual([]);
  });
});
