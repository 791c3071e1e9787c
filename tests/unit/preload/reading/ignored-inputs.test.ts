import { createAnswerChecker } from '@contract/reading/answer-checker';
import { holdRows, ignoredInputs, matchesInput, rowsMatching } from '@contract/reading/ignored-inputs';
import { identitiesOf, isOfAnother } from '@contract/reading/input-verdict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const page = (rows: readonly Readonly<Record<string, unknown>>[]) => ({ rows, isComplete: false });
const booking = (id: number, more: object = {}) => ({
  id,
  bookingNumber: `BK-${id}`,
  userId: 7,
  userName: 'Lefty Okafor',
  bookingStatus: 'confirmed',
  ...more,
});

describe('comparing an answer with its request', () => {
  it('finds rows of other users', () => {
    const rows = [booking(1), booking(2, { userId: '8' })];
    expect(ignoredInputs({ userId: '7', page: 1, perPage: 50 }, page(rows))).toEqual(['userId']);
    expect(rowsMatching(rows, { userId: '7' })).toEqual([rows[0]]);
  });

  it('takes a number and its text for the same id', () => {
    expect(ignoredInputs({ userId: '7' }, page([booking(1), booking(2, { userId: '7' })]))).toEqual([]);
  });

  it('finds nothing if the rows do not have the field', () => {
    expect(ignoredInputs({ trackId: 3 }, page([booking(1)]))).toEqual([]);
    expect(matchesInput(booking(1), { trackId: 3 })).toBe(true);
  });

  it('learns nothing from an empty id, but a filter asks for the field itself', () => {
    const rows = [booking(1, { eventId: null, bookingStatus: null })];
    expect(ignoredInputs({ eventId: 27 }, page(rows))).toEqual([]);
    expect(rowsMatching(rows, { eventId: 27 })).toEqual(rows);
    expect(rowsMatching(rows, { filters: { bookingStatus: ['confirmed'] } })).toEqual([]);
  });

  it('finds rows that contradict a filter, with any case and separators of its words', () => {
    const input = { filters: { bookingStatus: ['partially_refunded'] } };
    expect(ignoredInputs(input, page([booking(1, { bookingStatus: 'Partially Refunded' })]))).toEqual([]);
    expect(ignoredInputs(input, page([booking(1)]))).toEqual(['filters.bookingStatus']);
  });

  it('reads ranges of days', () => {
    const input = { filters: { bookingDate: ['2026-05-01..2026-05-31'] } };
    expect(ignoredInputs(input, page([booking(1, { bookingDate: '2026-05-31T23:00:00Z' })]))).toEqual([]);
    expect(ignoredInputs(input, page([booking(1, { bookingDate: '2026-06-02T00:00:00Z' })]))).toEqual([
      'filters.bookingDate',
    ]);
    expect(ignoredInputs(input, page([booking(1, { bookingDate: '2026-06-01' })]))).toEqual(['filters.bookingDate']);
  });

  it('takes no time near an end of a range for one outside, because the server’s zone decides its day', () => {
    const input = { filters: { bookingDate: ['2026-05-16..2026-05-16'] } };
    const rows = [
      booking(1, { bookingDate: '2026-05-17T03:30:00Z' }),
      booking(2, { bookingDate: '2026-05-15T15:00:00Z' }),
    ];
    expect(ignoredInputs(input, page(rows))).toEqual([]);
    expect(holdRows(rows, input)).toMatchObject({ rows, others: 0 });
  });

  it('compares yes and no in any notation', () => {
    const input = { filters: { isActive: ['Yes'] } };
    expect(ignoredInputs(input, page([booking(1, { isActive: true })]))).toEqual([]);
    expect(ignoredInputs(input, page([booking(1, { isActive: false })]))).toEqual(['filters.isActive']);
  });

  it('finds numbers, moments and texts in the wrong order', () => {
    const by = (sortColumn: string, values: readonly unknown[], sort = 'asc') =>
      ignoredInputs({ sort, sortColumn }, page(values.map((value, id) => booking(id, { [sortColumn]: value }))));
    expect(by('ticketCount', [1, 2, 10])).toEqual([]);
    expect(by('ticketCount', [1, 10, 2])).toEqual(['sort']);
    expect(by('total', ['9.50', '10.00', '100.00'])).toEqual([]);
    expect(by('eventDate', ['2026-05-02', '2026-05-01'], 'desc')).toEqual([]);
    expect(by('eventDate', ['2026-05-02', '2026-05-01'])).toEqual(['sort']);
    expect(by('userName', ['Ana', 'Émile', 'Ben', 'Zoe', 'Max', 'Ada'])).toEqual(['sort']);
    expect(by('userName', ['ana', 'Ben', 'émile', 'Zoe', null])).toEqual([]);
  });

  it('accepts words in the server’s own order if equal ones are adjacent', () => {
    const rows = ['pending', 'pending', 'confirmed', 'cancelled', 'cancelled'];
    expect(
      ignoredInputs(
        { sort: 'asc', sortColumn: 'bookingStatus' },
        page(rows.map((bookingStatus, id) => booking(id, { bookingStatus }))),
      ),
    ).toEqual([]);
  });

  it('does not judge the order of amounts of several currencies', () => {
    const rows = [booking(1, { total: '20.00', currency: 'USD' }), booking(2, { total: '5.00', currency: 'CAD' })];
    expect(ignoredInputs({ sort: 'asc', sortColumn: 'total' }, page(rows))).toEqual([]);
  });

  it('treats a search as ignored only if no row matches or the rows equal those without a search', () => {
    const plain = [booking(1), booking(2, { userName: 'Ana Ruiz' })];
    expect(ignoredInputs({ q: 'zzz' }, page(plain))).toEqual(['q']);
    expect(ignoredInputs({ q: 'ana' }, page(plain))).toEqual([]);
    expect(ignoredInputs({ q: 'ana' }, page(plain), { plain })).toEqual(['q']);
    // The server matched a field that it does not send.
    expect(ignoredInputs({ q: '4T1BF' }, page([booking(9)]), { plain })).toEqual([]);
    expect(
      ignoredInputs({ q: '(555) 010-9999' }, page([booking(1, { userPhone: '+15550109999' }), booking(2)])),
    ).toEqual([]);
  });

  it('remembers first pages and finds that a later one is the same', () => {
    const memory = createAnswerChecker();
    const first = page([booking(1), booking(2)]);
    expect(memory.check('booking.list', { page: 1, perPage: 2 }, first).ignored).toBeUndefined();
    expect(memory.check('booking.list', { page: 2, perPage: 2 }, page([booking(3)])).ignored).toBeUndefined();
    expect(memory.check('booking.list', { page: 2, perPage: 2 }, first).ignored).toEqual(['page']);
    expect(memory.check('booking.list', { q: 'lefty', page: 1, perPage: 2 }, first).ignored).toBeUndefined();
    memory.clear();
    expect(memory.check('booking.list', { page: 2, perPage: 2 }, first).ignored).toBeUndefined();
  });

  it('never throws for any rows and input', () => {
    expect(ignoredInputs({ toString: 0, constructor: 'x' }, page([{}]))).toEqual([]);
    const record = fc.dictionary(fc.string(), fc.jsonValue());
    fc.assert(
      fc.property(record, fc.array(record, { maxLength: 6 }), (input, rows) => {
        const ignored = ignoredInputs(input, page(rows));
        expect(ignored.every((aspect) => typeof aspect === 'string')).toBe(true);
        expect(rowsMatching(rows, input).every((row) => matchesInput(row, input))).toBe(true);
      }),
    );
  });

  it('finds nothing in rows that match the input and its order', () => {
    const row = fc.record({ id: fc.nat(), ticketCount: fc.nat(50), userId: fc.constantFrom(1, 2, 3) });
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 30 }),
        fc.constantFrom(1, 2, 3),
        fc.boolean(),
        (rows, userId, descending) => {
          const matching = rows
            .filter((each) => each.userId === userId)
            .toSorted((one, other) =>
              descending ? other.ticketCount - one.ticketCount : one.ticketCount - other.ticketCount,
            );
          const input = { userId, sort: descending ? 'desc' : 'asc', sortColumn: 'ticketCount' };
          expect(ignoredInputs(input, page(matching))).toEqual([]);
        },
      ),
    );
  });
});

