/**
 * The log of an event: what this computer and others noted at its gates and desks, and the server has no field for. Entries
 * are only ever added, so two logs merge by their ids. What holds now follows from all entries (`latest.ts`).
 */
import { z } from 'zod';
import { idText } from '../entities/id';
import { CashCount, HandOut, HandOutUndone, Incident, ReadinessCount, replaces, short } from './desk-entries';

/** What the gate answered to a code, and how it sounds and looks. */
export const gateAnswers = ['valid', 'look', 'refused', 'not-found', 'offline'] as const;
export type GateAnswer = (typeof gateAnswers)[number];
export const scanDirections = ['in', 'out'] as const;

const Id = z.string().regex(idText);
const optionalText = short.exactOptional();

/** What a code was found to be, as it was shown. */
const ScanSubject = z.strictObject({
  ticketId: optionalText,
  ticketNumber: optionalText,
  bookingId: optionalText,
  bookingNumber: optionalText,
  userId: optionalText,
  holder: optionalText,
  ticketType: optionalText,
  className: optionalText,
  vehicleNumber: optionalText,
});
export type ScanSubject = Readonly<z.output<typeof ScanSubject>>;

const rainCheckTicket = {
  /** The rained-out event. */
  from: Id,
  /** The ticket's id, or else its number. */
  ticket: short,
};
export type RainCheckTicket = { readonly [K in keyof typeof rainCheckTicket]: string };

/** A scan. Once the server was asked again or a person chose among several, another entry may replace that of its first answer. */
const Scan = z.strictObject({
  kind: z.literal('scan'),
  code: z.string().max(1_000),
  direction: z.enum(scanDirections),
  answer: z.enum(gateAnswers),
  /** Why, as a name of the gate's texts; empty if nothing more is known. */
  verdict: z.string().max(40),
  /** What staff had to look at, as names of the gate's texts. */
  open: z.array(z.string().max(40)).max(20).readonly(),
  subject: ScanSubject.exactOptional(),
  /** The rain checks by which it admits, if a person does. */
  rainChecks: z.array(z.strictObject(rainCheckTicket)).max(50).readonly().exactOptional(),
  /** Keyed in from paper. */
  isPaper: z.literal(true).exactOptional(),
  ...replaces,
});

export const scanDecisions = ['admitted', 'turned-away'] as const;

/** What a person decided about a scan; null takes it back. */
const Decision = z.strictObject({
  kind: z.literal('decision'),
  /** The entry of the scan's first answer. */
  scan: z.uuid(),
  decision: z.enum(scanDecisions).nullable(),
  ...replaces,
});

export const rollCallPeople = ['racers', 'crew', 'staff', 'everyone'] as const;
export const rollCallMarks = ['tick', 'number', 'choice'] as const;

/** A list that people are marked on. A later entry with the same `list` changes it. */
const RollCall = z.strictObject({
  kind: z.literal('roll-call'),
  list: z.uuid(),
  name: z.string().min(1).max(80),
  /** The name of the template that it was made from; empty for a free one. */
  template: z.string().max(40),
  people: z.enum(rollCallPeople),
  /** Only who is a minor, or may be one. */
  isForMinors: z.literal(true).exactOptional(),
  /** Only these classes; empty for all. */
  classes: z.array(short).max(100).readonly(),
  mark: z.enum(rollCallMarks),
  choices: z.array(z.string().min(1).max(80)).max(20).readonly(),
  /** The lists that should be done before. */
  after: z.array(z.uuid()).max(20).readonly(),
  /** Whether the waiver should be signed before. */
  isAfterWaiver: z.literal(true).exactOptional(),
  /** Whether what was given out has to come back. */
  returns: z.boolean(),
  /** A list that is the same as this one, as two computers may each have started it. */
  joined: z.uuid().exactOptional(),
  isRemoved: z.literal(true).exactOptional(),
  ...replaces,
});

/** A person's mark on a roll call; null takes it back. */
const Mark = z.strictObject({
  kind: z.literal('mark'),
  list: z.uuid(),
  /** The person on the list, by the key of the roll call's rows. */
  person: z.string().min(1).max(200),
  /** The person's name, for a computer that has not loaded them. */
  name: short,
  value: short.nullable(),
  /** What was given out came back. */
  isReturned: z.literal(true).exactOptional(),
  ...replaces,
});

/** How often a ticket admits: by the rule `repeat`, whose value is one of these. */
export const repeatRules = ['any', 'once-a-day', 'once'] as const;
export type RepeatRule = (typeof repeatRules)[number];

