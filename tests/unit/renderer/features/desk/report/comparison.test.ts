/** Two events side by side: which is proposed, what is compared, and what is said not to be comparable. */
import type { Event } from '@contract/entities/event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { comparisonSections, type EventFacts } from '../../../../../../renderer/features/desk/report/comparison';
import { notOverNotes, proposedEvent } from '../../../../../../renderer/features/desk/report/comparison-dialog';
import { cellText } from '../../../../../../renderer/features/desk/report/report';
import { figuresRequest } from '../../../../../../renderer/features/desk/report/report-file';
import { text as anyText, type Text } from '../../../../../../renderer/kit/format/text';
import { changeLanguage } from '../../../../../../renderer/locales';

const text: Text = (key, params) => anyText(key.includes(':') ? key : `desk:${key}`, params);
beforeAll(() => changeLanguage('en'));
beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-06-01T00:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const event = (id: number, name: string, startDate: string, trackId = 1) =>
  ({ id, name, startDate, endDate: startDate, timezone: 'UTC', trackId }) as unknown as Event;
const now = Date.parse('2026-05-20T00:00:00Z');
const spring = event(5, 'Spring Shootout 2026', '2026-05-16');

test('the same event last year is proposed before the same title at another time and another event at the track', () => {
  const lastYear = event(1, 'Spring Shootout 2025', '2025-05-17', 2);
  const autumn = event(2, 'Spring Shootout', '2025-10-01');
  const track = event(3, 'Test and Tune', '2026-04-01');
  const next = event(4, 'Spring Shootout 2027', '2027-05-16');
  expect(proposedEvent(spring, [track, next, autumn, lastYear, spring], now)?.id).toBe(1);
  expect(proposedEvent(spring, [track, next, autumn], now)?.id).toBe(2);
  expect(proposedEvent(spring, [track, next], now)?.id).toBe(3);
  expect(proposedEvent(spring, [next, event(6, 'Other', '2026-02-01', 9)], now)).toBeUndefined();
});

const bookings = (currency: string, dates: readonly string[]) =>
  dates.map((bookingDate, index) => ({
    ...{ id: index + 1, bookingNumber: `B-${index}`, bookingDate, currency, total: '30.00' },
    ...{ paymentStatus: 'paid', paymentMethod: 'card', bookingStatus: 'confirmed' },
  }));
const tickets = (rows: readonly object[]) => rows.map((row, index) => ({ id: index + 1, status: 'valid', ...row }));
const facts = (more: object = {}): EventFacts =>
  ({
    ...{ event: spring, name: 'Spring', areBookingsWhole: true, areTicketsWhole: true, transactions: [], entries: [] },
    bookings: bookings('USD', ['2026-05-16T10:00:00Z', '2026-05-13T10:00:00Z', '2026-01-01T10:00:00Z']),
    tickets: tickets([{ ticketType: 'racer', className: 'Pro', status: 'used' }, { ticketType: 'racer' }]),
    ...more,
  }) as unknown as EventFacts;

const compared = (one: EventFacts, other: EventFacts) => {
  const sections = comparisonSections([one, other], { text, source: '' });
  return Object.fromEntries(
    sections.map((section) => [
      section.name,
      {
        ...section,
        shown: Object.fromEntries(
          section.rows.map(({ cells: [name = '', ...cells] }) => [
            cellText(name, text),
            cells.map((cell) => cellText(cell, text)),
          ]),
        ),
      },
    ]),
  );
};

test('bookings are counted by the days before the event at its own place', () => {
  const other = facts({ bookings: bookings('USD', ['2026-05-01T10:00:00Z', 'soon']), areBookingsWhole: false });
  const { daysBefore } = compared(facts(), other);
  expect(daysBefore?.shown).toEqual({
    '61 days before or earlier': ['1', 'Not known'],
    '60 to 31 days before': ['0', 'Not known'],
    '30 to 15 days before': ['0', 'At least 1'],
    '14 to 8 days before': ['0', 'Not known'],
    '7 to 4 days before': ['0', 'Not known'],
    '3 to 1 days before': ['1', 'Not known'],
    "On the event's days": ['1', 'Not known'],
    'Day not known': ['0', 'At least 1'],
    Total: ['3', 'At least 2'],
  });
  expect(daysBefore?.notes).toEqual(["Spring wasn't loaded completely, so its figures are too low."]);
});

