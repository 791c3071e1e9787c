/** What the page says about a prepared event. */
import type { PackPart, PackView } from '@contract/bridge';
import { type PackPartName, packParts } from '@contract/bridge/offline';
import type { Tone } from '../../../kit/area/field';
import { formatClock, formatDateTime } from '../../../kit/format/date-time';
import { formatNumber } from '../../../kit/format/number';
import type { Text } from '../../../kit/format/text';

export const isMissing = ({ done, total, gaps, rows, expected = 0 }: PackPart): boolean =>
  done < total || gaps > 0 || rows < expected;

/** "tickets (only 412 of 415)": of the part's records, or of its calls. */
const partText = ({ name, done, total, gaps, rows, expected = 0 }: PackPart, text: Text): string => {
  const part = text(`prepare.parts.${name}`);
  const [have, of] = rows < expected ? [rows, expected] : [done - gaps, total];
  return of > 1 ? text('prepare.some', { part, have: formatNumber(have), of: formatNumber(of) }) : part;
};

/** "3 of 11 parts missing: tickets (only 412 of 415), wishlists"; undefined if nothing is missing. */
export const missingText = ({ parts, isWhole }: PackView, text: Text): string | undefined => {
  const missing = isWhole ? [] : parts.filter(isMissing);
  if (missing.length === 0) return undefined;
  return text('prepare.missing', {
    count: missing.length,
    of: parts.length,
    parts: missing.map((part) => partText(part, text)).join(', '),
  });
};

/** About how much of the time each part takes; 1 if it is not listed. */
const weights: Partial<Record<PackPartName, number>> = { inspections: 6, pictures: 3 };
const weightOf = (name: PackPartName): number => weights[name] ?? 1;

/** How far it is, from 0 to 1. A part is planned when those before it are read, so calls alone would go back. */
export const progressOf = ({ parts }: PackView): number => {
  const done = parts.reduce((sum, { name, done, total }) => sum + weightOf(name) * (total === 0 ? 0 : done / total), 0);
  return done / packParts.reduce((sum, name) => sum + weightOf(name), 0);
};

/** "Tickets: 3 of 5", the part that is being fetched; undefined if all are there. */
export const fetchingText = ({ parts }: PackView, text: Text): string | undefined => {
  const part = parts.find(({ done, total }) => done < total);
  return (
    part &&
    text('prepare.fetching', {
      part: text(`prepare.parts.${part.name}`),
      done: formatNumber(part.done),
      total: formatNumber(part.total),
    })
  );
};

/** What is in the copy, by part: "412 of 415", or "441". */
export const countsOf = (
  { parts }: PackView,
  text: Text,
): readonly { readonly name: string; readonly count: string }[] =>
  parts
    .filter(({ name, rows }) => rows > 0 && !single.has(name))
    .map(({ name, rows, expected = 0 }) => ({
      name: text(`prepare.parts.${name}`),
      count:
        rows < expected
          ? text('prepare.count', { have: formatNumber(rows), of: formatNumber(expected) })
          : formatNumber(rows),
    }));

/** Parts that are one record. */
const single: ReadonlySet<PackPartName> = new Set(['event', 'track']);

/** The one light: its words and its tone. */
export const lightOf = (
  pack: PackView,
  progress: number,
  text: Text,
): { readonly words: string; readonly tone: Tone } => {
  if (pack.state === 'ready') return { words: text('prepare.ready'), tone: 'success' };
  if (pack.state === 'running')
    return { words: text('prepare.runningShare', { percent: Math.floor(100 * progress) }), tone: 'neutral' };
  const count = pack.isWhole ? 0 : pack.parts.filter(isMissing).length;
  return {
    words: count === 0 ? text('prepare.notReady') : text('prepare.notReadyParts', { count, of: pack.parts.length }),
    tone: 'warning',
  };
};

const minute = 60_000;
const hour = 60 * minute;

/** "Prepared 9:12 AM, 41 min ago"; undefined before all of it was fetched once. */
export const ageText = ({ asOf, isWhole }: PackView, now: number, text: Text): string | undefined => {
  if (asOf === undefined || !isWhole) return undefined;
  const time = Date.parse(asOf);
  const age = Math.max(0, now - time);
  if (age < minute) return text('prepare.preparedNow', { time: formatClock(time) });
  if (age < hour)
    return text('prepare.preparedMinutes', { time: formatClock(time), minutes: Math.floor(age / minute) });
  if (age < 24 * hour) return text('prepare.preparedHours', { time: formatClock(time), hours: Math.floor(age / hour) });
  return text('prepare.preparedOn', { time: formatDateTime(asOf) });
};
