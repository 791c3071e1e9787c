import { fold } from '@contract/text/fold';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Field, Values } from '../../../../../../renderer/kit/area/field';
import { formatDay } from '../../../../../../renderer/kit/format/date-time';
import { fieldText } from '../../../../../../renderer/kit/format/field';
import { toTimestamp, viewerZone } from '../../../../../../renderer/kit/format/zone';
import { createInMemoryRows, orderBy, sortKeysOf } from '../../../../../../renderer/kit/list/data/in-memory-rows';
import { createSearchIndex, searchText } from '../../../../../../renderer/kit/list/data/search-index';

const words = fc.string({ unit: fc.constantFrom(...'abAB éŁß東م’`-–٣3\u202d'), maxLength: 8 });
const row = fc.record({ id: fc.integer({ min: 0, max: 99 }), name: words, note: fc.option(words) });
const none = () => undefined;

describe('type-ahead', () => {
  it('finds exactly the rows whose text contains the words', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 60 }), words, (rows, query) => {
        const marks = createSearchIndex(rows).match(query);
        const terms = fold(query).trim().split(/\s+/);
        const naive = rows.map((one) => (terms.every((word) => searchText(one).includes(word)) ? 1 : 0));
        expect([...marks]).toEqual(naive);
      }),
    );
  });

  it('finds phones, names and numbers however they are pasted', () => {
    const rows = [
      { name: 'Enzo Park', phone: '+1 405-555-0112' },
      { name: 'Mary O’Neil', phone: '\u202d(405)\u00a0555\u20110113\u202c' },
      { name: "Ann O'Neil", phone: '٠٥٥ ١٢٣ ٤٥٦٧' },
      { name: 'Straße 123', phone: null },
    ];
    const { match } = createSearchIndex(rows);
    const found = (query: string): readonly number[] =>
      [...match(query)].flatMap((mark, index) => (mark ? [index] : []));
    for (const query of [
      '\u202D+1 405 555 0112\u202C',
      '+1\u2011405\u2011555\u20110112',
      '405–555–0112',
      '٤٠٥٥٥٥٠١١٢',
      '４０５５５５０１１２',
    ])
      expect(found(query), query).toEqual([0]);
    for (const query of ['405 555 0113', '4055550113', '\u2066405-555-0113\u2069'])
      expect(found(query), query).toEqual([1]);
    for (const query of ['055 123 4567', '0551234567', '٠٥٥١٢٣٤٥٦٧']) expect(found(query), query).toEqual([2]);
    for (const query of ["O'Neil", 'O’Neil', 'O‘NEIL', 'o`neil', 'o´neil', 'Oʼneil'])
      expect(found(query), query).toEqual([1, 2]);
    for (const query of ['strasse', 'straße ١٢٣', 'Stra\u00adße\u200b']) expect(found(query), query).toEqual([3]);
  });

  it('finds no text across two values or two rows', () => {
    const index = createSearchIndex([
      { name: 'row1', next: 'end' },
      { name: '東京', list: ['Ünique', 7] },
    ]);
    expect([...index.match('row1end')]).toEqual([0, 0]);
    expect([...index.match('end東')]).toEqual([0, 0]);
    expect([...index.match('東 unique 7')]).toEqual([0, 1]);
  });

  it.each(['okafor lefty', 'LEFTY okafor', 'fty kafo', 'Okafor gate 27'])('finds a name by “%s”', (query) => {
    const rows = [
      { name: 'Sam Okafor', gate: 'Gate 27' },
      { name: 'Lefty Okafor', note: 'car 27, gate 4' },
      { name: 'Lefty Gate' },
    ];
    expect(createSearchIndex(rows).match(query)[1]).toBe(1);
    expect(createSearchIndex(rows).match(query)[2]).toBe(0);
  });

  const numbers = ['(555) 010-9999', '+15550109999', '555 010 9999', '555.010.9999', '+1 (555) 010 9999', '5550109999'];
  it.each(numbers)('finds a phone number as %s for any notation in the row', (query) => {
    const rows = [...numbers.map((phone) => ({ phone })), { phone: '(555) 010-9998' }, { day: '2026-05-16' }, {}];
    expect([...createSearchIndex(rows).match(query)]).toEqual([...numbers.map(() => 1), 0, 0, 0]);
  });

  it('finds the beginning and the end of a phone number', () => {
    const index = createSearchIndex([{ phone: '(555) 010-9999' }, { phone: '5550109999' }]);
    for (const query of ['555010', '(555) 010', '010-9999', '0109999'])
      expect([query, ...index.match(query)]).toEqual([query, 1, 1]);
  });

  it('builds its index in slices, with the same result', () => {
    const rows = Array.from({ length: 5_000 }, (_, index) => ({ name: `n${index}` }));
    const index = createSearchIndex(rows);
    let slices = 1;
    while (index.prepareNext()) slices++;
    expect(slices).toBeGreaterThan(5);
    expect(index.match('n4999').indexOf(1)).toBe(4_999);
  });
});