test('a span that is not over has no exact figure, in its table, its chart and its file, and its event is named', () => {
  vi.useFakeTimers({ now: Date.parse('2026-05-10T12:00:00Z'), toFake: ['Date'] });
  const lastYear = {
    ...{ event: event(1, 'Spring 2025', '2025-05-17'), name: 'Spring 2025' },
    bookings: bookings('USD', ['2025-01-01T10:00:00Z', '2025-05-08T10:00:00Z', '2025-05-16T10:00:00Z']),
  };
  const one = facts({ bookings: bookings('USD', ['2026-05-02T10:00:00Z', '2026-05-09T10:00:00Z']) });
  const { daysBefore, classes } = compared(one, facts(lastYear));
  expect(daysBefore?.shown).toEqual({
    '61 days before or earlier': ['0', '1'],
    '60 to 31 days before': ['0', '0'],
    '30 to 15 days before': ['0', '0'],
    '14 to 8 days before': ['1', '1'],
    '7 to 4 days before': ['At least 1', '0'],
    '3 to 1 days before': ['Not known', '1'],
    "On the event's days": ['Not known', '0'],
    Total: ['2', '3'],
  });
  expect(daysBefore?.chart?.plot.labels.at(-1)).toBe('7 to 4 days before');
  expect(daysBefore?.chart?.table.rows.at(-1)).toEqual(['7 to 4 days before', 'At least 1', '0']);
  const note = "Spring isn't over yet. Its figures are those so far, and of days to come nothing is known.";
  // It is said once, not with each of the figures.
  expect([daysBefore?.notes, classes?.notes]).toEqual([[], []]);
  expect(notOverNotes([one, facts(lastYear)], text)).toEqual([note]);
  const figures = {
    title: '',
    event: {},
    notes: [note, '10 rows are left out.'],
    isPending: false,
    asOf: 1,
    copy: undefined,
  };
  const { source, columns } = figuresRequest({ ...figures, sections: daysBefore ? [daysBefore] : [] }, text);
  expect('rows' in source && source.rows).toContainEqual(
    expect.objectContaining({
      row: '3 to 1 days before',
      figure: 'Spring',
      value: '',
      notes: `${note} 10 rows are left out.`,
    }),
  );
  // Amounts are sent as texts.
  expect(columns.filter(({ cell }) => cell)).toMatchObject([{ key: 'value', cell: { kind: 'number' } }]);
});

test('a span is over once its last day is, wherever the event may be', () => {
  const spans = (timezone: string | null, now: string) => {
    vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] });
    const one = facts({ event: { ...spring, timezone }, bookings: [] });
    return compared(one, one).daysBefore?.shown['7 to 4 days before']?.[0];
  };
  // Four days before is the 12th.
  expect(spans('America/Chicago', '2026-05-13T04:59:00Z')).toBe('Not known');
  expect(spans('America/Chicago', '2026-05-13T05:00:00Z')).toBe('0');
  expect(spans(null, '2026-05-13T11:00:00Z')).toBe('Not known');
  expect(spans(null, '2026-05-13T13:00:00Z')).toBe('0');
});

test('an event without scans has no no-show rate and is named', () => {
  const { attendance } = compared(facts(), facts({ tickets: tickets([{ ticketType: 'racer' }]), name: 'Autumn' }));
  expect(attendance?.shown['No-show rate']).toEqual(['50%', 'Not known']);
  expect(attendance?.notes.join()).toMatch(/No ticket of Autumn was scanned/);
});

test('classes are compared by their names, however they are written', () => {
  const other = facts({ tickets: tickets([{ className: 'PRO' }, { className: 'Street' }]) });
  expect(compared(facts(), other).classes?.shown).toEqual({ Pro: ['1', '1'], Street: ['0', '1'] });
});

test('money per head is given in each currency, and amounts in different currencies are not compared', () => {
  const euros = facts({ bookings: bookings('EUR', ['2026-05-01T10:00:00Z']) });
  const { perHead } = compared(facts(), euros);
  expect(perHead?.shown).toEqual({
    'Per ticket of a person, EUR': ['None in this currency', '€15.00'],
    'Per ticket of a person, USD': ['$45.00', 'None in this currency'],
  });
  expect(perHead?.notes).toEqual(["The events are in different currencies and can't be compared."]);
  const open = compared(facts(), facts({ areTicketsWhole: false, transactions: undefined }));
  expect(open.perHead?.shown['Per ticket of a person, USD']).toEqual(['$45.00', 'Not known']);
  expect(open.perHead?.notes).toHaveLength(1);
});
