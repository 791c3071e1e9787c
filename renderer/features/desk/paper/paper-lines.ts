/** Lines of a paper list as they are typed: what each names, when that was, and what the log keeps of it. */
import type { Ticket } from '@contract/entities/ticket';
import type { LogEntry, RainCheckTicket, ScanSubject, scanDecisions, scanDirections } from '@contract/event-log/entry';
import { fold, toPlainSigns } from '@contract/text/fold';
import { minuteMs } from '@contract/time/durations';
import { addDays } from '@contract/time/event-days';
import { idText } from '../../../event/scan/booking-groups';
import { isForeign } from '../../../event/scan/foreign';
import { type GateResult, gateAnswer, waiverPoint } from '../../../event/scan/gate-answer';
import type { LookupIndex, Match } from '../../../event/scan/lookup-index';
import { rainCheckAt } from '../../../event/scan/rain-checks';
import { type ScanInput, subjectOf } from '../../../event/scan/scan-record';
import { amountOwed, eventOf, ticketVerdict } from '../../../event/scan/ticket-verdict';
import { admitsBy, rainCheckKind } from '../../../event/scan/use-rain-checks';
import { toTimestamp } from '../../../kit/format/zone';

/** 9:02, 21.02, 9:02 pm, 9:02p, 9 p. m.; in Arabic with ص and م. */
const time = String.raw`\d{1,2}[:.h]\d{2}(?:\s?(?:[ap](?:\.?\s?m\.?)?|[صم]))?|\d{1,2}\s?(?:[ap]\.?\s?m\.?|[صم])`;
const timeLast = new RegExp(String.raw`^(\S.*?)\s+(${time})$`, 'iu');
const timeFirst = new RegExp(String.raw`^(${time})\s+(\S.*)$`, 'iu');

/** Minutes since midnight; undefined for a time that no clock shows. */
const toMinutes = (text: string): number | undefined => {
  const [, hours, minutes = '0', half = ''] = /^(\d+)(?:\D(\d{2}))?\s?([apصم])?/iu.exec(text) ?? [];
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (minute > 59 || hour > 23 || (half !== '' && (hour < 1 || hour > 12))) return undefined;
  const isAfternoon = half.toLowerCase() === 'p' || half === 'م';
  return (half === '' ? hour : (hour % 12) + (isAfternoon ? 12 : 0)) * 60 + minute;
};

export interface TypedLine {
  /** A code, a car number or a name; empty for a line without one. */
  readonly code: string;
  /** Minutes since midnight; undefined if the line has no time. */
  readonly minutes: number | undefined;
}

/** A line with its time at the end or at the beginning, if it has one. */
export const parseLine = (line: string): TypedLine => {
  const text = toPlainSigns(line).trim();
  const last = timeLast.exec(text);
  const first = timeFirst.exec(text);
  for (const [code, clock] of [
    [last?.[1], last?.[2]],
    [first?.[2], first?.[1]],
  ] as const) {
    const minutes = clock === undefined ? undefined : toMinutes(clock);
    if (code !== undefined && minutes !== undefined) return { code, minutes };
  }
  return { code: text, minutes: undefined };
};

/** A ticket, or a booking of which no tickets are known. */
export interface Candidate {
  readonly key: string;
  readonly match: Match;
  readonly ticket: Ticket | undefined;
}

export type Finding =
  | { readonly state: 'found'; readonly candidate: Candidate }
  /** Several, of which a person chooses one, or one that may not be meant. */
  | { readonly state: 'unclear'; readonly candidates: readonly Candidate[]; readonly isCertain: boolean }
  /** Certain only of lists that were read completely. */
  | { readonly state: 'unknown'; readonly isCertain: boolean };

