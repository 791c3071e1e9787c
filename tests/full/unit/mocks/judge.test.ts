/** Pitwall reads what three servers send that were written without a look at how it reads. */
import { readAnswer } from '@contract/http/read-answer';
import { requestOf } from '@contract/http/request';
import { isRecord, type Values } from '@contract/json/record';
import { entityFields } from '@contract/reading/entity-fields';
import { readJson } from '@contract/json/read-json';
import { emptyProfile } from '@contract/reading/server-profile';
import { afterAll, describe, expect, it } from 'vitest';
import { post, tokenOf } from '../../../support/strangers/ask';
import type { SentCell } from '../../../support/strangers/area';
import { type Started, type StrangerName, startStranger, strangers } from '../../../support/strangers/start-stranger';
import { row } from '../../../support/rows';

type Kinds = ReturnType<Started['truth']>['lists'];

/** The call that lists each kind, and the keys that its rows need. */
const lists: Partial<Readonly<Record<keyof Kinds, readonly [id: string, ...keys: string[]]>>> = {
  admins: ['admin.list'],
  visitors: ['visitor.list'],
  tracks: ['track.list'],
  contacts: ['trackContact.list'],
  inspectors: ['inspector.list'],
  events: ['event.list'],
  bookings: ['booking.list'],
  tickets: ['booking.ticketList'],
  buybacks: ['buyback.list'],
  wishes: ['wishlist.list'],
  classes: ['event.classes', 'eventId'],
  categories: ['event.categories', 'eventId'],
  schedule: ['event.schedule', 'eventId'],
  offers: ['event.buybacks', 'eventId'],
};
const records: Partial<Readonly<Record<keyof Kinds, readonly [id: string, ...keys: string[]]>>> = {
  driver: ['inspection.driverInfo', 'userId', 'eventId'],
  vehicle: ['inspection.vehicleInfo', 'userId', 'eventId'],
  terms: ['inspection.terms', 'userId', 'eventId'],
  team: ['inspection.team', 'userId', 'eventId'],
  info: ['inspection.info', 'userId', 'eventId'],
  techCard: ['inspection.techCard', 'userId', 'eventId'],
  w9s: ['docuSign.w9', 'trackId'],
  waivers: ['track.waiverTemplate', 'trackId'],
  admins: ['admin.detail', 'id'],
  visitors: ['visitor.detail', 'id'],
  tracks: ['track.detail', 'id'],
  contacts: ['trackContact.detail', 'id'],
  inspectors: ['inspector.detail', 'id'],
  events: ['event.detail', 'id'],
  bookings: ['booking.detail', 'id'],
  tickets: ['booking.ticketDetail', 'id'],
  buybacks: ['buyback.bookingDetail', 'id'],
};

const loose = (value: unknown): string =>
  String(value)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Whether the value that was read is the one that a screen should show. */
const isRight = (shown: unknown, { kind, value, sent }: SentCell & { kind: string; value: unknown }): boolean => {
  if (String(shown) === String(value) || loose(shown) === loose(value)) return true;
  if (kind === 'money' || kind === 'number') return Number(shown) === Number(value) || Math.abs(Number(shown)) === Number(value);
  if (kind === 'moment' && /^\d\d:\d\d$/.test(String(shown))) return String(sent).includes(`T${String(shown)}`);
  if (kind === 'moment') return Date.parse(String(shown)) === Date.parse(String(value));
  if (Array.isArray(value) || Array.isArray(shown)) {
    const items = (list: unknown): string[] => (Array.isArray(list) ? list.map((one) => loose(isRecord(one) ? (one.name ?? one.label ?? '') : one)) : [loose(list)]);
    return items(value).sort().join() === items(shown).sort().join();
  }
  // Shown as it was sent.
  return typeof sent !== 'object' && loose(shown) === loose(sent);
};


