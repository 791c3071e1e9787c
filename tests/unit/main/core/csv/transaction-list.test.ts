/** The list of transactions has the rows of the server's file, in every form and on servers with other names. */
import type { Page } from '@contract/endpoint';
import { afterEach, describe, expect, it } from 'vitest';
import { type DialectName, dialectNames } from '../../../../../mocks/server/dialects/index';
import { startMockServer } from '../../../../../mocks/server/start';
import { attributes, json, startFaultServer, text } from '../../../../support/fault-server';
import { may } from '../../../mocks/client';
import { benchFor, failureIn, never } from '../call/call-harness';

type Row = Readonly<Record<string, unknown>>;
const path = '/booking/transaction-generate-csv';
const closing: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

/** A server whose CSV call answers so, and an app that is signed in. */
const answering = async (body: unknown) => {
  const server = await startFaultServer();
  closing.push(() => server.close());
  server.on(path, typeof body === 'string' ? text(body, 'text/csv') : json(attributes(body)));
  const { api } = benchFor(server.url);
  const call = (input: object = {}) => api.call('transaction.list', input, never());
  const page = async (input?: object): Promise<Page<Row>> => {
    const result = await call(input);
    if (!result.ok) throw new Error(JSON.stringify(result.failure));
    return result.value as Page<Row>;
  };
  return { server, call, page, rows: async (input?: object) => (await page(input)).rows };
};

const csv =
  'Transaction No,Type,Amount,Currency,Order No,Paid at,Gate\r\nT1,payment,12.50,USD,BK-1,2026-05-16T13:30:00Z,B\r\n';
const first = {
  transactionNumber: 'T1',
  type: 'payment',
  amount: '12.50',
  currency: 'USD',
  bookingNumber: 'BK-1',
  processedAt: '2026-05-16T13:30:00Z',
  gate: 'B',
};

describe('the rows of a file', () => {
  it.each([
    ['the text itself', csv],
    ['text in JSON', csv.replaceAll('\r\n', '\n')],
    ['an object with text', { csv }],
    ['base64', { fileName: 'x.csv', base64: Buffer.from(csv).toString('base64') }],
    [
      'rows',
      [
        {
          transactionNo: 'T1',
          type: 'PAYMENT',
          amount: '12.50',
          currency: 'USD',
          orderNo: 'BK-1',
          paidAt: '2026-05-16T13:30:00Z',
          gate: 'B',
        },
      ],
    ],
  ])('have the names that screens know, from %s', async (_form, body) => {
    const { page, server } = await answering(body);
    const { rows, total, isComplete } = await page({ page: 1, perPage: 2_000, q: 'x' });
    expect(rows).toMatchObject([first]);
    expect([total, isComplete]).toEqual([1, true]);
    // The server's call gets neither paging nor a search.
    expect(server.hits.map(({ body: sent }) => JSON.parse(sent))).toEqual([{}]);
  });

  it('come from the address of a file, too', async () => {
    const { rows, server } = await answering({ url: '/exports/1.csv' });
    server.on('/exports/1.csv', text(csv, 'text/csv'));
    expect(await rows()).toMatchObject([first]);
  });

  it('keep columns that repeat or have no name', async () => {
    const { rows } = await answering('id,gate,gate,\n1,a,b,c\n');
    expect(await rows()).toMatchObject([{ id: '1', gate: 'a', 'gate 2': 'b', 'column 4': 'c' }]);
  });

  it('have an id each, although a payment and its refund share their number', async () => {
    const { rows } = await answering('id,type,amount\n7,payment,5.00\n7,refund,-5.00\n,fee,1.00\n8,payment,2.00\n');
    expect(await rows()).toMatchObject([
      { id: 'row-1', transactionNumber: '7', type: 'payment' },
      { id: 'row-2', transactionNumber: '7', type: 'refund', refundAmount: '5.00' },
      { id: 'row-3', type: 'fee' },
      { id: '8', type: 'payment' },
    ]);
  });

  it('have exact amounts from a file with semicolons, decimal commas and other titles', async () => {
    const { rows } = await answering(
      '\uFEFFOrder No;Paid at;Kind;State;Currency Code;Gateway fee;Gross\r\n' +
        'B-1;2026-11-21T10:00:00Z;Payment;SUCCESS;EUR;12,5;1.234,50\r\n' +
        'B-2;1795255200;payment;Succeeded ;EUR;0,40;1.234\r\n' +
        'B-3;;payment;succeeded;EUR;;20\r\n' +
        'B-1;;refund;succeeded;EUR;;-34,50\r\n' +
        'B-2;;refund;succeeded;EUR;;-1.000\r\n',
    );
    expect(await rows()).toMatchObject([
      { bookingNumber: 'B-1', amount: '1234.50', fee: '12.5', processedAt: '2026-11-21T10:00:00Z', currency: 'EUR' },
      { bookingNumber: 'B-2', amount: '1234', fee: '0.40', processedAt: '2026-11-21T10:00:00Z', status: 'succeeded' },
      { amount: '20', type: 'payment' },
      { amount: '-34.50', type: 'refund', refundAmount: '34.50' },
      { amount: '-1000', type: 'refund', refundAmount: '1000' },
    ]);
  });

  it('have exact amounts from a file made for people', async () => {
    const { rows } = await answering(
      'Transaction,Date,Type,Amount,Fee\n' +
        'T-1,2026-11-21,Payment,"$1,234.50",$36.10\n' +
        'T-2,2026-11-21,Payment,$20,\n' +
        'T-1,2026-11-22,Refund,($34.50),\n',
    );
    expect(await rows()).toMatchObject([
      { amount: '1234.50', fee: '36.10', currency: '$' },
      { amount: '20', currency: '$' },
      { amount: '-34.50', refundAmount: '34.50', currency: '$' },
    ]);
  });

  it('are refused if the file is torn, a page, or too long', async () => {
    for (const body of ['id,amount\n1,"2', '<html>\n</html>', 'a,b\n1,2,3\n'])
      expect(failureIn(await (await answering(body)).call())?.code).toMatch(/^(bad-answer|not-served)$/);
    const long = await answering(`id\n${'1\n'.repeat(500_001)}`);
    expect(failureIn(await long.call())).toMatchObject({ code: 'too-many-rows', about: { limit: 500_000 } });
  });
});