/** Rules that the staff of an event agreed on. */
const eventRules = ['repeat', 'exit-pin'] as const;
const Rule = z.strictObject({ kind: z.literal('rule'), rule: z.enum(eventRules), value: short, ...replaces });

const rainOutcomes = ['refund', 'credit', 'transfer'] as const;

/** What a rained-out event gives its bookings; null takes it back. */
const RainCheck = z.strictObject({
  kind: z.literal('rain-check'),
  scope: z.discriminatedUnion('of', [
    z.strictObject({ of: z.literal('event') }),
    z.strictObject({ of: z.literal('class'), name: short }),
    z.strictObject({ of: z.literal('booking'), id: short }),
  ]),
  outcome: z.enum(rainOutcomes).nullable(),
  /** The event at which it counts. */
  target: z.strictObject({ id: Id, name: short }).exactOptional(),
  /** What is to be paid there, as a decimal text. */
  difference: z
    .string()
    .regex(/^\d{1,12}(\.\d{1,4})?$/)
    .exactOptional(),
  currency: z.string().max(3).exactOptional(),
  /** The last day on which it counts. */
  until: z.iso.date().exactOptional(),
  ...replaces,
});

/** A rain check that was honored at the gate of its target, which is the entry's event. */
const RainCheckUse = z.strictObject({
  kind: z.literal('rain-check-use'),
  ...rainCheckTicket,
  /** The scan at which it was honored; a later entry of the same scan may undo it. */
  scan: z.uuid().exactOptional(),
  isUndone: z.literal(true).exactOptional(),
  ...replaces,
});

/** The longest delay, in minutes. */
export const maxDelayMinutes = 24 * 60;
const delayMinutes = z.int().min(-maxDelayMinutes).max(maxDelayMinutes);

/** A session of the schedule that a delay moves. */
const DelayedSession = z.strictObject({
  session: short,
  /** When the server had it as this was noted: a day, and a time at the track. */
  day: z.iso.date(),
  startTime: z.string().regex(/^\d{2}:\d{2}$/),
  /** By how much it is later than that in all, with what was noted before; earlier if negative. */
  shiftMinutes: delayMinutes,
  ...replaces,
});

/** A delay that is known here and not to the server; one that takes another back replaces it. */
const Delay = z.strictObject({
  kind: z.literal('delay'),
  /** What was added; 0 for an entry that takes another back. */
  minutes: delayMinutes,
  sessions: z.array(DelayedSession).min(1).max(500).readonly(),
  ...replaces,
});

/**
 * Of a line that was keyed in from paper: when it happened, if that was not now, and its id, by which a decision that is
 * added with it names it.
 */
const keyedIn = { at: z.iso.datetime().exactOptional(), id: z.uuid().exactOptional() };

/** An entry as a page adds it. */
export const LogInput = z.discriminatedUnion('kind', [
  Scan.extend(keyedIn),
  Decision,
  RollCall,
  Mark.extend(keyedIn),
  Rule,
  RainCheck,
  RainCheckUse,
  HandOut,
  HandOutUndone,
  CashCount,
  Incident,
  ReadinessCount,
  Delay,
]);
export type LogInput = Readonly<z.output<typeof LogInput>>;

const origin = {
  id: z.uuid(),
  event: Id,
  /** By the server's clock, where this computer's difference to it is known. */
  at: z.iso.datetime(),
  /** A random name of the computer, and what its staff call the place. */
  computer: z.uuid(),
  gate: z.string().max(60),
  /** The signed-in person. */
  by: short,
};

export const LogEntry = z.discriminatedUnion('kind', [
  Scan.extend(origin),
  Decision.extend(origin),
  RollCall.extend(origin),
  Mark.extend(origin),
  Rule.extend(origin),
  RainCheck.extend(origin),
  RainCheckUse.extend(origin),
  HandOut.extend(origin),
  HandOutUndone.extend(origin),
  CashCount.extend(origin),
  Incident.extend(origin),
  ReadinessCount.extend(origin),
  Delay.extend(origin),
]);
export type LogEntry = Readonly<z.output<typeof LogEntry>>;

/** Whether an entry matters to an event: its own, rain checks that count at it, and where its own were honored. */
export const concerns = (entry: LogEntry, event: string): boolean =>
  entry.event === event ||
  (entry.kind === 'rain-check' && entry.target?.id === event) ||
  (entry.kind === 'rain-check-use' && entry.from === event);

export type EntryOf<K extends LogEntry['kind']> = Extract<LogEntry, { readonly kind: K }>;

export const isKind =
  <K extends LogEntry['kind']>(kind: K) =>
  (entry: LogEntry): entry is EntryOf<K> =>
    entry.kind === kind;