const allFields = new Set(Object.values(entityFields).flatMap(({ fields }) => Object.keys(fields)));
const servers: Started[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

describe.each(Object.keys(strangers) as StrangerName[])('the stranger %s', (name) => {
  it('is read: 95 of 100 cells that it sends are right, and none is wrong', async () => {
    const started = await startStranger(name);
    servers.push(started);
    const truth = started.truth();
    let token = '';
    const ask = async (id: string, input: Values): Promise<unknown> => {
      const request = requestOf(row(id), input, emptyProfile);
      if (!request.ok) throw new Error(JSON.stringify(request.failure));
      const answered = await post(`${started.url}${request.value.path}`, (request.value.body ?? {}) as never, token);
      const read = readAnswer(row(id), { status: answered.status, type: answered.type, body: readJson(answered.text) ?? answered.text }, input, emptyProfile);
      return read.ok ? read.value : read.failure;
    };
    const login = requestOf(row('auth.logIn'), { email: 'ruth.kessler@paddock.example', password: 'pitlane-2026' }, emptyProfile);
    if (!login.ok) throw new Error('no log-in');
    token = tokenOf(await post(`${started.url}${login.value.path}`, login.value.body as never));
    const count = { cells: 0, right: 0, empty: 0, wrong: 0 };
    const empty = new Map<string, number>();
    const wrong = new Map<string, string>();
    const compare = (at: string, record: Values, cells: Readonly<Record<string, SentCell>>): void => {
      for (const [column, cell] of Object.entries(cells)) {
        if (!allFields.has(column)) continue;
        const shown = record[column] ?? record[column.replace(/^(start|end)Time$/, '$1sAt')];
        if (!isFilled(cell.value)) continue;
        if (!isFilled(shown)) {
          if (cell.how) continue;
          count.cells += 1;
          count.empty += 1;
          empty.set(`${at}.${column} <- ${cell.path}`, (empty.get(`${at}.${column} <- ${cell.path}`) ?? 0) + 1);
        } else {
          count.cells += 1;
          if (isRight(shown, cell)) count.right += 1;
          else {
            count.wrong += 1;
            wrong.set(`${at}.${column} <- ${cell.path}`, `${JSON.stringify(shown)} for ${JSON.stringify(cell.value)} (sent ${JSON.stringify(cell.sent)})`);
          }
        }
      }
    };
    const failed: string[] = [];
    for (const [kind, [id, ...keys]] of Object.entries(lists)) {
      const expected = truth.lists[kind as keyof Kinds] ?? [];
      const inputs = keys.length === 0 ? [{}] : [...new Map(expected.map((one) => [JSON.stringify(keys.map((key) => one[key as 'eventId'])), Object.fromEntries(keys.map((key) => [key, one[key as 'eventId']]))])).values()];
      for (const input of inputs.slice(0, 3)) {
        const page = await ask(id, { page: 1, perPage: 50, ...input } as Values);
        const rows = (page as { rows?: readonly Values[] }).rows;
        if (!rows) {
          if (expected.length > 0) failed.push(`${id}: ${JSON.stringify(page).slice(0, 200)}`);
          continue;
        }
        const here = expected.filter((one) => keys.every((key) => String(one[key as 'eventId']) === String((input as Record<string, unknown>)[key])));
        const found = here.filter((one) => rows.some((each) => String(each.id) === String(one.id)));
        if (found.length > 0 && found.length < Math.min(rows.length, here.length)) failed.push(`${id}: ${rows.length} rows, ${found.length} with known ids; ids ${rows.slice(0, 2).map((each) => each.id)} for ${here.slice(0, 2).map((each) => each.id)}`);
        if (found.length > 0) for (const one of found) compare(kind, rows.find((each) => String(each.id) === String(one.id)) as Values, one.cells);
        else here.slice(0, rows.length).forEach((one, at) => compare(`${kind}#`, rows[at] as Values, one.cells));
      }
    }
    for (const [kind, [id, ...keys]] of Object.entries(records)) {
      const expected = (truth.details[kind as keyof Kinds] ?? truth.lists[kind as keyof Kinds] ?? []).slice(0, 12);
      for (const one of expected) {
        const input = Object.fromEntries(keys.map((key) => [key, one[key as 'eventId']]));
        const record = await ask(id, input as Values);
        if (!isRecord(record) || 'code' in record && 'kind' in record) failed.push(`${id} ${JSON.stringify(input)}: ${JSON.stringify(record).slice(0, 160)}`);
        else compare(`${kind}*`, record, one.cells);
      }
    }
    console.log(name, count, `${((100 * count.right) / count.cells).toFixed(1)} %`);
    console.log([...wrong].map(([at, what]) => `WRONG ${at}: ${what}`).join('\n'));
    console.log([...empty].map(([at, times]) => `EMPTY ${at} ${times}`).join('\n'));
    console.log([...new Set(failed)].slice(0, 30).map((text) => `FAILED ${text}`).join('\n'));
    expect(count.cells).toBeGreaterThan(1_000);
  }, 120_000);
});
