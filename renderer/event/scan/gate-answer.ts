/**
 * What the gate says of a code: one of five answers, each with a color, an icon, a word and a sound of its own. `valid` is
 * said only of tickets that admit and leave nothing open; whatever is not known is `look` or worse.
 */
import type { GateAnswer } from '@contract/event-log/entry';
import { openVerdicts, type Verdict } from './ticket-verdict';
import type { Lookup } from './use-lookup';

/** What staff have to look at before they admit somebody. Their texts are `gate.open.<name>`. */
export const openPoints = [
  'waiverUnsigned',
  'waiverUnknown',
  'owed',
  'inspection',
  'inspectionUnknown',
  'inspectionPending',
  'guardian',
  'minor',
  'notes',
  'repeat',
  'scansPending',
  'scansUnknown',
] as const;
export type OpenPoint = (typeof openPoints)[number];

/**
 * What a found code stands for: tickets (the one that it names, or all of its booking), a booking without the ticket that
 * it names, several bookings of which a person has to choose one, or something that may not be meant. `reading` while the
 * booking of a ticket that was not loaded is being read.
 */
export const foundKinds = ['tickets', 'missing', 'several', 'uncertain', 'otherEvent', 'reading'] as const;
export type FoundKind = (typeof foundKinds)[number];

/**
 * What earlier scans of the ticket or its booking say by the event's rule: nothing, a warning, or that it was used; `pending`
 * while the log of scans is being read, `unknown` if it can't be.
 */
export const repeatKinds = ['none', 'warns', 'refuses', 'pending', 'unknown'] as const;
export type RepeatKind = (typeof repeatKinds)[number];

/** Whether a ticket of another event counts at this one, where that event was rained out: once. */
export const rainCheckKinds = ['none', 'counts', 'used'] as const;
export type RainCheckKind = (typeof rainCheckKinds)[number];

export interface GateFacts {
  readonly lookup: Lookup['state'];
  /** Only what was found has the following. */
  readonly found?: FoundKind;
  /** Of the tickets that decide. */
  readonly verdicts?: readonly Verdict[];
  readonly open?: readonly OpenPoint[];
  readonly repeat?: RepeatKind;
  readonly rainCheck?: RainCheckKind;
  readonly direction?: 'in' | 'out';
}

/** Why an answer is as it is. The texts are `gate.verdicts.<name>` for a verdict and `gate.reasons.<name>` for all others. */
export type GateReason =
  | Verdict
  | Exclude<Lookup['state'], 'looking' | 'found'>
  | Exclude<FoundKind, 'tickets' | 'reading'>
  | 'noTickets'
  | 'mixed'
  | 'repeat'
  | 'rainCheck'
  | 'rainCheckUsed';

export interface GateResult {
  readonly answer: GateAnswer;
  readonly reason: GateReason;
  readonly open: readonly OpenPoint[];
  /** On the way out, of what was found. */
  readonly isLeaving?: true;
}

/** An unpaid ticket admits once it is paid. */
export const mayAdmit = (verdict: Verdict): boolean =>
  verdict === 'valid' || verdict === 'unpaid' || openVerdicts.has(verdict);

/** The tickets' verdicts as one: undefined if all are valid. */
const ofVerdicts = (
  verdicts: readonly Verdict[],
  { rainCheck = 'none' }: GateFacts,
): Omit<GateResult, 'open'> | undefined => {
  const [first] = verdicts;
  if (first === undefined) return { answer: 'look', reason: 'noTickets' };
  if (rainCheck !== 'none' && verdicts.every((verdict) => verdict === 'otherEvent'))
    return rainCheck === 'counts'
      ? { answer: 'look', reason: 'rainCheck' }
      : { answer: 'refused', reason: 'rainCheckUsed' };
  if (!verdicts.some(mayAdmit)) return { answer: 'refused', reason: first };
  if (!verdicts.every(mayAdmit)) return { answer: 'look', reason: 'mixed' };
  const reason = verdicts.find((verdict) => verdict !== 'valid');
  return reason && { answer: 'look', reason };
};

/**
 * Nobody is kept from leaving, and whoever leaves has nothing to clear up and has used the ticket. Only of a ticket that
 * should not have let them in is there something to look at.
 */
const leavingAnswer = ({ verdicts = [], ...facts }: GateFacts): GateResult => {
  const unused = verdicts.map((verdict) => (verdict === 'used' ? 'valid' : verdict));
  const { reason = 'valid' } = ofVerdicts(unused, facts) ?? {};
  const isGood = reason === 'valid' || reason === 'rainCheck';
  return { answer: isGood ? 'valid' : 'look', reason, open: [], isLeaving: true };
};

const repeatPoints = { warns: 'repeat', pending: 'scansPending', unknown: 'scansUnknown' } as const;

/** Undefined while nothing is known. */
export const gateAnswer = (facts: GateFacts): GateResult | undefined => {
  const { lookup, found = 'uncertain', verdicts = [], open = [], repeat = 'none', direction = 'in' } = facts;
  if (lookup === 'looking') return undefined;
  if (lookup === 'none' || lookup === 'foreign') return { answer: 'not-found', reason: lookup, open: [] };
  // A code that could not be checked may be a ticket, so it is not called missing.
  if (lookup !== 'found') return { answer: 'offline', reason: lookup, open: [] };
  if (found === 'reading') return undefined;
  if (found === 'missing') return { answer: 'not-found', reason: found, open: [] };
  if (found === 'otherEvent')
    return direction === 'out'
      ? { answer: 'look', reason: found, open: [], isLeaving: true }
      : { answer: 'refused', reason: found, open: [] };
  if (found !== 'tickets') return { answer: 'look', reason: found, open: [] };
  if (direction === 'out') return leavingAnswer(facts);
  const ofScans = repeat === 'none' || repeat === 'refuses' ? [] : [repeatPoints[repeat]];
  const points: readonly OpenPoint[] = [...open, ...ofScans];
  const decided = ofVerdicts(verdicts, facts);
  if (decided?.answer === 'refused') return { ...decided, open: [] };
  if (repeat === 'refuses') return { answer: 'refused', reason: 'repeat', open: [] };
  if (decided) return { ...decided, open: points };
  return { answer: points.length > 0 ? 'look' : 'valid', reason: 'valid', open: points };
};

const ofInspection: ReadonlySet<OpenPoint> = new Set([
  'inspection',
  'inspectionUnknown',
  'inspectionPending',
  'guardian',
]);

/** Whether a later result says something else than the first. What was still being read is no change by itself. */
export const hasChanged = (first: GateResult, later: GateResult): boolean => {
  const wasPending = first.open.includes('inspectionPending');
  const pointsOf = ({ open }: GateResult): string =>
    open.filter((point) => !(wasPending && ofInspection.has(point))).join();
  return first.answer !== later.answer || first.reason !== later.reason || pointsOf(first) !== pointsOf(later);
};

/** Tickets that a waiver leaves open: a ticket without a signed one is never plainly valid. */
export const waiverPoint = (
  tickets: readonly { readonly waiverSigned?: unknown }[],
): 'waiverUnsigned' | 'waiverUnknown' | undefined => {
  if (tickets.some(({ waiverSigned }) => waiverSigned === false)) return 'waiverUnsigned';
  return tickets.every(({ waiverSigned }) => waiverSigned === true) ? undefined : 'waiverUnknown';
};
