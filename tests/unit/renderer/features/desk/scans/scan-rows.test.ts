/** The scans of an event as rows, and what they add up to: the same on two computers whose logs were merged. */
import type { LogEntry, ScanSubject } from '@contract/event-log/entry';
import { scanRowsOf } from '@contract/event-log/scans';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startOfToday } from '../../../../../../renderer/event/scan/gate-counts';
import { countHours, countScans, countTypes, daysOf } from '../../../../../../renderer/features/desk/scans/scan-counts';
import { scanFileRows, scanValues } from '../../../../../../renderer/features/desk/scans/scan-rows';
import { text } from '../../../../../../renderer/kit/format/text';

const desk = (key: string, params?: Readonly<Record<string, string | number>>) => text(`desk:${key}`, params);
const uuid = (last: number): string => `5f0f7f4e-0d5b-4a3e-8f43-${String(last).padStart(12, '0')}`;
const own = uuid(1_000_001);
const other = uuid(1_000_002);

interface Details {
  readonly gate?: string;
  readonly computer?: string;
  readonly subject?: ScanSubject;
  readonly verdict?: string;
  readonly open?: readonly string[];
}

const scan = (id: number, at: string, { gate = 'Gate 2', computer = own, ...more }: Details = {}): LogEntry => ({
  ...{ kind: 'scan', id: uuid(id), event: '12', at, gate, computer, by: 'Dana' },
  ...{ code: `TK-${id}`, direction: 'in', answer: 'valid', verdict: 'valid', open: [], ...more },
});
const admitted = (id: number, of: number, decision: 'admitted' | 'turned-away' = 'admitted'): LogEntry => ({
  ...{
    kind: 'decision',
    id: uuid(id),
    event: '12',
    at: '2026-05-16T23:59:00.000Z',
    gate: '',
    computer: own,
    by: 'Dana',
  },
  ...{ scan: uuid(of), decision },
});
const words = {
  text: desk,
  timezone: 'America/Chicago',
  isOwn: ({ computer }: LogEntry) => computer === own,
};
const valuesOf = (entries: readonly LogEntry[]) => scanValues(scanRowsOf(entries), words);

describe('the rows', () => {
  it('have the day at the event, the ticket, the computer and why the gate answered so', () => {
    const subject = { ticketId: '9', ticketNumber: 'TK-9', bookingId: '7', holder: 'Zoe Vale', ticketType: 'racer' };
    const entries = [
      scan(1, '2026-05-17T03:30:00.000Z', { subject, verdict: 'refunded', open: ['owed'] }),
      scan(2, '2026-05-17T05:00:00.000Z', { computer: other }),
      admitted(3, 1),
    ];
    const [late, night] = valuesOf(entries);
    expect(night).toMatchObject({
      ...{ ...subject, day: '2026-05-16', decision: 'admitted', why: 'Refunded; Owed', computer: 'This computer' },
      ...{ gate: 'Gate 2', by: 'Dana', timezone: 'America/Chicago' },
    });
    expect(late).toMatchObject({ day: '2026-05-17', decision: '', why: '', computer: 'Other (5f0f)' });
  });

  it('keep the local hour over the change of clocks', () => {
    const at = [
      '2026-03-08T07:59:00.000Z',
      '2026-03-08T08:00:00.000Z',
      '2026-11-01T06:30:00.000Z',
      '2026-11-01T07:30:00.000Z',
    ];
    const rows = scanRowsOf(at.map((time, index) => scan(index + 1, time)));
    const hoursOf = (day: string) => countHours(rows, { day, timezone: 'America/Chicago', noGate: 'No gate' })?.labels;
    expect(hoursOf('2026-03-08')).toEqual(['1:00 AM', '2:00 AM', '3:00 AM']);
    // 1:30 AM twice.
    expect(hoursOf('2026-11-01')).toEqual(['1:00 AM']);
  });

  it('are words in a file', () => {
    const [row] = scanFileRows(scanRowsOf([scan(1, '2026-05-16T12:00:00.000Z'), admitted(2, 1)]), words);
    expect(row).toMatchObject({ answer: 'Valid', decision: 'Admitted', direction: 'In' });
  });
});