describe('sorting', () => {
  it('is stable, with empty values last in either direction', () => {
    const values = fc.array(fc.option(fc.oneof(fc.integer(), words), { nil: undefined }), { maxLength: 50 });
    fc.assert(
      fc.property(values, fc.boolean(), (unsorted, descending) => {
        const rows = unsorted.map((value) => ({ x: value }));
        const keys = sortKeysOf(rows, 'x', 'text');
        const order = [...orderBy(keys, descending)];
        expect([...order].sort((a, b) => a - b)).toEqual(rows.map((_, index) => index));
        const ordered = order.map((index) => keys[index]);
        const end = ordered.indexOf(undefined);
        if (end !== -1) expect(ordered.slice(end).every((one) => one === undefined)).toBe(true);
        for (let at = 1; at < order.length; at++) {
          const [before, now] = [ordered[at - 1], ordered[at]];
          if (before === undefined || now === undefined || typeof before !== typeof now) continue;
          expect(descending ? before >= now : before <= now).toBe(true);
          if (before === now) expect(order[at - 1]).toBeLessThan(order[at] ?? -1);
        }
      }),
    );
  });

  it('orders amounts by value, not by digits', () => {
    const rows = ['100.00', '9.50', '-3.00', '20.00'].map((total) => ({ total }));
    expect([...orderBy(sortKeysOf(rows, 'total', 'money'), false)]).toEqual([2, 1, 3, 0]);
  });
});

describe('a complete list', () => {
  const rows = [
    { id: 1, name: 'Zoë', status: 'paid' },
    { id: 2, name: 'Adam', status: 'unpaid' },
    { id: 3, name: 'Zora', status: 'paid' },
  ];

  it('is searched, filtered and sorted together', () => {
    const whole = createInMemoryRows(rows);
    const sort = { key: 'name', descending: true };
    expect([...whole.view({ q: 'ZO', filters: {}, sort }, none)]).toEqual([2, 0]);
    expect([...whole.view({ q: '', filters: { status: ['paid'] }, sort: undefined }, none)]).toEqual([0, 2]);
    expect([...whole.view({ q: 'zo', filters: { status: ['unpaid'] }, sort }, none)]).toEqual([]);
    expect([...whole.view({ q: '', filters: {}, sort: undefined }, none)]).toEqual([0, 1, 2]);
  });

  it('counts the values of a filter, and offers none if there are too many', () => {
    expect(createInMemoryRows(rows).facets('status')).toEqual([
      { value: 'paid', count: 2 },
      { value: 'unpaid', count: 1 },
    ]);
    const many = Array.from({ length: 100 }, (_, index) => ({ name: `n${index}` }));
    expect(createInMemoryRows(many).facets('name')).toBeUndefined();
  });
});

describe('a filter of days', () => {
  const field: Field = { key: 'at', kind: 'dateTime', filter: 'days' };
  const found = (rows: readonly Values[], range: string, own = field) => [
    ...createInMemoryRows(rows).view({ q: '', filters: { at: [range] }, sort: undefined }, () => own),
  ];

  it('finds a row by the day that the list shows, in the zone of its record', () => {
    const zones = ['America/Chicago', 'UTC', 'Asia/Tokyo', 'Mars/Olympus', 'Central Standard Time'];
    const rows = zones.map((timezone) => ({ at: '2026-05-17T03:30:00Z', timezone }));
    for (const day of ['2026-05-16', '2026-05-17']) {
      const shown = rows.flatMap((row, index) => (fieldText(field, row).includes(formatDay(day)) ? [index] : []));
      expect(found(rows, `${day}..${day}`)).toEqual(shown);
    }
    expect(found(rows, '2026-05-16..2026-05-16')).toEqual([0, 4]);
  });

  it('takes the column’s zone for rows without one, and else the viewer’s', () => {
    const evening = toTimestamp('2026-05-16', 22 * 60 + 30, viewerZone()) ?? 0;
    const rows = [{ at: new Date(evening).toISOString() }, { at: '2026-05-17T03:30:00Z', timezone: 'Asia/Tokyo' }];
    expect(found(rows, '2026-05-16..2026-05-16')).toEqual([0]);
    const noZone = [{ at: '2026-05-17T03:30:00Z' }];
    expect(found(noZone, '2026-05-16..2026-05-16', { ...field, zone: 'America/Chicago' })).toEqual([0]);
    expect(found(noZone, '2026-05-16..2026-05-16', { ...field, zone: 'Asia/Tokyo' })).toEqual([]);
  });

  it('takes a day, and a time without a zone, as written', () => {
    const rows = ['2026-05-16', '2026-05-16T23:30:00', '2026-05-17T00:00:00'].map((at) => ({
      at,
      timezone: 'Asia/Tokyo',
    }));
    expect(found(rows, '2026-05-16..2026-05-16')).toEqual([0, 1]);
  });
});

it('finds a row by each value of a field that has several', () => {
  const unsorted = createInMemoryRows([{ roles: ['admin', 'support'] }, { roles: ['admin'] }, { roles: [] }]);
  expect(unsorted.facets('roles')).toEqual([
    { value: 'admin', count: 2 },
    { value: 'support', count: 1 },
  ]);
  expect([...unsorted.view({ q: '', filters: { roles: ['support'] }, sort: undefined }, () => undefined)]).toEqual([0]);
});
