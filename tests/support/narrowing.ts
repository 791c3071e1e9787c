/** The list and CSV calls that declare ids to narrow to, and what mock servers answer to them. */
import { existsSync, readFileSync } from 'node:fs';
import type { CsvAnswer } from '@contract/endpoint';
import { readServerProfile, type ServerProfile } from '@contract/reading/server-profile';
import { endpointIds, isSample } from '@contract/table';
import { z } from 'zod';
import { parseCsv } from '../../main/core/csv/csv-records';
import type { DialectName } from '../../mocks/server/dialects/index';
import { type MockServer, startMockServer } from '../../mocks/server/start';
import { may } from '../unit/mocks/client';
import { createCaller, type Row } from './dialect-calls';
import { row } from './rows';

export interface Call {
  readonly id: string;
  readonly field: string;
  readonly entity: string;
  readonly isCsv: boolean;
}

export const narrowedCalls = endpointIds.flatMap((id): Call[] => {
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
export const isSame = (one: unknown, other: unknown): boolean => String(one) === String(other);

/** The ids that a row belongs to, where they are not a field of its own. */
const relations: Readonly<Record<string, (row: Row, bookings: readonly Row[]) => readonly unknown[]>> = {
  'admin trackId': ({ assignedTracks }) => listOf(assignedTracks).map(({ id }) => id),
  'track subAdminId': ({ subAdmins }) => listOf(subAdmins).map(({ id }) => id),
  'visitor eventId': ({ id }, bookings) => bookings.filter((one) => isSame(one.userId, id)).map((one) => one.eventId),
  'event userId': ({ id }, bookings) => bookings.filter((one) => isSame(one.eventId, id)).map((one) => one.userId),
  'track userId': ({ id }, bookings) => bookings.filter((one) => isSame(one.trackId, id)).map((one) => one.userId),
};

export const isOfOneEvent = (id: string): boolean => /^event\.(schedule|classes|categories|buybacks)$/.test(id);

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

export const openNarrowing = async () => {
  const servers: MockServer[] = [];
  /** Asks a new server of a dialect, the plain one without. */
  const open = async (dialect?: DialectName) => {
    const server = await startMockServer({ rows: 400, now: () => may, ...(dialect ? { dialect } : {}) });
    servers.push(server);
    const file = new URL(`./dialect-profiles/${dialect}.json`, import.meta.url);
    const profile = existsSync(file) ? readServerProfile(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
    const caller = createCaller({
      url: server.url,
      ...(profile?.ok ? { profile: profile.value as ServerProfile } : {}),
    });
    await caller.signIn('admin@pitwall.example');
    return async ({ id, isCsv }: Pick<Call, 'id' | 'isCsv'>, input: Row): Promise<readonly Row[]> =>
      isCsv ? recordsOf((await caller.record(id, input)) as unknown as CsvAnswer) : caller.rows(id, input);
  };
  const ask = await open();
  const bookings = await ask({ id: 'booking.list', isCsv: false }, { perPage: 1_000 });

  /** An id to narrow to, and the rows that belong to it; not all rows do. */
  const expected = async ({ id, field, entity, isCsv }: Call): Promise<{ value: unknown; rows: readonly Row[] }> => {
    if (isOfOneEvent(id)) return { value: 26, rows: await ask({ id, isCsv }, { eventId: 26 }) };
    const all = await ask({ id: id === 'visitor.search' ? 'visitor.list' : id, isCsv }, { perPage: 10_000 });
    const idsOf = (each: Row) => relations[`${entity} ${field}`]?.(each, bookings) ?? [each[field]];
    const value = all.findLast((each) => idsOf(each).some(isFilled));
    const chosen = value && idsOf(value).find(isFilled);
    const rows = all.filter((each) => idsOf(each).some((of) => isSame(of, chosen)));
    if (rows.length === all.length) throw new Error(`${id}: all rows are of one ${field}`);
    return { value: chosen, rows };
  };
  return { open, ask, expected, close: () => Promise.all(servers.map((server) => server.close())) };
};
