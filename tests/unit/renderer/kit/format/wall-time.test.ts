/** Times without a zone are shown as written with a mark, and sort correctly. */
import { withinAny } from '@contract/text/day-range';
import { parseWallTime } from '@contract/time/moment';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupEvents } from '../../../../../renderer/event/event-choice';
import { toReferenceDays } from '../../../../../renderer/event/readiness/reference-days';
import { formatVisitTime } from '../../../../../renderer/features/inspections/board/visit-time';
import type { Field } from '../../../../../renderer/kit/area/field';
import {
  formatDateTime,
  formatDay,
  formatInViewerZone,
  parseDateTime,
} from '../../../../../renderer/kit/format/date-time';
import { formatDays } from '../../../../../renderer/kit/format/event-label';
import { fieldText, fieldTitle, sortKey } from '../../../../../renderer/kit/format/field';
import { zoneNote } from '../../../../../renderer/kit/format/wall-time';

const sent = '2026-05-16T13:30:00';
const field: Field = { key: 'at', kind: 'dateTime' };
const zones = ['America/Chicago', 'Asia/Tokyo', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC', 'Mars/Olympus', ''];

describe('a time without a zone', () => {
  it('is shown in its record’s zone, which is marked as assumed', () => {
    expect(formatDateTime(sent, 'America/Chicago')).toBe('May 16, 2026, 1:30 PM CDT (assumed)');
    expect(fieldText(field, { at: sent, timezone: 'America/Chicago' })).toBe('May 16, 2026, 1:30 PM CDT (assumed)');
    expect(fieldTitle(field, { at: sent, timezone: 'America/Chicago' })).toContain(
      "The server didn't send a time zone. America/Chicago is assumed.",
    );
    expect(formatInViewerZone(sent, Intl.DateTimeFormat().resolvedOptions().timeZone)).toBeUndefined();
  });

  it('is shown as written with a mark if its record has no zone either', () => {
    for (const zone of [undefined, null, '', 'Mars/Olympus', 5])
      expect(formatDateTime(sent, zone)).toBe('May 16, 2026, 1:30 PM (no time zone)');
    expect(fieldTitle(field, { at: sent })).toBe("The server didn't send a time zone.");
    expect(formatInViewerZone(sent)).toBeUndefined();
  });

  it('has no mark if it was sent with a zone', () => {
    expect(zoneNote('2026-05-16T13:30:00Z', 'America/Chicago')).toBeUndefined();
    expect(formatDateTime('2026-05-16T13:30:00Z', 'America/Chicago')).toBe('May 16, 2026, 8:30 AM CDT');
  });

  it('is a moment only in a known zone', () => {
    expect(parseDateTime(sent)).toBeUndefined();
    expect(parseDateTime(sent, 'Mars/Olympus')).toBeUndefined();
    expect(parseDateTime(sent, 'America/Chicago')).toBe(Date.parse('2026-05-16T18:30:00Z'));
  });

  it('keeps its day and hour in every zone, also an hour that the clocks skip', () => {
    expect(formatDateTime('2026-03-08T02:30:00', 'America/Chicago')).toMatch(/^Mar 8, 2026, 2:30 AM C.T \(assumed\)$/);
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1971-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        fc.constantFrom(undefined, ...zones),
        fc.constantFrom('T', ' '),
        (date, zone, between) => {
          const text = date.toISOString().slice(0, 19).replace('T', between);
          expect(formatDay(text, zone)).toBe(formatDay(text.slice(0, 10)));
          expect(formatDateTime(text, zone).startsWith(formatDay(text.slice(0, 10)))).toBe(true);
          expect(withinAny([`${text.slice(0, 10)}..${text.slice(0, 10)}`], () => 'UTC')(text, zone)).toBe(true);
        },
      ),
    );
  });

  it('must exist in the calendar', () => {
    for (const text of [
      '2026-02-30T10:00:00',
      '2026-05-16T25:00',
      '2026-05-16',
      sent.slice(0, 13),
      `${sent}Z`,
      5,
      null,
    ])
      expect(parseWallTime(text), String(text)).toBeUndefined();
    expect(formatDateTime('2026-02-30T10:00:00')).toBe('2026-02-30T10:00:00');
  });

  it('sorts by its clock time, also among days', () => {
    const times = ['2026-05-16T13:30:00', '2026-05-16 09:00:00', '2026-05-17', '2026-05-16'];
    const sorted = times.toSorted(
      (one, other) => Number(sortKey('dateTime', one)) - Number(sortKey('dateTime', other)),
    );
    expect(sorted).toEqual(['2026-05-16', '2026-05-16 09:00:00', '2026-05-16T13:30:00', '2026-05-17']);
  });
});

describe('an event whose times came without a zone', () => {
  const now = Date.parse('2026-05-16T20:00:00Z');
  const event = (startDate: string, endDate: string) => ({ id: 1, startDate, endDate, timezone: 'America/Chicago' });
  const groupOf = (startDate: string, endDate: string) => {
    const groups = groupEvents([event(startDate, endDate)] as never, now);
    return Object.entries(groups).find(([, events]) => events.length > 0)?.[0];
  };

  it('starts and ends by its own clock, and lasts until the end of its last day', () => {
    expect(groupOf('2026-05-16T08:00:00', '2026-05-16T17:00:00')).toBe('now');
    expect(groupOf('2026-05-16T08:00:00', '2026-05-16T14:00:00')).toBe('past');
    expect(groupOf('2026-05-16T16:00:00', '2026-05-17T17:00:00')).toBe('next');
    expect(groupOf('2026-05-16', '2026-05-16')).toBe('now');
    expect(groupOf('2026-05-15', '2026-05-15')).toBe('past');
  });

  it('requires documents until its last day as written', () => {
    expect(toReferenceDays(event('2026-05-16T08:00:00', '2026-05-17T23:30:00'), now).until).toBe('2026-05-17');
  });

  it('shows its days as written', () => {
    const dates = { startDate: '2026-05-16T23:30:00', endDate: '2026-05-17T08:00:00' };
    for (const timezone of ['Asia/Tokyo', 'Mars/Olympus', undefined])
      expect(formatDays({ ...dates, timezone })).toBe('May 16 – 17, 2026');
  });

  it('shows inspection times as written with a mark', () => {
    expect(formatVisitTime(sent, 'America/Chicago')).toBe('Sat 1:30 PM (assumed)');
    expect(formatVisitTime(sent, undefined)).toBe('Sat 1:30 PM (no time zone)');
  });
});
