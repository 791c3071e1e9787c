/** The scans of an event as rows of a list, and its columns. */
import { type GateAnswer, gateAnswers, type LogEntry, scanDecisions, scanDirections } from '@contract/event-log/entry';
import { type ScanRow, scanId } from '@contract/event-log/scans';
import { minuteMs } from '@contract/time/durations';
import type { Field, Tone, Values } from '../../../kit/area/field';
import { readableLabel } from '../../../kit/format/label';
import { hasText, stripBidiIsolates, type Text } from '../../../kit/format/text';
import { wordText, wordTexts } from '../../../kit/format/word-text';
import { type LocalTime, toLocalTime } from '../../../kit/format/zone';

const tones: Readonly<Record<GateAnswer, Tone>> = {
  valid: 'success',
  look: 'warning',
  refused: 'danger',
  'not-found': 'danger',
  offline: 'neutral',
};
const decisionTones: Readonly<Record<(typeof scanDecisions)[number], Tone>> = {
  admitted: 'success',
  'turned-away': 'danger',
};

const field = (key: string, more: Omit<Field, 'key' | 'label'> = {}): Field => ({
  key,
  label: `desk:scans.fields.${key}`,
  ...more,
});

export const scanFields: readonly Field[] = [
  field('at', { kind: 'dateTime' }),
  field('code', { kind: 'code', width: 130 }),
  field('answer', { kind: 'status', width: 110, tones, valueTexts: 'desk:gate.answers', filter: gateAnswers }),
  field('why', { width: 170 }),
  field('decision', {
    ...{ kind: 'status', width: 120, tones: decisionTones, valueTexts: 'desk:gate.decided', filter: scanDecisions },
  }),
  field('holder', { width: 160 }),
  field('ticketNumber', { width: 110 }),
  field('bookingNumber', { width: 100 }),
  field('ticketType', { width: 100, valueTexts: wordTexts('ticket.ticketType'), filter: true }),
  field('className', { width: 120, filter: true }),
  field('vehicleNumber', { width: 70 }),
  field('direction', { width: 80, valueTexts: 'desk:gate.direction', filter: scanDirections }),
  field('gate', { width: 100, filter: true }),
  field('by', { width: 140, filter: true }),
  field('computer', { width: 130, filter: true }),
  field('isPaper', { kind: 'flag', width: 80 }),
  field('day', { kind: 'date', shown: false, filter: true }),
];

const quarterMs = 15 * minuteMs;

/** The local time of each moment at a place. Zones differ by quarters of an hour, of which a log has few. */
export const createLocalTimes = (zone: unknown): ((at: string) => LocalTime | undefined) => {
  const known = new Map<number, LocalTime | undefined>();
  return (at) => {
    const quarter = Math.floor(Date.parse(at) / quarterMs) * quarterMs;
    if (!known.has(quarter)) known.set(quarter, toLocalTime(quarter, zone));
    return known.get(quarter);
  };
};

/** Where the gate's texts for a reason are. */
const reasonParts = ['reasons', 'open', 'words', 'withoutWord', 'verdicts'];
/** What the answer says itself. */
const plainReasons: ReadonlySet<string> = new Set(['', 'valid', 'none', 'offline', 'not-in-copy']);

/** "Refunded; Waiver not signed": the texts of a verdict and of what staff had to look at. */
export const loggedReason = (text: Text, names: readonly string[]): string =>
  names
    .filter((name) => !plainReasons.has(name))
    .map((name) => {
      // The amount is not in the log.
      if (name === 'owed') return text('gate.owed.label');
      const part = reasonParts.find((one) => hasText(`desk:gate.${one}.${name}`));
      return part ? text(`gate.${part}.${name}`, { word: text('gate.noStatus') }) : readableLabel(name);
    })
    .join('; ');

export interface ScanWords {
  /** The texts of the desk. */
  readonly text: Text;
  /** The event's. */
  readonly timezone: unknown;
  readonly isOwn: (entry: LogEntry) => boolean;
}

/** How many characters of the random name of another computer tell it from others. */
const computerLength = 4;

/** In the order of `scans`. */
export const scanValues = (scans: readonly ScanRow[], { text, timezone, isOwn }: ScanWords): readonly Values[] => {
  const localTime = createLocalTimes(timezone);
  const reasons = new Map<string, string>();
  const own = stripBidiIsolates(text('scans.thisComputer'));
  return scans.map(({ scan, decision }) => {
    const names = [scan.verdict, ...scan.open];
    const key = names.join();
    const why = reasons.get(key) ?? stripBidiIsolates(loggedReason(text, names));
    reasons.set(key, why);
    const name = scan.computer.slice(0, computerLength);
    return {
      ...{ id: scanId(scan), at: scan.at, timezone, day: localTime(scan.at)?.day ?? scan.at.slice(0, 10) },
      ...{ code: scan.code, answer: scan.answer, why, decision: decision?.decision ?? '' },
      ...scan.subject,
      ...{ direction: scan.direction, gate: scan.gate, by: scan.by, isPaper: scan.isPaper },
      computer: isOwn(scan) ? own : stripBidiIsolates(text('scans.otherComputer', { name })),
    };
  });
};

/** The same as a file reads them: in words. */
export const scanFileRows = (scans: readonly ScanRow[], words: ScanWords): readonly Values[] =>
  scanValues(scans, words).map((row) => {
    const word = (part: string, value: unknown) =>
      value ? stripBidiIsolates(words.text(`gate.${part}.${value}`)) : '';
    return {
      ...row,
      answer: word('answers', row.answer),
      decision: word('decided', row.decision),
      direction: word('direction', row.direction),
      ticketType: wordText('ticket.ticketType', String(row.ticketType ?? '')),
    };
  });
