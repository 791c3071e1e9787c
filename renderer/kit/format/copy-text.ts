/** Says how old data from the copy on this computer is: "Copy of 9:12 AM, 41 min old". */
import type { Job } from '@contract/bridge';
import type { CopyNote } from '@contract/failure';
import type { TicketCount } from '../stores/packs';
import { isSameDay, minutesSince } from './age';
import { formatClock, formatDay } from './date-time';
import { toDay } from './day';
import { formatNumber } from './number';
import { kitText } from './text';

const minutesInHour = 60;
const minutesInDay = 24 * minutesInHour;
const maxMinutes = 2 * minutesInHour;
const maxHours = 48;

/** "9:12 AM", and on another day "9:12 AM on Oct 14, 2026". */
export const copyClock = ({ asOf }: CopyNote, now = Date.now()): string => {
  const then = new Date(asOf);
  const time = formatClock(then.getTime());
  return isSameDay(then, new Date(now)) ? time : kitText('copied.onDay', { time, day: formatDay(toDay(then)) });
};

/** "Copy of 9:12 AM". */
export const copyName = (note: CopyNote, now = Date.now()): string =>
  kitText('copied.name', { time: copyClock(note, now) });

/** "41 min", "5 h", "3 days". */
const ageOf = ({ asOf }: CopyNote, now: number): string => {
  const minutes = minutesSince(Date.parse(asOf), now);
  if (minutes < maxMinutes) return kitText('copied.minutes', { minutes });
  const hours = Math.floor(minutes / minutesInHour);
  return hours < maxHours
    ? kitText('copied.hours', { hours })
    : kitText('copied.days', { days: Math.floor(minutes / minutesInDay) });
};

/** "Copy of 9:12 AM, 41 min old". */
export const copyLine = (note: CopyNote, now = Date.now()): string =>
  kitText('copied.line', { copy: copyName(note, now), age: ageOf(note, now) });

/** "Copy of 9:12 AM, 41 min old at printing". */
export const printedCopyLine = (note: CopyNote, now = Date.now()): string =>
  kitText('copied.printed', { line: copyLine(note, now) });

/** "Saved from the copy of 9:12 AM." for an export from the copy; empty for other jobs. */
export const jobCopyText = ({ note }: Job): string =>
  note?.kind === 'copy' ? kitText('jobs.fromCopy', { time: copyClock(note) }) : '';

/** "412 of 415 tickets". */
export const ticketCountText = ({ rows, expected }: TicketCount): string =>
  expected === undefined || expected < rows
    ? kitText('copied.tickets', { count: rows, rows: formatNumber(rows) })
    : kitText('copied.ticketsOf', { count: expected, rows: formatNumber(rows), expected: formatNumber(expected) });
