/** The strangers answer every call of the specification, and send what their tables of truth say. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productPaths } from '../../contract/spec-paths';
import { valueAt } from '../../support/strangers/area';
import { type Answered, post, readers, recordIn, tokenOf } from '../../support/strangers/ask';
import { detailCalls, listCalls, partCalls, tabCalls, trackCalls } from '../../support/strangers/calls';
import { asJson, type Json } from '../../support/strangers/host';
import type { KindName } from '../../support/strangers/kinds';
import { password } from '../../support/strangers/session';
import { type Started, type StrangerName, startStranger, strangers } from '../../support/strangers/start-stranger';
import type { TruthTable } from '../../support/strangers/table';

const today = '2026-05-09';

describe.each(Object.keys(strangers) as StrangerName[])('the %s', (name) => {
  const stranger = strangers[name];
  const reader = readers[name];
  let server: Started;
  let token: string;
  let truth: TruthTable;
  const ask = (path: string, body: Json = {}): Promise<Answered> => post(`${server.url}${path}`, body, token);

  /** All rows of a list, each with the answer that it came in. */
  const allRows = async (path: string, body: Json = {}): Promise<{ row: Json; answer: Json }[]> => {
    const found: { row: Json; answer: Json }[] = [];
    let next: Json | string | undefined = {};
    while (next !== undefined) {
      const { json } = await (typeof next === 'string' ? post(next, body, token) : ask(path, { ...body, ...next }));
      found.push(...reader.rows(json).map((row) => ({ row, answer: json })));
      next = reader.next(json);
    }
    return found;
  };

  /** Says which cells of a record a row doesn't have, or has with another meaning. */
  const differences = (record: NonNullable<TruthTable['lists'][KindName]>[number], row: Json, side: Json): string[] =>
    Object.entries(record.cells).flatMap(([column, cell]) => {
      if (cell.how === 'implied') return [];
      const sent = valueAt(row, cell.path, side);
      const meant =
        column === 'commissionPercent' && cell.how === 'opaque' ? Number(sent) / 100 : stranger.meaning(sent, cell);
      const isRight =
        cell.kind === 'word' || cell.kind === 'text'
          ? meant === cell.value ||
            (column === 'currency' && String(sent).toUpperCase() === cell.value) ||
            (column === 'cardLast4' && String(sent).endsWith(String(cell.value)))
          : JSON.stringify(meant) === JSON.stringify(cell.value);
      return isRight
        ? []
        : [`${String(record.id)} ${column}: sent ${JSON.stringify(sent)}, means ${JSON.stringify(cell.value)}`];
    });

  beforeAll(async () => {
    server = await startStranger(name, { today });
    token = tokenOf(await post(`${server.url}/auth/logIn`, { email: 'ruth.kessler@paddock.example', password }));
    truth = server.truth();
  });
  afterAll(() => server.close());

  it('signs admins in, and refuses wrong passwords and calls without a token', async () => {
    expect(token.length).toBeGreaterThan(20);
    const wrong = await post(`${server.url}/auth/logIn`, { email: 'ruth.kessler@paddock.example', password: 'no' });
    expect([401, 422]).toContain(wrong.status);
    expect((await post(`${server.url}/booking/list`, {})).status).toBe(401);
  });

  it.each(productPaths)('answers %s, or says that it does not have it', async (path) => {
    const kind = (Object.keys(detailCalls) as KindName[]).find((each) => detailCalls[each] === path) ?? 'admins';
    const input = {
      eventId: truth.lists.events?.[1]?.id,
      ...(path.startsWith('/user-inspection') ? { userId: truth.lists.visitors?.[0]?.id } : {}),
      ...(path.includes('w9') || path.includes('waiverForm') ? { trackId: truth.lists.tracks?.[0]?.id } : {}),
      ...(/^\/(booking|buyback)\/.*detail$/.test(path) ? { id: truth.lists[kind]?.[0]?.id } : {}),
      ...(/\/delete$/.test(path) ? { id: 'none' } : {}),
    };
    const target = path.includes('update')
      ? 'none'
      : String(truth.lists[path.startsWith('/track/admin') ? 'contacts' : kind]?.[0]?.id);
    const answer = await ask(path.replace('{id}', encodeURIComponent(target)), input);
    const lack = stranger.lacks[path];
    if (lack !== undefined) {
      expect(`${answer.status} ${answer.type}`).toMatch(
        lack.startsWith('501') ? /^501 .*json/ : /^404 (text|application\/json)/,
      );
      return;
    }
    // What needs more input than this is refused in words; nothing else may fail.
    const isRefusedInWords =
      answer.status >= 400 && answer.status < 500 && answer.type.includes('json') && answer.text !== '';
    const needsMore = /create|update|delete|assign|push|upload|[pP]assword|logIn/.test(path);
    expect(
      answer.status < 300 || (needsMore && isRefusedInWords),
      `A server that does not know the call says so in its lacks: ${answer.status} ${answer.text.slice(0, 200)}`,
    ).toBe(true);
  });

  it('sends in its lists, on all pages, what the table says', async () => {
    for (const [kind, path] of Object.entries(listCalls) as [KindName, string][]) {
      const rows = await allRows(path);
      const records = truth.lists[kind] ?? [];
      expect(rows, kind).toHaveLength(records.length);
      const wrong = records.flatMap((record, index) => {
        const found = rows[index];
        if (!found) return [`${kind} ${String(record.id)} is missing`];
        const hasId = JSON.stringify(found.row).includes(String(record.id));
        return [
          ...(hasId ? [] : [`${kind} ${String(record.id)} has another id`]),
          ...differences(record, found.row, found.answer),
        ];
      });
      expect(wrong, kind).toEqual([]);
    }
  });

  it('sends in the tabs of each event what the table says', async () => {
    for (const [kind, path] of Object.entries(tabCalls) as [KindName, string][]) {
      if (path in stranger.lacks) continue;
      for (const event of truth.lists.events ?? []) {
        const rows = await allRows(path, { eventId: event.id });
        const records = (truth.lists[kind] ?? []).filter(({ eventId }) => eventId === event.id);
        expect(rows, `${kind} of ${String(event.id)}`).toHaveLength(records.length);
        expect(records.flatMap((record, index) => differences(record, rows[index]?.row ?? {}, {}))).toEqual([]);
      }
    }
  });

  it('sends in its details what the table says', async () => {
    for (const [kind, path] of Object.entries(detailCalls) as [KindName, string][])
      for (const record of truth.details[kind] ?? []) {
        const { json } = await ask(path.replace('{id}', encodeURIComponent(String(record.id))), { id: record.id });
        expect(differences(record, recordIn(name, json), json), `${kind} ${String(record.id)}`).toEqual([]);
      }
  });

  it('sends in the parts of inspections and the papers of tracks what the table says', async () => {
    for (const [kind, path] of Object.entries({ ...partCalls, ...trackCalls }) as [KindName, string][]) {
      if (path in stranger.lacks) continue;
      for (const record of truth.lists[kind] ?? []) {
        const { userId, eventId, trackId } = record;
        const { json } = await ask(path, { userId, eventId, trackId });
        expect(differences(record, recordIn(name, json), json), `${kind} ${String(userId ?? trackId)}`).toEqual([]);
      }
    }
  });

  it('sends for a driver without a form what an empty answer is here', async () => {
    const visitor = truth.lists.visitors?.[7]?.id;
    const { status, json } = await ask(partCalls.driver ?? '', {
      userId: visitor,
      eventId: truth.lists.events?.[1]?.id,
    });
    const empty = { gateway: { d: { results: [] } }, boxoffice: { detail: 'Not found.' } };
    if (name === 'garage') expect(valueAt(json, 'racer_file.driver')).toBeUndefined();
    else expect(json).toEqual(empty[name]);
    expect(status).toBe(name === 'boxoffice' ? 404 : 200);
  });

  it('sends the rows of its transactions as a file', async () => {
    const { text, json } = await ask('/booking/transaction-generate-csv');
    const address = valueAt(json, 'file.url');
    const content =
      typeof address === 'string'
        ? await (await fetch(address)).text()
        : name === 'gateway'
          ? Buffer.from(String(valueAt(json, 'd.FileContent')), 'base64')
              .toString('utf8')
              .replace('\uFEFF', '')
          : text;
    const [titles = [], ...lines] = content
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(name === 'gateway' ? ';' : ','));
    const records = truth.lists.transactions ?? [];
    expect(lines).toHaveLength(records.length);
    const rows = lines.map((line) => Object.fromEntries(titles.map((title, index) => [title, line[index]])));
    expect(records.flatMap((record, index) => differences(record, rows[index] ?? {}, {}))).toEqual([]);
    // The sums, counted once more from the file alone.
    const payments = {
      gateway: ['Document Type', 'DZ', 'Clearing Status Text', 'Cleared', 'Amount in Document Currency'],
      boxoffice: ['Kind', 'Payment', 'Status', 'confirmed', 'Amount'],
      garage: ['kind', 'charge', 'state', 'succeeded', 'amount_cents'],
    };
    const [type = '', isType, status = '', isDone, amount = ''] = payments[name];
    const currency = name === 'garage' ? 'currency' : 'Currency';
    const paid = rows
      .filter((row) => row[type] === isType && row[status] === isDone && row[currency]?.toUpperCase() === 'USD')
      .reduce((sum, row) => sum + Number(row[amount]) * (name === 'garage' ? 1 : 100), 0);
    const said = truth.statements.find(({ screen, what }) => screen === 'transactions' && what === 'payments')?.value;
    expect(said).toBe(`${(Math.round(paid) / 100).toFixed(2)} USD`);
  });

  it('sends each list of its CSV calls with a row for each record', async () => {
    const { text, json } = await ask('/user/generate-csv');
    const address = valueAt(json, 'file.url');
    const content = typeof address === 'string' ? await (await fetch(address)).text() : text;
    const file =
      name === 'gateway' ? Buffer.from(String(valueAt(json, 'd.FileContent')), 'base64').toString('utf8') : content;
    expect(file.trim().split(/\r?\n/)).toHaveLength((truth.lists.visitors?.length ?? 0) + 1);
    expect(file).toContain('dana.whitlock.jr@mail.example');
  });

  it('keeps an upload, and sends it from the address that it gave', async () => {
    const form = new FormData();
    form.append('file', new Blob(['a lap'], { type: 'text/plain' }), 'lap.txt');
    const response = await fetch(`${server.url}/media/upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    const address = String(valueAt(asJson(await response.json()), 'd.DownloadUrl | file | upload.url'));
    expect(await (await fetch(new URL(address, server.url))).text()).toBe('a lap');
  });

  it('gives its table to a judge in another process', async () => {
    const given = asJson(await (await fetch(`${server.url}/__truth`)).json());
    expect(given).toMatchObject({ server: name, today });
    expect(JSON.stringify(given.statements)).toBe(JSON.stringify(truth.statements));
  });

  it('counts in its rows what the statements count', async () => {
    const rows = await allRows('/booking/list');
    const third = String(truth.lists.events?.[2]?.id);
    const own = rows.filter(({ row }) => String(valueAt(row, 'Event.EventId | event.slug | event_id')) === third);
    const isRefunded = (row: Json): boolean =>
      ['Refunded', 'r', 'returned'].includes(String(valueAt(row, 'BookingStatusText | status | state')));
    const said = (what: string): unknown =>
      truth.statements.find(({ about, what: each }) => String(about?.id) === third && each === what)?.value;
    expect(said('bookings')).toBe(own.length);
    expect(said('bookings by status')).toMatchObject({ refunded: own.filter(({ row }) => isRefunded(row)).length });
    expect([own.length, own.filter(({ row }) => isRefunded(row)).length]).toEqual([12, 2]);
  });

  it('changes the phone of a track, and refuses an email that is none', async () => {
    const id = String(truth.lists.tracks?.[0]?.id);
    const changed = await ask(`/track/update/${encodeURIComponent(id)}`, { id, data: { phone: '+1 417 555 0999' } });
    expect(changed.status).toBeLessThan(300);
    const { text } = await ask(`/track/detail/${encodeURIComponent(id)}`);
    expect(text).toContain('+1 417 555 0999');
    const refused = await ask(`/track/update/${encodeURIComponent(id)}`, { id, data: { email: 'nobody' } });
    expect(refused.text).toContain('Enter a valid email address.');
    expect((await ask(`/track/detail/${encodeURIComponent(id)}`)).text).not.toContain('nobody');
  });
});
