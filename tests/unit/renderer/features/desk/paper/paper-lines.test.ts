/** Lines of a paper list: their times, whom they name, and what the log keeps. */
import { type LogEntry, LogInput } from '@contract/event-log/entry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLookupIndex } from '../../../../../../renderer/event/scan/lookup-index';
import {
  type Finding,
  findLine,
  judgeLines,
  paperKinds,
  parseLine,
  timeLines,
  toScan,
} from '../../../../../../renderer/features/desk/paper/paper-lines';
import { paperDays } from '../../../../../../renderer/features/desk/paper/use-shown-lines';

describe('a typed line', () => {
  it.each([
    ['148', '148', undefined],
    ['148 9:02', '148', 542],
    ['148 9.02', '148', 542],
    ['148 09:02 PM', '148', 1_262],
    ['148 9:02p', '148', 1_262],
    ['Zoe Vale 12:05 a. m.', 'Zoe Vale', 5],
    ['Zoe Vale 12 pm', 'Zoe Vale', 720],
    ['9:02 TK-5523-12', 'TK-5523-12', 542],
    ['TK-5523-12 23:59', 'TK-5523-12', 1_439],
    ['١٤٨ ٩:٠٢ م', '148', 1_262],
    ['148 9:02 ص', '148', 542],
    [' 148  9:02 ', '148', 542],
  ])('%j names %j at %s', (line, code, minutes) => expect(parseLine(line)).toEqual({ code, minutes }));

  it.each(['9:02', 'TK-9-1', '3 12', '148 25:00', '148 9:60', '148 13:00 pm', 'Evan 2', '', 'Team 9 A'])(
    '%j has no time',
    (line) => expect(parseLine(line)).toEqual({ code: line, minutes: undefined }),
  );

  it('reads any time of the day back', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_439 }), (minutes) => {
        const clock = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
        expect(parseLine(`148 ${clock}`).minutes).toBe(minutes);
      }),
    ));
});

describe('the times of lines', () => {
  const at = (time: string) => Date.parse(time);
  const read = (lines: readonly string[], day: string, isToday = false, timezone = 'America/Chicago') =>
    timeLines(lines.map(parseLine), { day, isToday, timezone, now: at('2026-11-22T18:00:00Z') }).map(
      ({ at: time, warning }) => [time === undefined ? '' : new Date(time).toISOString(), warning ?? ''],
    );

  it('are of the chosen day at the event', () =>
    expect(read(['148 9:02', '312 23:10'], '2026-11-21')).toEqual([
      ['2026-11-21T15:02:00.000Z', ''],
      ['2026-11-22T05:10:00.000Z', ''],
    ]));

  it('are those of the line above, and now for the first ones of today', () => {
    expect(read(['148', '312 9:02', '', '7'], '2026-11-22', true)).toEqual([
      ['', ''],
      ['2026-11-22T15:02:00.000Z', ''],
      ['', ''],
      ['2026-11-22T15:02:00.000Z', ''],
    ]);
    expect(read(['148', '312 9:02'], '2026-11-21')[0]).toEqual(['', 'missing']);
  });

  it('are marked if they are earlier than the line above, or have not come yet', () =>
    expect(read(['148 10:00', '312 9:02', '7 12:30'], '2026-11-22', true).map(([, warning]) => warning)).toEqual([
      '',
      'earlier',
      'future',
    ]));

  it('are of the next day after midnight, unless that has not come yet', () => {
    expect(read(['148 23:50', '312 0:10', '7', '9 0:05', '22 9:00'], '2026-11-21')).toEqual([
      ['2026-11-22T05:50:00.000Z', ''],
      ['2026-11-22T06:10:00.000Z', 'nextDay'],
      ['2026-11-22T06:10:00.000Z', ''],
      ['2026-11-22T06:05:00.000Z', 'earlier'],
      ['2026-11-21T15:00:00.000Z', 'earlier'],
    ]);
    expect(read(['148 23:50', '312 0:10'], '2026-11-22', true)[1]).toEqual(['2026-11-22T06:10:00.000Z', 'earlier']);
  });

  it('are an hour later where the clocks skip it, and the first of two where they repeat it', () => {
    expect(read(['148 2:30'], '2026-03-08')).toEqual([['2026-03-08T08:30:00.000Z', '']]);
    expect(read(['148 1:30'], '2026-11-01')).toEqual([['2026-11-01T06:30:00.000Z', '']]);
  });
});

describe('the days of the paper', () => {
  const event = { startDate: '2026-11-20', endDate: '2026-11-22', timezone: 'America/Chicago' };
  const daysAt = (time: string) => paperDays(event, Date.parse(time), 'America/Chicago');

  it('are those of the event until today, today first', () =>
    expect(daysAt('2026-11-21T18:00:00Z')).toEqual(['2026-11-21', '2026-11-20']));
  it('start with the day before at night', () =>
    expect(daysAt('2026-11-22T07:00:00Z')).toEqual(['2026-11-21', '2026-11-22', '2026-11-20']));
  it('start with the last day once the event is over', () =>
    expect(daysAt('2026-11-24T18:00:00Z')).toEqual(['2026-11-22', '2026-11-24', '2026-11-21', '2026-11-20']));
  it('are today for an event without days', () =>
    expect(paperDays({}, Date.parse('2026-11-24T18:00:00Z'), 'UTC')).toEqual(['2026-11-24']));
});

