/** Of what the strangers send, at least 95 of 100 cells are read, and none is wrong. */
import { readAnswer } from '@contract/http/read-answer';
import { requestOf } from '@contract/http/request';
import { readJson } from '@contract/json/read-json';
import { isRecord, type Values } from '@contract/json/record';
import { entityFields } from '@contract/reading/entity-fields';
import { emptyProfile } from '@contract/reading/server-profile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFilled } from '../../../support/dialect-calls';
import { row } from '../../../support/rows';
import type { SentCell } from '../../../support/strangers/area';
import { post, tokenOf } from '../../../support/strangers/ask';
import type { KindName } from '../../../support/strangers/kinds';
import { password } from '../../../support/strangers/session';
import { type Started, type StrangerName, startStranger, strangers } from '../../../support/strangers/start-stranger';

type Calls = Partial<Readonly<Record<KindName, readonly [id: string, ...keys: string[]]>>>;
/** The call that lists each kind, and the keys by which its rows are asked for. */
const lists: Calls = {
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
const details: Calls = {
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
/** Columns that some record of the product has; others are the stranger's own. */
const ours = new Set(Object.values(entityFields).flatMap(({ fields }) => Object.keys(fields)));

const letters = (value: unknown): string =>
  String(isRecord(value) ? value.name : value)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
const items = (value: unknown): string =>
  (Array.isArray(value) ? value.map(letters) : [letters(value)]).toSorted().join();

/** Whether a screen should show this value: the one that is meant, or, where its meaning is unknown, as it was sent. */
const isRight = (shown: unknown, { kind, value, sent }: SentCell): boolean => {
  if (items(shown) === items(value)) return true;
  if (kind === 'money' || kind === 'number') return Number(shown) === Number(value);
  if (kind === 'moment' && /^\d\d:\d\d$/.test(String(shown))) return String(sent).includes(`T${String(shown)}`);
  if (kind === 'moment') return Date.parse(String(shown)) === Date.parse(String(value));
  return typeof sent !== 'object' && letters(shown) === letters(sent);
};

describe.each(Object.keys(strangers) as StrangerName[])('the stranger %s', (name) => {
  let server: Started;
  let token = '';
  const ask = async (id: string, input: Values): Promise<unknown> => {
    const request = requestOf(row(id), input, emptyProfile);
    if (!request.ok) throw new Error(request.failure.code);
    const { status, type, text } = await post(
      `${server.url}${request.value.path}`,
      (request.value.body ?? {}) as Parameters<typeof post>[1],
      token,
    );
    const read = readAnswer(row(id), { status, type, body: readJson(text) ?? text }, input, emptyProfile);
    return read.ok ? read.value : read.failure;
  };
  beforeAll(async () => {
    server = await startStranger(name);
    token = tokenOf(await post(`${server.url}/auth/logIn`, { email: 'ruth.kessler@paddock.example', password }));
  });
  afterAll(() => server.close());

  it('is read', async () => {
    const truth = server.truth();
    const wrong: string[] = [];
    const empty: string[] = [];
    let right = 0;
    const compare = (at: string, record: Values | undefined, cells: Readonly<Record<string, SentCell>>): void => {
      for (const [column, cell] of Object.entries(cells)) {
        if (!ours.has(column) || !isFilled(cell.value)) continue;
        // The schedule shows instants in the event's zone.
        const shown = record?.[column] ?? record?.[column.replace(/^(start|end)Time$/, '$1sAt')];
        if (!isFilled(shown)) {
          if (!cell.how) empty.push(`${at}.${column}, sent as ${cell.path}`);
        } else if (isRight(shown, cell)) right += 1;
        else wrong.push(`${at}.${column}: ${JSON.stringify(shown)} for ${JSON.stringify(cell.value)}`);
      }
    };
    const valueIn = (of: object, key: string): unknown => (of as Values)[key];
    for (const [kind, [id, ...keys]] of Object.entries(lists)) {
      const all = truth.lists[kind as KindName] ?? [];
      const inputs = new Map(
        all.map((one) => [
          JSON.stringify(keys.map((key) => valueIn(one, key))),
          Object.fromEntries(keys.map((key) => [key, valueIn(one, key)])),
        ]),
      );
      for (const input of [...inputs.values()].slice(0, 3)) {
        const page = await ask(id, { page: 1, perPage: 50, ...input });
        const rows = isRecord(page) && Array.isArray(page.rows) ? (page.rows as readonly Values[]) : [];
        const expected = all.filter((one) => keys.every((key) => valueIn(one, key) === valueIn(input, key)));
        expect(rows.length, id).toBeGreaterThan(0);
        // Rows without an id come in the order of the table.
        const byId = new Map(rows.map((one) => [String(one.id), one]));
        const areNumbered = expected.some((one) => byId.has(String(one.id)));
        expected.forEach((one, at) => {
          const found = areNumbered ? byId.get(String(one.id)) : rows[at];
          if (found) compare(kind, found, one.cells);
        });
      }
    }
    for (const [kind, [id, ...keys]] of Object.entries(details)) {
      const all = truth.details[kind as KindName] ?? truth.lists[kind as KindName] ?? [];
      for (const one of all.slice(0, 12)) {
        const record = await ask(id, Object.fromEntries(keys.map((key) => [key, valueIn(one, key)])));
        if (isRecord(record) && !('kind' in record && 'code' in record)) compare(`${kind} (detail)`, record, one.cells);
      }
    }
    expect(wrong).toEqual([]);
    expect(right, [...new Set(empty)].join('\n')).toBeGreaterThan(0.95 * (right + empty.length));
    expect(right).toBeGreaterThan(3_000);
  }, 120_000);
});
