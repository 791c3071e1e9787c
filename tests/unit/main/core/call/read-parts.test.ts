import type { Result } from '@contract/failure';
import type { PageInParts } from '@contract/list/all-pages';
import { describe, expect, test } from 'vitest';
import { breakOff, text } from '../../../../support/fault-server';
import { bench, eachOnFaultServer, server } from './faulty-server';
import { failureIn, never } from './harness';

eachOnFaultServer();

type Row = Readonly<Record<string, unknown>>;

const rows = Array.from({ length: 6_000 }, (_, at) => ({
  id: at,
  bookingNumber: `BK-${at}`,
  notes: `José said "[{,}]" \\ ${'x'.repeat(at % 300)}`,
}));
const list = rows.map((row) => JSON.stringify(row)).join(',');

const read = async (result: Result<unknown>) => {
  if (!result.ok) throw new Error(result.failure.code);
  const { rest, ...first } = result.value as PageInParts<Row>;
  const parts = [first];
  let failure: Result<unknown> | undefined;
  for await (const part of rest ?? []) {
    if (part.ok) parts.push(part.value);
    else failure = part;
  }
  return { parts, failure, rows: parts.flatMap((part) => part.rows), last: parts.at(-1) };
};

const ask = (input: Row = {}) => bench.api.call('booking.list', input, never(), { inParts: true });

test('rows with a bare NaN arrive in parts, and name it', async () => {
  const unread = rows.map((row) => JSON.stringify({ ...row, seats: 0 }).replace('"seats":0', '"seats":NaN'));
  server.on('/booking/list', text(`{"total":6000,"data":[${unread.join(',')}]}`, 'application/json'));
  const { parts, rows: received } = await read(await ask());
  expect(parts.length).toBeGreaterThan(1);
  expect(received).toHaveLength(6_000);
  expect(received.every((row) => row.seats === null && String(row.unreadableFields) === 'seats')).toBe(true);
});

describe('the rows of a long answer come in parts, whatever its envelope', () => {
  test.each([
    ['the specification', `{"data":{"attributes":{"data":[${list}],"total":6000}}}`],
    ['the total first', `{"total":6000,"data":[${list}]}`],
    ['a byte order mark and spaces', `\ufeff {\n "results" : [ ${list} ],\n "total" : 6000 }`],
    ['wrapped rows', `{"total":6000,"edges":[${rows.map((row) => `{"node":${JSON.stringify(row)}}`).join(',')}]}`],
    ['rows by number', `{"total":6000,"data":{${rows.map((row, at) => `"${at}":${JSON.stringify(row)}`).join(',')}}}`],
  ])('%s', async (_name, body) => {
    server.on('/booking/list', text(body, 'application/json'));
    const { parts, rows: found, last } = await read(await ask());
    expect(parts.length).toBeGreaterThan(2);
    expect(found).toHaveLength(rows.length);
    expect(found.map(({ id, bookingNumber, notes }) => ({ id, bookingNumber, notes }))).toEqual(rows);
    expect(last).toMatchObject({ total: 6000, isComplete: true });
  });

  test('a plain list, as the same call reads it at once', async () => {
    server.on('/booking/list', text(`[${list}]`, 'application/json'));
    const [whole, { rows: found }] = [await bench.api.call('booking.list', {}, never()), await read(await ask())];
    expect(found).toEqual(whole.ok ? (whole.value as PageInParts<Row>).rows : []);
  });
});

test('answers that refer to parts behind their rows, or have another charset, are read at once', async () => {
  const linked = rows.map(({ id }) => ({
    id,
    attributes: {},
    relationships: { event: { data: { id: 4, type: 'e' } } },
  }));
  const body = { data: linked, included: [{ id: 4, type: 'e', attributes: { name: 'Sprint' } }] };
  server.on('/booking/list', text(JSON.stringify(body), 'application/json'));
  const joined = await read(await ask());
  expect(joined.parts).toHaveLength(1);
  expect(joined.rows.at(-1)).toMatchObject({ eventName: 'Sprint' });
  server.on('/booking/list', text(Buffer.from(`[${list}]`, 'utf16le'), 'application/json; charset=utf-16le'));
  const wide = await read(await ask());
  expect(wide.parts).toHaveLength(1);
  expect(wide.rows).toHaveLength(rows.length);
});

describe('an answer that is damaged behind its first rows fails, and says so as the last part', () => {
  test.each([
    ['no JSON', `{"data":[${list},{"id":1 "a":2},${list}]}`],
    ['a comma too many', `{"data":[${list},]}`],
    ['no end', `{"data":[${list}`],
    ['something behind the end', `{"data":[${list}]}]`],
    ['a second list of that name', `{"data":[${list}],"data":[{"id":1}]}`],
    ['another list that is the rows', `{"items":[${list}],"data":[{"id":1}]}`],
    ['a value that is no record', `{"data":[${list},5,${list}]}`],
    ['nesting without an end', `{"data":[${list},{"a":${'['.repeat(5_000)}`],
  ])('%s', async (_name, body) => {
    server.on('/booking/list', text(body, 'application/json'));
    const { failure } = await read(await ask());
    expect(failure && failureIn(failure)).toMatchObject({ kind: 'unexpected', code: 'bad-answer' });
  });

  test('a connection that breaks off', async () => {
    server.on('/booking/list', breakOff(`{"data":[${list}`, 9_999_999));
    const { failure } = await read(await ask());
    expect(failure && failureIn(failure)).toMatchObject({ kind: 'network' });
  });
});

test('a part of another user’s session is not given out', async () => {
  server.on('/booking/list', text(`{"data":[${list}]}`, 'application/json'));
  const result = await ask();
  bench.turn += 1;
  const { parts, failure } = await read(result);
  expect(parts).toHaveLength(1);
  expect(failure && failureIn(failure)).toMatchObject({ code: 'signed-out' });
});
