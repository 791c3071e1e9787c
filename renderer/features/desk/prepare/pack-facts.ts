/** What the page says about a prepared event. */
import type { PackPart, PackView } from '@contract/bridge';
import type { Tone } from '../../../kit/area/field';
import { formatClock, formatDateTime } from '../../../kit/format/date-time';
import { formatNumber } from '../../../kit/format/number';
import type { Text } from '../../../kit/format/text';

export const isMissing = ({ done, total, gaps, rows, expected = 0 }: PackPart): boolean =>
  done < total || gaps > 0 || rows < expected;

/** "tickets (412 of 415)": of the part's records, or of its calls. */
const partText = ({ name, done, total, gaps, rows, expected = 0 }: PackPart, text: Text): string => {
  const part = text(`prepare.parts.${name}`);
  const [have, of] = rows < expected ? [rows, expected] : [done - gaps, total];
  return of > 1 ? text('prepare.some', { part, have: formatNumber(have), of: formatNumber(of) }) : part;
};

/** "3 of 11 parts missing: tickets (412 of 415), wishlists"; undefined if nothing is missing. */
export const missingText = ({ parts }: PackView, text: Text): string | undefined => {
  const missing = parts.filter(isMissing);
  if (missing.length === 0) return undefined;
  return text('prepare.missing', {
    count: missing.length,
    of: parts.length,
    parts: missing.map((part) => partText(part, text)).join(', '),
  });
};

/** Calls made and planned. */
export const progressOf = ({ parts }: PackView): { readonly done: number; readonly total: number } => ({
  done: parts.reduce((sum, { done }) => sum + done, 0),
  total: parts.reduce((sum, { total }) => sum + total, 0),
});

/** The one light: its words and its tone. */
export const lightOf = (pack: PackView, text: Text): { readonly words: string; readonly tone: Tone } => {
  if (pack.state === 'ready') return { words: text('prepare.ready'), tone: 'success' };
  if (pack.state === 'running') return { words: text('prepare.running'), tone: 'neutral' };
  const count = pack.parts.filter(isMissing).length;
  return {
    words: count === 0 ? text('prepare.notReady') : text('prepare.notReadyParts', { count, of: pack.parts.length }),
    tone: 'warning',
  };
};

const minute = 60_000;
const hour = 60 * minute;

/** "Prepared 9:12 AM, 41 min ago"; undefined before anything was fetched. */
export const ageText = ({ asOf }: PackView, now: number, text: Text): string | undefined => {
  if (asOf === undefined) return undefined;
  const time = Date.parse(asOf);
  const age = Math.max(0, now - time);
  if (age < minute) return text('prepare.preparedNow', { time: formatClock(time) });
  if (age < hour)
    return text('prepare.preparedMinutes', { time: formatClock(time), minutes: Math.floor(age / minute) });
  if (age < 24 * hour) return text('prepare.preparedHours', { time: formatClock(time), hours: Math.floor(age / hour) });
  return text('prepare.preparedOn', { time: formatDateTime(asOf) });
};