const wordsOf = (text: unknown): readonly string[] =>
  fold(typeof text === 'string' ? text : '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** The tickets of a match that a code may mean: the one that it names, or those in the name, or all of the booking. */
const ticketsOf = (code: string, { kind, tickets, ticketId }: Match): readonly Ticket[] => {
  if (ticketId !== undefined) return tickets.filter(({ id }) => idText(id) === ticketId);
  if (kind !== 'name') return tickets;
  const typed = wordsOf(code);
  const named = tickets.filter(({ holderName }) => {
    const words = wordsOf(holderName);
    return typed.every((one) => words.some((word) => word.startsWith(one)));
  });
  return named.length > 0 ? named : tickets;
};

const candidatesOf = (code: string, match: Match): readonly Candidate[] => {
  const tickets = ticketsOf(code, match);
  if (tickets.length === 0) return [{ key: match.key, match, ticket: undefined }];
  return tickets.map((ticket, at) => ({ key: `${match.key} ${idText(ticket.id) || at}`, match, ticket }));
};

/** What a code names among the loaded tickets and bookings, as a scan finds it. */
export const findLine = (code: string, index: LookupIndex): Finding => {
  const matches = isForeign(code) ? [] : index.find(code);
  const candidates = matches.flatMap((match) => candidatesOf(code, match));
  const [first, ...others] = candidates;
  if (first === undefined) return { state: 'unknown', isCertain: true };
  if (others.length === 0 && first.match.isCertain) return { state: 'found', candidate: first };
  return { state: 'unclear', candidates, isCertain: matches.some(({ isCertain }) => isCertain) };
};

export const timeWarnings = ['missing', 'earlier', 'future', 'nextDay'] as const;
export type TimeWarning = (typeof timeWarnings)[number];

export interface LineTime {
  /** Milliseconds since 1970; undefined for now. */
  readonly at: number | undefined;
  /** `missing`: the first lines of another day need one. The others may be right. */
  readonly warning: TimeWarning | undefined;
}

interface Day {
  readonly day: string;
  readonly isToday: boolean;
  /** Of the event; or this computer's, which was beside the paper, if that is not known. */
  readonly timezone: string;
  readonly now: number;
}

const dawn = 6 * 60;
const halfDayMs = 12 * 60 * minuteMs;

/** A time before dawn below one of the evening is of the next day, if it has come. */
const timeAt = (minutes: number, above: number | undefined, { day, timezone, now }: Day): number | undefined => {
  const at = toTimestamp(day, minutes, timezone);
  const isNight = at !== undefined && above !== undefined && minutes < dawn && above - at > halfDayMs;
  const next = isNight ? toTimestamp(addDays(day, 1), minutes, timezone) : undefined;
  return next !== undefined && next <= now + minuteMs ? next : at;
};

/** When each line was: at its time on the chosen day or in the night after it, or else at that of the line above. */
export const timeLines = (lines: readonly TypedLine[], of: Day): readonly LineTime[] => {
  const { day, isToday, timezone, now } = of;
  let at: number | undefined;
  return lines.map(({ code, minutes }) => {
    if (code === '') return { at: undefined, warning: undefined };
    const before = at;
    if (minutes !== undefined) at = timeAt(minutes, before, of);
    if (at === undefined) return { at, warning: isToday ? undefined : 'missing' };
    if (before !== undefined && at < before) return { at, warning: 'earlier' };
    if (at > now + minuteMs) return { at, warning: 'future' };
    return { at, warning: minutes !== undefined && at !== toTimestamp(day, minutes, timezone) ? 'nextDay' : undefined };
  });
};

/** What the log keeps of a line that stands for these. */
export const candidateSubject = ({ match: { booking, tickets }, ticket }: Candidate): ScanSubject =>
  subjectOf(ticket ? [ticket] : tickets, booking);

interface Judge {
  readonly eventId: string;
  readonly timezone: unknown;
  /** When it was, in milliseconds since 1970. */
  readonly now: number;
  readonly canReadBooking: boolean;
  readonly kind: PaperKind;
  /** The log of the rained-out event whose rain checks count at this one. */
  readonly rainChecks: readonly LogEntry[];
}

interface Judged extends GateResult {
  /** The rain checks by which the ticket is admitted. */
  readonly admitsBy: readonly RainCheckTicket[];
}

const keyOfUse = ({ from, ticket }: RainCheckTicket): string => `${from} ${ticket}`;

/** What the gate would have answered, as far as the ticket and its booking say it today. `used`: by lines above. */
const judge = (
  { match, ticket }: Candidate,
  { kind, rainChecks, ...context }: Judge,
  used: ReadonlySet<string>,
): Judged | undefined => {
  const { booking, sent } = match;
  const direction = directionOf(kind);
  const tickets = ticket ? [ticket] : [];
  const waiver = waiverPoint(tickets);
  const judged = tickets.map((one) => {
    const verdict = ticketVerdict(one, booking, { ...context, sent });
    const gate = { id: context.eventId, timezone: context.timezone };
    const found =
      verdict === 'otherEvent' ? rainCheckAt(rainChecks, one, booking, gate, { ...context, sent }) : undefined;
    return { ticket: one, verdict, rainCheck: found?.state === 'none' ? undefined : found };
  });
  const uses = direction === 'in' && ticket ? admitsBy(judged, eventOf(ticket, booking)) : [];
  const isUsed = uses.some((use) => used.has(keyOfUse(use)));
  const ofTicket = judged.flatMap(({ rainCheck }) => rainCheck ?? []);
  const result = gateAnswer({
    ...{ lookup: 'found', found: 'tickets', direction },
    verdicts: judged.map(({ verdict }) => verdict),
    rainCheck: isUsed ? 'used' : rainCheckKind(ofTicket, direction),
    open: [
      ...(waiver && ticket ? [waiver] : []),
      ...(booking && amountOwed(booking).state === 'owed' ? (['owed'] as const) : []),
    ],
  });
  return result && { ...result, admitsBy: isUsed ? [] : uses };
};

/** What the paper says of its lines. */
export const paperKinds = ['cameIn', 'turnedAway', 'wentOut', 'noted'] as const;
export type PaperKind = (typeof paperKinds)[number];

const directionOf = (kind: PaperKind): (typeof scanDirections)[number] => (kind === 'wentOut' ? 'out' : 'in');
export const decisionOf = (kind: PaperKind): (typeof scanDecisions)[number] | undefined =>
  (({ cameIn: 'admitted', turnedAway: 'turned-away', wentOut: undefined, noted: undefined }) as const)[kind];

interface NamedLine {
  readonly at: number | undefined;
  /** What it was found to be; undefined if that is not known. */
  readonly candidate: Candidate | undefined;
}

/** The lines from top to bottom: a rain check by which a line admits is used for those below it. */
export const judgeLines = (lines: readonly NamedLine[], context: Judge): readonly (Judged | undefined)[] => {
  const used = new Set<string>();
  return lines.map(({ at, candidate }) => {
    const judged = candidate && judge(candidate, { ...context, now: at ?? context.now }, used);
    if (decisionOf(context.kind) === 'admitted') for (const use of judged?.admitsBy ?? []) used.add(keyOfUse(use));
    return judged;
  });
};

export interface ReadyLine extends NamedLine {
  readonly code: string;
  /** Undefined if it was not looked up. */
  readonly finding: Finding | undefined;
  readonly judged: Judged | undefined;
}

/** What the log says of a line without a ticket that could be judged. One that may be a ticket is not called missing. */
const unjudged = (finding: Finding | undefined): Pick<ScanInput, 'answer' | 'verdict'> => {
  if (!finding) return { answer: 'offline', verdict: 'failed' };
  if (finding.state !== 'unknown')
    return { answer: 'look', verdict: finding.state === 'unclear' && finding.isCertain ? 'several' : 'uncertain' };
  return finding.isCertain ? { answer: 'not-found', verdict: 'none' } : { answer: 'offline', verdict: 'unsearched' };
};

/** A line as an entry of the log. What is not known is kept as it was typed. */
export const toScan = ({ code, at, candidate, finding, judged }: ReadyLine, kind: PaperKind): ScanInput => {
  const { answer, verdict } = judged ? { answer: judged.answer, verdict: judged.reason } : unjudged(finding);
  return {
    kind: 'scan',
    // A foreign code holds a secret or a person.
    code: isForeign(code) ? '' : code,
    ...{ direction: directionOf(kind), answer, verdict, isPaper: true },
    open: [...(judged?.open ?? [])],
    ...(candidate ? { subject: candidateSubject(candidate) } : {}),
    ...(judged && judged.admitsBy.length > 0 ? { rainChecks: judged.admitsBy } : {}),
    ...(at === undefined ? {} : { at: new Date(at).toISOString() }),
  };
};