describe('a list for one event', () => {
  const file = 'id,bookingNumber,amount\n1,BK-1,5.00\n2,BK-2,6.00\n3,,7.00\n';
  const bookings = json(attributes({ data: [{ id: 1, bookingNumber: 'BK-1', eventId: 27 }], total: 1 }));

  it('shows rows of bookings of other events, if the server ignored the event', async () => {
    const { page, server } = await answering(file);
    server.on('/booking/list', bookings);
    const { rows, ignored } = await page({ eventId: 27 });
    expect(ignored).toEqual(['eventId']);
    expect(rows.map((row) => [row.bookingNumber, row.eventId])).toEqual([
      ['BK-1', 27],
      ['BK-2', ''],
      [null, undefined],
    ]);
  });

  it('does the same for a track', async () => {
    const { page, server } = await answering(file);
    server.on('/booking/list', json(attributes({ data: [{ id: 1, bookingNumber: 'BK-2', trackId: 3 }], total: 1 })));
    const { rows, ignored } = await page({ trackId: 3 });
    expect([rows.map(({ trackId }) => trackId), ignored]).toEqual([['', 3, undefined], ['trackId']]);
  });

  it('has no doubt if all bookings are those of the event, or the rows name it', async () => {
    const { page, server } = await answering('id,bookingNumber\n1,BK-1\n');
    server.on('/booking/list', bookings);
    expect((await page({ eventId: 27 })).ignored).toBeUndefined();
    const named = await answering('id,eventId\n1,27\n2,28\n');
    expect((await named.page({ eventId: 27 })).ignored).toEqual(['eventId']);
    expect(named.server.hits).toHaveLength(1);
  });
});

const listOn = async (dialect?: DialectName): Promise<readonly Row[]> => {
  const server = await startMockServer({ rows: 120, now: () => may, ...(dialect ? { dialect } : {}) });
  closing.push(() => server.close());
  const bench = benchFor(server.url);
  const signedIn = await fetch(`${server.url}/auth/logIn`, {
    method: 'POST',
    body: JSON.stringify({ email: 'admin@pitwall.example', password: 'pitwall' }),
    headers: { 'content-type': 'application/json' },
  });
  bench.token = /demo-access-[0-9a-f-]{36}/.exec(await signedIn.text())?.[0];
  const result = await bench.api.call('transaction.list', {}, never());
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return (result.value as Page<Row>).rows;
};

/** What must be the same on every server. Amounts in cents have no unit in a file, so they may stay unread. */
const fact = (row: Row): string =>
  ['type', 'status', 'bookingNumber', 'eventName', 'currency'].map((name) => String(row[name] ?? '')).join(' | ');
const amountOf = ({ amount }: Row): number | undefined => (typeof amount === 'string' ? Number(amount) : undefined);

it.each(dialectNames)('has the same rows on a server of the dialect %s', async (name) => {
  const [plain, other] = [await listOn(), await listOn(name)];
  expect(plain.length).toBeGreaterThan(100);
  const different = other.filter((row, at) => fact(row) !== fact(plain[at] ?? {}));
  expect([other.length, different.slice(0, 3)]).toEqual([plain.length, []]);
  const amounts = other.map(amountOf);
  const wrong = amounts.filter((amount, at) => amount !== undefined && amount !== amountOf(plain[at] ?? {}));
  expect(wrong).toEqual([]);
  expect(amounts.includes(undefined)).toBe(name === 'cents');
});