const booking = {
  id: 7,
  bookingNumber: 'BK-ECPW4',
  eventId: 31,
  userId: 70,
  userName: 'Enzo Park',
  paymentStatus: 'paid',
};
const tickets = [
  { id: 1, ticketNumber: 'TK-5523-12', holderName: 'Zoe Vale', ticketType: 'racer', vehicleNumber: '2' },
  { id: 2, ticketNumber: 'TK-5523-13', holderName: 'Evan Tick', ticketType: 'crew' },
].map((ticket) => ({
  ...{ bookingId: 7, bookingNumber: 'BK-ECPW4', eventId: 31, status: 'valid', waiverSigned: true, isCheckedIn: false },
  ...{ checkedInAt: null, validFrom: null, validUntil: null, ...ticket },
}));
const index = createLookupIndex([{ ...booking, bookingStatus: 'confirmed' }], tickets);
const find = (code: string) => {
  const finding = findLine(code, index);
  if (finding.state === 'found') return finding.candidate.ticket?.ticketNumber;
  return finding.state === 'unclear' ? finding.candidates.map(({ ticket }) => ticket?.ticketNumber) : finding.state;
};

describe('whom a line names', () => {
  it('is found by code, car number and name, as the box finds it', () => {
    expect(find('TK-5523-12')).toBe('TK-5523-12');
    expect(find('2')).toBe('TK-5523-12');
    expect(find('evan')).toBe('TK-5523-13');
    expect(find('TK-0000-0')).toBe('unknown');
    expect(find('WIFI:S:pits;T:WPA;P:secret;;')).toBe('unknown');
  });
  it('is for a person to choose where several tickets may be meant', () => {
    expect(find('BK-ECPW4')).toEqual(['TK-5523-12', 'TK-5523-13']);
    expect(find('Enzo Park')).toEqual(['TK-5523-12', 'TK-5523-13']);
  });
});

describe('what the log keeps', () => {
  const context = {
    ...{ eventId: '31', timezone: 'UTC', canReadBooking: true, now: Date.parse('2026-11-21T18:00:00Z') },
    rainChecks: [] as readonly LogEntry[],
  };
  const at = Date.parse('2026-11-21T09:02:00Z');
  const keep = (code: string, kind: (typeof paperKinds)[number] = 'cameIn') => {
    const finding = findLine(code, index);
    const candidate = finding.state === 'found' ? finding.candidate : undefined;
    const [judged] = judgeLines([{ at, candidate }], { ...context, kind });
    return toScan({ code, at, candidate, finding, judged }, kind);
  };
  const keepUnfound = (finding: Finding | undefined) =>
    toScan({ code: 'TK-0', at, candidate: undefined, finding, judged: undefined }, 'cameIn');

  it('is a scan from paper at its time, with the ticket and what the gate would have said', () =>
    expect(keep('TK-5523-12')).toEqual({
      ...{ kind: 'scan', code: 'TK-5523-12', direction: 'in', answer: 'valid', verdict: 'valid', open: [] },
      ...{ isPaper: true, at: '2026-11-21T09:02:00.000Z' },
      subject: {
        ...{ ticketId: '1', ticketNumber: 'TK-5523-12', bookingId: '7', bookingNumber: 'BK-ECPW4', userId: '70' },
        ...{ holder: 'Zoe Vale', ticketType: 'racer', vehicleNumber: '2' },
      },
    }));

  it('is the line as it was typed where nobody or nobody for certain is meant', () => {
    expect(keep('TK-0000-0')).toMatchObject({ code: 'TK-0000-0', answer: 'not-found' });
    expect(keep('BK-ECPW4')).toMatchObject({ code: 'BK-ECPW4', answer: 'look', verdict: 'several' });
    expect(keep('BK-ECPW4')).not.toHaveProperty('subject');
  });

  it('calls no line missing that was not looked up, or only among a part of the tickets', () => {
    expect(keepUnfound(undefined)).toMatchObject({ answer: 'offline', verdict: 'failed' });
    expect(keepUnfound({ state: 'unknown', isCertain: false })).toMatchObject({
      answer: 'offline',
      verdict: 'unsearched',
    });
    expect(keepUnfound({ state: 'unknown', isCertain: true })).toMatchObject({ answer: 'not-found', verdict: 'none' });
  });

  it('is never a secret that was typed by mistake', () =>
    expect(keep('WIFI:S:pits;T:WPA;P:secret;;')).toMatchObject({ code: '' }));

  it('is what the log takes, whatever is typed', () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 1_000 }), fc.constantFrom(...paperKinds), (line, kind) => {
        const { code } = parseLine(line);
        const input = keep(code, kind);
        expect(LogInput.safeParse(input).success).toBe(true);
        expect(input).toMatchObject({ direction: kind === 'wentOut' ? 'out' : 'in', isPaper: true });
      }),
    ));
});
