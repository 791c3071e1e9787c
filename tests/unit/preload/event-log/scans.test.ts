import type { LogEntry, ScanSubject } from '@contract/event-log/entry';
import { countInside, scanRowsOf, scansBySubject } from '@contract/event-log/scans';
import { describe, expect, it } from 'vitest';

const uuid = (last: number): string => `5f0f7f4e-0d5b-4a3e-8f43-0c3d5d6b1a${String(last).padStart(2, '0')}`;
const origin = (id: number, minute: number) => ({
  ...{ id: uuid(id), event: '12', at: `2026-05-16T12:${String(minute).padStart(2, '0')}:00.000Z` },
  ...{ computer: uuid(99), gate: 'Gate 2', by: 'Dana' },
});
const scan = (id: number, minute: number, subject: ScanSubject, direction: 'in' | 'out' = 'in'): LogEntry => ({
  ...origin(id, minute),
  ...{ kind: 'scan', code: 'TK-1', direction, answer: 'valid', verdict: 'valid', open: [], subject },
});
const decision = (id: number, minute: number, of: number, value: 'admitted' | 'turned-away' | null): LogEntry => ({
  ...origin(id, minute),
  ...{ kind: 'decision', scan: uuid(of), decision: value },
});
const one = { ticketId: '1' };
const two = { ticketNumber: 'TK-2' };

describe('the rows of scans', () => {
  it('come with the decision that counts, the latest scan first', () => {
    const entries = [decision(3, 2, 1, 'admitted'), scan(1, 1, one), scan(2, 5, two), decision(4, 3, 1, 'turned-away')];
    expect(scanRowsOf(entries).map((row) => [row.scan.id, row.decision?.decision])).toEqual([
      [uuid(2), undefined],
      [uuid(1), 'turned-away'],
    ]);
  });

  it('are told apart by ticket, and by code where no ticket was found', () => {
    const entries = [scan(1, 1, one), scan(2, 2, one), scan(3, 3, two), scan(4, 4, {}), scan(5, 5, { bookingId: '7' })];
    const groups = scansBySubject(scanRowsOf(entries));
    expect([...groups].map(([key, rows]) => [key, rows.length])).toEqual([
      ['booking 7', 1],
      ['code TK-1', 1],
      ['number TK-2', 1],
      ['ticket 1', 2],
    ]);
  });
});

describe('people inside', () => {
  const inside = (entries: readonly LogEntry[]) => countInside(scansBySubject(scanRowsOf(entries)));

  it('are those who were admitted last on the way in', () => {
    expect(inside([scan(1, 1, one)])).toBe(0);
    expect(inside([scan(1, 1, one), decision(2, 1, 1, 'admitted')])).toBe(1);
    expect(inside([scan(1, 1, one), decision(2, 1, 1, 'turned-away')])).toBe(0);
    expect(inside([scan(1, 1, one), decision(2, 1, 1, 'admitted'), decision(3, 2, 1, null)])).toBe(0);
  });

  it('count each ticket once, and no more after its way out', () => {
    const entered = [scan(1, 1, one), decision(2, 1, 1, 'admitted'), scan(3, 2, one), decision(4, 2, 3, 'admitted')];
    expect(inside(entered)).toBe(1);
    expect(inside([...entered, scan(5, 9, one, 'out')])).toBe(0);
    expect(inside([...entered, scan(5, 9, one, 'out'), decision(6, 9, 5, 'turned-away')])).toBe(1);
  });
});