describe('rows are held against the record that they belong to', () => {
  const parent = { id: 500, bookingNumber: 'K7P2X', userId: 7, trackId: 500, code: 'alt-9', _id: 'x1', total: '9.00' };
  const identities = { bookingId: identitiesOf(parent, 'bookingId') };
  const held = (rows: readonly Readonly<Record<string, unknown>>[], input: object = { bookingId: 500 }) =>
    holdRows(rows, input, identities);

  it('by its own numbers and codes, never by those of what it refers to', () => {
    expect(identities.bookingId.toSorted()).toEqual(['K7P2X', 'alt-9', 'x1']);
  });

  it.each([
    [{ bookingId: 500 }],
    [{ bookingId: '500' }],
    [{ bookingId: 'k7p2x' }],
    [{ bookingNumber: 'K7P2X' }],
    [{ order: 'K7P2X' }],
    [{ reservation: { id: 500 } }],
  ])('a row that names it: %o', (row) => {
    expect(held([row])).toMatchObject({ rows: [row], others: 0, isUnnamed: false });
  });

  it.each([[{ bookingId: 501 }], [{ bookingId: 'Q1ABC' }], [{ bookingNumber: 'Q1ABC' }], [{ booking: { _id: 501 } }]])(
    'a row that names another: %o',
    (row) => {
      expect(held([row])).toMatchObject({ rows: [], others: 1 });
    },
  );

  it.each([
    [{}],
    [{ bookingId: null }],
    [{ order: 'Ana Roth' }],
    [{ bookingId: '8b0f6a3e-0000-4000-8000-000000000000' }],
    [{ bookingId: { nested: true } }],
  ])('a row that proves nothing: %o', (row) => {
    expect(held([row])).toMatchObject({ rows: [row], others: 0, isUnnamed: true });
    // Once the server is known to ignore the id, such a row may belong to anything.
    expect(held([row, { bookingId: 501 }])).toMatchObject({ rows: [], others: 1, unplaced: 1 });
  });

  it.each([1, 'r', 'R', 'CONTESTANT', { code: 1 }])('a kind that is not understood contradicts nothing: %o', (kind) => {
    const row = { id: 1, userType: kind };
    expect(held([row], { userType: 'racer' })).toMatchObject({ rows: [row], others: 0, isUnnamed: true });
    expect(ignoredInputs({ userType: 'racer' }, page([row]))).toEqual([]);
  });

  it('a known kind contradicts another one', () => {
    expect(held([{ userType: 'Spectator' }], { userType: 'racer' }).others).toBe(1);
  });
});

describe('whose record it is', () => {
  const object = (end: number) => `65f0c0ffee0000000000000${end}`;

  it('says its reference to a person, never its own id', () => {
    const own = { id: object(1), _id: object(1), userId: object(1), user: { _id: object(2), firstName: 'Ana' } };
    expect(isOfAnother(own, 'userId', object(2))).toBe(false);
    expect(isOfAnother(own, 'userId', object(3))).toBe(true);
    expect(isOfAnother({ id: object(1), userId: object(1) }, 'userId', object(3))).toBe(false);
  });

  it('is not told by values that can’t be compared', () => {
    for (const userId of ['Ana Roth', object(1), null, {}, true])
      expect(isOfAnother({ userId }, 'userId', 7)).toBe(false);
    expect(isOfAnother({ userId: 8 }, 'userId', 7)).toBe(true);
    expect(isOfAnother({ userId: 'V-8' }, 'userId', 7, ['V-7'])).toBe(true);
    expect(isOfAnother({ userId: 'V-7' }, 'userId', 7, ['V-7'])).toBe(false);
  });
});
