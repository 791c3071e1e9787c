/** What the page says about a prepared event. */
import type { PackPart, PackView } from '@contract/bridge';
import { type PackPartName, packParts } from '@contract/bridge/offline';
import { dayMs, hourMs, minuteMs } from '@contract/time/durations';
import type { Tone } from '../../../kit/area/field';
import { formatClock, formatDateTime } from '../../../kit/format/date-time';
import { formatNumber } from '../../../kit/format/number';
import type { Text } from '../../../kit/format/text';

const isMissing = ({ done, total, gaps, rows, expected = 0 }: PackPart): boolean =>
  done < total || gaps > 0 || rows < expected;

/** About how much of the time each part takes; 1 if it is not listed. */
const weights: Partial<Record<PackPartName, number>> = { inspections: 6, pictures: 3 };
const weightOf = (name: PackPartName): number => weights[name] ?? 1;

/** How far it is, from 0 to 1. A part is planned when those before it are read, so calls alone would go back. */
export const progressOf = ({ parts }: PackView): number => {
  const done = parts.reduce((sum, { name, done, total }) => sum + weightOf(name) * (total === 0 ? 0 : done / total), 0);
  return done / packParts.reduce((sum, name) => sum + weightOf(name), 0);
};

/** It isn't complete before the state says so. */
const percentOf = (progress: number): number => Math.min(99, Math.floor(100 * progress));

/** "8% so far. Fetching tickets: 3 of 5 steps": the steps of one part, because those of all parts are not known yet. */
export const progressText = ({ parts }: PackView, progress: number, text: Text): string => {
  const soFar = text('prepare.soFar', { percent: percentOf(progress) });
  const part = parts.find(({ done, total }) => done < total);
  if (!part) return soFar;
  const { name, done, total } = part;
  const fetching = text('prepare.fetching', {
    part: text(`prepare.parts.${name}`),
    done: formatNumber(done),
    of: formatNumber(total),
    count: total,
  });
  return `${soFar} ${fetching}`;
};

/** Parts that are one record. */
const single: ReadonlySet<PackPartName> = new Set(['event', 'track']);

export interface PartCount {
  readonly name: string;
  readonly count: string;
  readonly isMissing: boolean;
}

/** "412 of 415 there", or "45 of 581 steps done" if the server doesn't say how many records there are. */
const missingCount = ({ done, total, gaps, rows, expected = 0 }: PackPart, text: Text): string => {
  if (done - gaps <= 0 && rows === 0) return text('prepare.notThere');
  return rows < expected
    ? text('prepare.there', { have: formatNumber(rows), of: formatNumber(expected) })
    : text('prepare.stepsDone', { done: formatNumber(done - gaps), of: formatNumber(total) });
};

/** What is in the copy, by part: "441", or "412 of 415 there" if fetching has ended without the rest. */
export const countsOf = ({ parts, state }: PackView, text: Text): readonly PartCount[] =>
  parts.flatMap((part) => {
    const name = text(`prepare.parts.${part.name}`);
    const isShort = isMissing(part);
    if (isShort && (state === 'incomplete' || state === 'stopped'))
      return { name, count: missingCount(part, text), isMissing: true };
    // "0" only if there are none, not while they are fetched.
    const hasCount = !single.has(part.name) && (part.rows > 0 || !isShort);
    return hasCount ? { name, count: formatNumber(part.rows), isMissing: false } : [];
  });

const incompleteText = ({ parts }: PackView, text: Text): string | undefined => {
  const count = parts.filter(isMissing).length;
  return count === 0 ? undefined : text('prepare.incomplete', { count, of: parts.length });
};

/** Why the event is not ready; undefined if it is, or is being fetched. */
export const shortfallText = (pack: PackView, text: Text): string | undefined => {
  if (pack.state === 'stopped') return text('prepare.stopped');
  return pack.state === 'incomplete' ? incompleteText(pack, text) : undefined;
};

interface Light {
  readonly words: string;
  readonly tone: Tone;
}

/** The one light: its words and its tone. */
export const lightOf = (pack: PackView, progress: number, isRefresh: boolean, text: Text): Light => {
  const running = isRefresh ? 'prepare.refreshingShare' : 'prepare.runningShare';
  const lights = {
    ready: () => ({ words: text('prepare.ready'), tone: 'success' }),
    running: () => ({ words: text(running, { percent: percentOf(progress) }), tone: 'neutral' }),
    incomplete: () => ({ words: incompleteText(pack, text) ?? text('prepare.notReady'), tone: 'warning' }),
    stopped: () => ({ words: text('prepare.notReady'), tone: 'warning' }),
  } as const satisfies Readonly<Record<PackView['state'], () => Light>>;
  return lights[pack.state]();
};

/** "Prepared 9:12 AM, 41 min ago"; undefined unless all of it is there. */
export const ageText = ({ asOf, state }: PackView, now: number, text: Text): string | undefined => {
  if (asOf === undefined || state !== 'ready') return undefined;
  const time = Date.parse(asOf);
  const age = Math.max(0, now - time);
  if (age < minuteMs) return text('prepare.preparedNow', { time: formatClock(time) });
  if (age < hourMs)
    return text('prepare.preparedMinutes', { time: formatClock(time), minutes: Math.floor(age / minuteMs) });
  if (age < dayMs) return text('prepare.preparedHours', { time: formatClock(time), hours: Math.floor(age / hourMs) });
  return text('prepare.preparedOn', { time: formatDateTime(asOf) });
};

/** "Refreshing the copy of 8:05 AM", or "Preparing…" the first time. */
export const runningText = ({ asOf }: PackView, isRefresh: boolean, now: number, text: Text): string => {
  if (!isRefresh || asOf === undefined) return text('prepare.running');
  const time = Date.parse(asOf);
  return text('prepare.refreshing', { time: now - time < dayMs ? formatClock(time) : formatDateTime(asOf) });
};
