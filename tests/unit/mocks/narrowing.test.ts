/** Each list and CSV call of the table narrows to the ids that it declares, on the plain server and in every dialect. */
import { existsSync, readFileSync } from 'node:fs';
import type { CsvAnswer } from '@contract/endpoint';
import { readServerProfile, type ServerProfile } from '@contract/reading/server-profile';
import { endpointIds, isSample } from '@contract/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseCsv } from '../../../main/core/export/csv-records';
import type { Dialect } from '../../../mocks/server/dialects/dialect';
import { type DialectName, dialectNames, dialects } from '../../../mocks/server/dialects/index';
import { type MockServer, startMockServer } from '../../../mocks/server/start';
import { createCaller, type Row } from '../../support/dialect-calls';
import { row } from '../../support/rows';
import { may } from './client';

interface Call {
  readonly id: string;
  readonly field: string;
  readonly entity: string;
  readonly isCsv: boolean;
}

const calls = endpointIds.flatMap((id): Call[] => {
  const { input, output } = row(id);
  if (isSample(id) || !(input instanceof z.ZodObject) || !('perPage' in input.shape)) return [];
  return Object.keys(input.shape)
    .filter((field) => field.endsWith('Id'))
    .map((field) => ({ id, field, entity: output.entity ?? '', isCsv: output.shape === 'csv' }));
});

const textOf = (answer: CsvAnswer): string =>
  answer.form === 'base64' ? Buffer.from(answer.text, 'base64').toString() : answer.form === 'text' ? answer.text : '';
const recordsOf = (answer: CsvAnswer): readonly Row[] => {
  if (answer.form === 'rows') return answer.rows;
  const [titles = [], ...lines] = parseCsv(textOf(answer));
  return lines.map((cells) => Object.fromEntries(titles.map((title, at) => [title, cells[at]])));
};

const listOf = (value: unknown): readonly Row[] =>
  (typeof value === 'string' ? JSON.parse(value || '[]') : (value ?? [])) as Row[];
const same = (one: unknown, other: unknown): boolean => String(one) === String(other);

/** The ids that a row belongs to, where they are not a field of its own. */
const relations: Readonly<Record<string, (row: Row, bookings: readonly Row[]) => readonly unknown[]>> = {
  'admin trackId': ({ assignedTracks }) => listOf(assignedTracks).map(({ id }) => id),
  'track subAdminId': ({ subAdmins }) => listOf(subAdmins).map(({ id }) => id),
  'visitor eventId': ({ id }, bookings) => bookings.filter((one) => same(one.userId, id)).map((one) => one.eventId),
  'event userId': ({ id }, bookings) => bookings.filter((one) => same(one.eventId, id)).map((one) => one.userId),
  'track userId': ({ id }, bookings) => bookings.filter((one) => same(one.trackId, id)).map((one) => one.userId),
};

const isOfOneEvent = (id: string): boolean => /^event\.(schedule|classes|categories|buybacks)$/.test(id);

const servers: MockServer[] = [];
const open = async (dialect?: DialectName) => {
  const server = await startMockServer({ rows: 400, now: () => may, ...(dialect ? { dialect } : {}) });
  servers.push(server);
  const file = new URL(`../../support/dialect-profiles/${dialect}.json`, import.meta.url);
  const profile = existsSync(file) ? readServerProfile(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  const caller = createCaller({ url: server.url, ...(profile?.ok ? { profile: profile.value as ServerProfile } : {}) });
  await caller.signIn('admin@pitwall.example');
  return async ({ id, isCsv }: Pick<Call, 'id' | 'isCsv'>, input: Row): Promise<readonly Row[]> =>
    isCsv ? recordsOf((await caller.record(id, input)) as unknown as CsvAnswer) : caller.rows(id, input);
};
afterAll(() => Promise.all(servers.map((server) => server.close())));

let ask: Awaited<ReturnType<typeof open>>;
let bookings: readonly Row[];
beforeAll(async () => {
  ask = await open();
  bookings = await ask({ id: 'booking.list', isCsv: false }, { perPage: 1_000 });
});

/** An id to narrow to, and the rows that belong to it. */
const expected = async ({ id, field, entity, isCsv }: Call): Promise<{ value: unknown; rows: readonly Row[] }> => {
  if (isOfOneEvent(id)) return { value: 26, rows: await ask({ id, isCsv }, { eventId: 26 }) };
  const all = await ask({ id: id === 'visitor.search' ? 'visitor.list' : id, isCsv }, { perPage: 10_000 });
  const idsOf = (each: Row) => relations[`${entity} ${field}`]?.(each, bookings) ?? [each[field]];
  const value = all.findLast((each) => idsOf(each).some((of) => of !== undefined && of !== null && of !== ''));
  const chosen = value && idsOf(value).find((of) => of !== undefined && of !== null && of !== '');
  const rows = all.filter((each) => idsOf(each).some((of) => same(of, chosen)));
  expect(rows.length).toBeLessThan(all.length);
  return { value: chosen, rows };
};
const sorted = (rows: readonly Row[]): string[] => rows.map(({ id }) => String(id)).toSorted();

describe('a list or CSV call that declares an id', () => {
  it('is one of many', () => {
    expect(calls.length).toBeGreaterThan(40);
  });

  it.each(calls)('$id answers with the rows of one $field', async (call) => {
    const { value, rows } = await expected(call);
    expect(rows.length).toBeGreaterThan(0);
    const answer = await ask(call, { [call.field]: value, ...(isOfOneEvent(call.id) ? {} : { perPage: 10_000 }) });
    expect(sorted(answer)).toEqual(sorted(rows));
    if (isOfOneEvent(call.id)) expect(answer.every(({ eventId }) => same(eventId, value))).toBe(true);
  });

  it.each(calls)('$id answers with nothing for an unknown $field', async (call) => {
    if (isOfOneEvent(call.id)) await expect(ask(call, { [call.field]: 987_654 })).rejects.toThrow(/failed/);
    else expect(await ask(call, { [call.field]: 987_654 })).toEqual([]);
  });
});

const reading = (name: DialectName): Dialect => dialects[name];
const obeying = dialectNames.filter((name) => !reading(name).requests.ignores?.includes('narrowing'));

describe.each(obeying)('the dialect %s', (name) => {
  it('narrows the same calls', async () => {
    const there = await open(name);
    const idOf = (id: unknown) => reading(name).writing.id?.(Number(id)) ?? Number(id);
    const wrong: string[] = [];
    for (const call of calls) {
      const { value, rows } = await expected(call);
      const answer = await there(call, { [call.field]: idOf(value), perPage: 100 });
      const ids = new Set(rows.map(({ id }) => String(idOf(id))));
      const isRight = call.isCsv
        ? answer.length === rows.length
        : answer.length > 0 &&
          answer.length <= rows.length &&
          (isOfOneEvent(call.id)
            ? answer.every((each) => same(each[call.field], idOf(value)))
            : answer.every(({ id }) => ids.has(String(id))));
      if (!isRight) wrong.push(`${call.id} ${call.field}: ${answer.length} of ${rows.length}`);
    }
    expect(wrong).toEqual([]);
  });
});