describe('the counts', () => {
  const entries = [
    scan(1, '2026-05-16T14:02:00.000Z', { subject: { ticketId: '1', ticketType: 'racer' } }),
    scan(2, '2026-05-16T14:40:00.000Z', { gate: '', subject: { ticketId: '2', ticketType: 'crew' } }),
    scan(3, '2026-05-16T15:10:00.000Z', { subject: { ticketId: '3', ticketType: 'racer' } }),
    scan(4, '2026-05-17T14:00:00.000Z'),
    ...[admitted(5, 1), admitted(6, 2), admitted(7, 3, 'turned-away')],
  ];
  const rows = scanRowsOf(entries);
  const firstDay = '2026-05-16T05:00:00.000Z';

  it('count only those of today as inside, as the gate does', () => {
    const next = '2026-05-17T05:00:00.000Z';
    expect(countScans(rows, next)).toEqual({ scans: 4, admitted: 2, turnedAway: 1, inside: 0 });
    expect(countTypes(rows, next).map(({ inside }) => inside)).toEqual([0, 0, 0]);
  });

  it.each([
    ['counts on at night', '2026-11-22T07:59:00Z', '2026-11-21T06:00:00.000Z'],
    ['begins again before the gates open', '2026-11-22T12:00:00Z', '2026-11-22T06:00:00.000Z'],
  ])('%s', (_what, now, start) => {
    const event = { startDate: '2026-11-21', endDate: '2026-11-21', timezone: 'America/Chicago' };
    expect(startOfToday(event, Date.parse(now))).toBe(start);
    // Without the event's days, only midnight is known.
    expect(startOfToday({ timezone: event.timezone }, Date.parse(now))).toBe('2026-11-22T06:00:00.000Z');
  });

  it('tell admitted from turned away, and count who is inside, in all and by type', () => {
    expect(countScans(rows, firstDay)).toEqual({ scans: 4, admitted: 2, turnedAway: 1, inside: 2 });
    expect(countTypes(rows, firstDay).map(({ type, scans, inside }) => [type, scans, inside])).toEqual([
      ['racer', 2, 1],
      ['', 1, 0],
      ['crew', 1, 1],
    ]);
  });

  it('count nobody of a booking beside its tickets, by type either', () => {
    const ofBooking = (ticketId?: string) =>
      ticketId ? { bookingId: '9', ticketId, ticketType: 'crew' } : { bookingId: '9' };
    const group = [undefined, '91', '92', '93'].flatMap((ticketId, at) => [
      scan(20 + at, `2026-05-17T16:0${at}:00.000Z`, { subject: ofBooking(ticketId) }),
      admitted(30 + at, 20 + at),
    ]);
    const all = scanRowsOf([...entries, ...group]);
    expect(countScans(all, firstDay)).toEqual({ scans: 8, admitted: 5, turnedAway: 1, inside: 5 });
    expect(countTypes(all, firstDay)).toEqual([
      { type: 'crew', scans: 4, admitted: 4, turnedAway: 0, inside: 4 },
      { type: '', scans: 2, admitted: 0, turnedAway: 0, inside: 0 },
      { type: 'racer', scans: 2, admitted: 1, turnedAway: 1, inside: 1 },
    ]);
  });

  it('turn nobody away whose way out was taken back', () => {
    const out = { ...scan(8, '2026-05-17T15:00:00.000Z'), direction: 'out' } as LogEntry;
    const counts = countScans(scanRowsOf([...entries, out, admitted(9, 8, 'turned-away')]), firstDay);
    expect(counts).toEqual({ scans: 5, admitted: 2, turnedAway: 1, inside: 2 });
  });

  it('are of one day by hour and gate', () => {
    expect(daysOf(valuesOf(entries))).toEqual(['2026-05-17', '2026-05-16']);
    expect(countHours(rows, { day: '2026-05-16', timezone: 'America/Chicago', noGate: 'No gate' })).toEqual({
      labels: ['9:00 AM', '10:00 AM'],
      series: [
        { name: 'No gate', data: [1, 0] },
        { name: 'Gate 2', data: [1, 1] },
      ],
    });
    expect(countHours(rows, { day: '2026-05-18', timezone: 'America/Chicago', noGate: '' })).toBeUndefined();
    expect(countHours(rows, { day: '2026-05-16', timezone: 'Nowhere', noGate: '' })).toBeUndefined();
  });
});

it('are the same rows on two laptops, in whatever order their entries came together', () => {
  const minute = fc.integer({ min: 0, max: 600 });
  const histories = fc.array(fc.record({ minute, isOwn: fc.boolean(), admits: fc.boolean() }), { maxLength: 40 });
  fc.assert(
    fc.property(histories, fc.infiniteStream(fc.nat()), (history, random) => {
      const entries = history.flatMap(({ minute: at, isOwn, admits }, index) => [
        scan(index, new Date(Date.UTC(2026, 4, 16, 12, at)).toISOString(), { computer: isOwn ? own : other }),
        ...(admits ? [admitted(index + 100, index)] : []),
      ]);
      const shuffled = entries
        .map((entry) => [random.next().value as number, entry] as const)
        .toSorted(([one], [two]) => one - two)
        .map(([, entry]) => entry);
      const rows = valuesOf(shuffled);
      expect(rows).toEqual(valuesOf(entries));
      expect(rows.map(({ id }) => id).toSorted()).toEqual(history.map((_, index) => uuid(index)).toSorted());
      expect(rows.map(({ at }) => at)).toEqual(
        rows
          .map(({ at }) => at)
          .toSorted()
          .toReversed(),
      );
      expect(countScans(scanRowsOf(shuffled), '').admitted).toBe(history.filter(({ admits }) => admits).length);
    }),
  );
});
