/** What the gate says in words. */
import { type Booking, bookingStatuses } from '@contract/entities/booking';
import type { Ticket } from '@contract/entities/ticket';
import { formatDateTime, formatDay } from '../../kit/format/date-time';
import { sumOf } from '../../kit/format/decimal';
import { joinFacts, joinList } from '../../kit/format/join';
import { formatMoney } from '../../kit/format/number';
import { toTrimmedText } from '../../kit/format/plain-text';
import type { Text } from '../../kit/format/text';
import { wordText } from '../../kit/format/word-text';
import type { GateResult, OpenPoint } from './gate-answer';
import type { RainCheck } from './rain-checks';
import { type Judgement, type Verdict, verdicts } from './ticket-verdict';

/** Verdicts that have another text if the server sent no word. */
const mayLackWord: ReadonlySet<Verdict> = new Set(['bookingUnknown', 'paymentUnknown']);

/** The server's word that the verdict is about; empty if there is none. */
const wordOf = (text: Text, { verdict, contrary }: Judgement, ticket: Ticket, booking: Booking | undefined): string => {
  const [field, value] =
    verdict === 'paymentUnknown'
      ? (['booking.paymentStatus', booking?.paymentStatus] as const)
      : verdict === 'bookingUnknown'
        ? (['booking.bookingStatus', booking?.bookingStatus] as const)
        : (['ticket.status', ticket.status] as const);
  const word = toTrimmedText(value);
  // Shown as the server named it, because it is the contradiction that a person has to judge.
  const said = contrary && `${contrary.name}: ${toTrimmedText(contrary.value) || '…'}`;
  // With a state that is known, it is the booking itself that doesn't fit.
  if (verdict === 'bookingUnknown' && !said && bookingStatuses.some((one) => one === word)) return text('gate.notOwn');
  if (word === '') return said ?? (verdict === 'unknown' ? text('gate.noStatus') : '');
  return joinFacts(wordText(field, word), said);
};

export const verdictText = (text: Text, judged: Judgement, ticket: Ticket, booking: Booking | undefined): string => {
  const { verdict } = judged;
  const word = wordOf(text, judged, ticket, booking);
  return text(`gate.${word === '' && mayLackWord.has(verdict) ? 'withoutWord' : 'verdicts'}.${verdict}`, { word });
};

/** "Valid until May 16, 2026, 6:00 PM CDT", "Checked in May 16, 2026, 9:30 AM CDT · Gate 2"; empty for other verdicts. */
export const whenText = (text: Text, verdict: string, ticket: Ticket, timezone: unknown): string => {
  const { validFrom, validUntil, checkedInAt, gate } = ticket;
  if (verdict === 'used') {
    const when = joinFacts(formatDateTime(checkedInAt, timezone), gate);
    return when === '' ? '' : text('gate.checkedIn', { when });
  }
  const limit = verdict === 'notYet' ? validFrom : verdict === 'over' ? validUntil : undefined;
  return limit ? text(`gate.${verdict}`, { when: formatDateTime(limit, timezone) }) : '';
};

/** What is to be collected for tickets that count, exactly and for each currency; empty if nothing is. */
const amountsText = (rainChecks: readonly RainCheck[]): string => {
  const counting = rainChecks.flatMap((one) => (one.state === 'counts' && one.check.difference ? one.check : []));
  return joinList(
    [...Map.groupBy(counting, ({ currency = '' }) => currency)]
      .map(([currency, checks]) => [sumOf(checks.map(({ difference }) => difference)), currency] as const)
      .filter(([sum]) => Number(sum) > 0)
      .map(([sum, currency]) => formatMoney(sum, currency)),
  );
};

interface RainAnswer {
  readonly ticket: Ticket;
  readonly booking: Booking | undefined;
  /** Of the tickets that are answered together; one that counts comes before all others. */
  readonly rainChecks: readonly RainCheck[];
}

/** "Rain check of Spring Shootout, collect $10.00"; empty without a rain check. */
export const rainCheckText = (text: Text, { ticket, booking, rainChecks }: RainAnswer): string => {
  const found = rainChecks.find(({ state }) => state === 'counts') ?? rainChecks[0];
  if (!found || found.state === 'none') return '';
  const event = ticket.eventName || booking?.eventName || text('notKnown');
  if (found.state === 'unclear') return text(`gate.rain.unclear.${found.lacks}`, { event });
  const amount = amountsText(rainChecks);
  if (found.state === 'counts') return text(amount === '' ? 'gate.rain.free' : 'gate.rain.collect', { event, amount });
  if (found.state === 'not-valid')
    return text('gate.rain.notValid', { event, why: verdictText(text, found, ticket, booking) });
  if (found.state !== 'used') return text(`gate.rain.${found.state}`, { event, day: formatDay(found.check.until) });
  const { at, gate } = found.use;
  return text('gate.rain.used', { event, when: joinFacts(formatDateTime(at, ticket.timezone), gate) });
};

/** Reasons that say more than the large word, which is then not said twice. */
const ownWords: ReadonlySet<string> = new Set(['foreign', 'unsearched', 'failed']);

/** The large word. */
export const answerWord = (text: Text, { answer, reason, isLeaving }: GateResult): string => {
  if (isLeaving) return text('gate.mayLeave');
  return text(ownWords.has(reason) ? `gate.words.${reason}` : `gate.answers.${answer}`);
};

export const openText = (text: Text, point: OpenPoint, booking: Booking | undefined): string =>
  text(`gate.open.${point}`, point === 'owed' ? { amount: formatMoney(booking?.total, booking?.currency) } : {});

interface Answering {
  /** The judged ticket that the answer is about. */
  readonly about: (Judgement & { readonly ticket: Ticket }) | undefined;
  readonly booking: Booking | undefined;
  readonly rainChecks: readonly RainCheck[];
}

const rainReasons: ReadonlySet<string> = new Set(['rainCheck', 'rainCheckUsed', 'otherEvent']);

/** Why, in a few words; empty where the large word says it. */
export const reasonText = (text: Text, { reason }: GateResult, { about, booking, rainChecks }: Answering): string => {
  if (reason === 'valid' || reason === 'none' || ownWords.has(reason)) return '';
  if (reason === 'offline' || reason === 'not-in-copy') return '';
  const verdict = verdicts.find((one) => one === reason);
  if (verdict && about && verdict !== 'otherEvent')
    return verdictText(text, { ...about, verdict }, about.ticket, booking);
  if (about && rainChecks.length > 0 && rainReasons.has(reason))
    return rainCheckText(text, { ticket: about.ticket, booking, rainChecks });
  if (reason === 'otherEvent') return text('gate.other.title');
  return text(reason === 'missing' || reason === 'uncertain' ? `gate.${reason}.title` : `gate.reasons.${reason}`);
};

/** The answer in one line. */
export const answerLine = (text: Text, result: GateResult, of: Answering): string =>
  joinFacts(
    answerWord(text, result),
    reasonText(text, result, of),
    ...result.open.map((point) => openText(text, point, of.booking)),
  );
