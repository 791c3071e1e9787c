/** Makes every reading call of a server once, two at a time with a pause in between, until done or stopped. */
import type { CheckProgress } from '@contract/bridge/servers';
import type { AnyRow } from '@contract/endpoint';
import { isPage, type Values } from '@contract/json/record';
import { type AnswerSummary, summarizeAnswer } from '@contract/reading/check/answer-summary';
import { type Send, sendWith } from '@contract/reading/check/assignment';
import { probesOf, type Rows } from '@contract/reading/check/effects';
import {
  checkCalls,
  inputFor,
  isId,
  type KnownIds,
  maxAttempts,
  needsId,
  withIdsIn,
} from '@contract/reading/check/plan';
import type { CallReport, CheckReport, TrialResult, Verdict } from '@contract/reading/check/report';
import { aspects, trialFor } from '@contract/reading/check/request-trials';
import { mergeUnexplained, type UnexplainedValues } from '@contract/reading/check/unexplained-values';
import { emptyProfile, type ServerProfile } from '@contract/reading/server-profile';
import { type EndpointId, rowOf } from '@contract/table';
import { createQueue } from '../core/async/queue';
import type { CheckCall } from './check-call';

const concurrency = 2;
const pauseBetween = 60;
/** The most trial requests for another request format in one check. */
const maxTrials = 60;

export interface CheckPorts {
  readonly server: string;
  readonly callEndpoint: CheckCall;
  readonly profile?: ServerProfile | undefined;
  /** The signed-in person's id, for the call that reads their own profile. */
  readonly personId?: string | undefined;
  readonly onProgress?: (progress: CheckProgress) => void;
  readonly delay: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly signal: AbortSignal;
}

export interface Checked {
  readonly report: CheckReport;
  /** Some records of each call as the server sent them; they stay in this process. */
  readonly originals: ReadonlyMap<EndpointId, readonly Values[]>;
  /** Unexplained values, for the screen only; no report contains them. */
  readonly unexplained: UnexplainedValues;
}

const rowsOf = (value: unknown): Rows | undefined =>
  isPage(value) ? { rows: value.rows, ...(value.total === undefined ? {} : { total: value.total }) } : undefined;

/** Failures after which a check stops. */
const ends = new Set<string>(['signed-out', 'not-signed-in', 'offline', 'tls', 'proxy', 'proxy-sign-in']);

/** Runs a check until it is done or stopped; calls that were not made then count as skipped. Never rejects. */
export const runCheck = async (ports: CheckPorts): Promise<Checked> => {
  const { callEndpoint, delay, profile = emptyProfile, signal } = ports;
  // If the log-in names no id, the person's address is used instead.
  let known: KnownIds = new Map(isId(ports.personId) ? [['entity:profile', [ports.personId]]] : []);
  const summaries = new Map<EndpointId, AnswerSummary>();
  const queue = createQueue({ concurrency });
  const reports = new Map<EndpointId, CallReport>();
  const originals = new Map<EndpointId, readonly Values[]>();
  let isOver = false;
  /** A call that was refused because the server writes our words with underscores. */
  let snakeRefusal: { readonly id: EndpointId; readonly input: Values } | undefined;
  const isStopped = (): boolean => isOver || signal.aborted;

  const politely: CheckCall = async (id, input, _signal, other) => {
    await delay(pauseBetween, signal);
    return callEndpoint(id, input, signal, other);
  };

  /** Makes the probing calls of a list one after the other. */
  const effectsOf = async (id: EndpointId, input: Values, summary: AnswerSummary): Promise<Partial<CallReport>> => {
    const row = rowOf(id);
    const first: Rows = { rows: summary.records, ...(summary.total === undefined ? {} : { total: summary.total }) };
    const narrowing: Record<string, Verdict> = {};
    const found: { search?: Verdict; sort?: Verdict; page?: Verdict } = {};
    for (const { aspect, input: probeInput, judge } of row ? probesOf(row, input, first) : []) {
      if (isStopped()) break;
      const { result } = await politely(id, probeInput, signal);
      const answer = result.ok ? rowsOf(result.value) : undefined;
      const effect = answer ? judge(answer) : 'unknown';
      if (typeof aspect === 'object') narrowing[aspect.narrowing] = effect;
      else found[aspect] = effect;
    }
    return { ...found, ...(Object.keys(narrowing).length > 0 ? { narrowing } : {}) };
  };

  const skipped = (id: EndpointId, why: 'no-id' | 'stopped'): CallReport => {
    const row = rowOf(id);
    const entity = row?.output.entity;
    return { id, path: row?.path ?? '', ...(entity ? { entity } : {}), state: 'skipped', why, fields: [], unknown: [] };
  };

  /** Tries the next id if the server has no record for this one. */
  const firstLook = async (id: EndpointId, row: AnyRow, input: Values, attempt = 0): Promise<AnswerSummary> => {
    const answer = await politely(id, input, signal);
    if (answer.nameCase === 'snake') snakeRefusal ??= { id, input };
    const summary = summarizeAnswer(id, row, answer);
    const next = attempt + 1 < maxAttempts && needsId(id) ? inputFor(id, row, known, attempt + 1) : undefined;
    const isGone = summary.report.why === 'not-found' || summary.report.state === 'empty';
    return isGone && next && !isStopped() ? firstLook(id, row, next, attempt + 1) : summary;
  };

  const checkOne = async (id: EndpointId): Promise<CallReport> => {
    const row = rowOf(id);
    const input = row && !isStopped() ? inputFor(id, row, known) : undefined;
    if (!row || !input) return skipped(id, isStopped() ? 'stopped' : 'no-id');
    const summary = await firstLook(id, row, input);
    if (signal.aborted) return skipped(id, 'stopped');
    if (summary.report.why !== undefined && ends.has(summary.report.why)) isOver = true;
    known = withIdsIn(known, row, summary.records);
    originals.set(id, summary.originals);
    summaries.set(id, summary);
    return { ...summary.report, ...(await effectsOf(id, input, summary)) };
  };

  /** Finds request formats that take effect, using the first list that shows that the default one does not. */
  const findAsking = async (): Promise<readonly TrialResult[]> => {
    const found: TrialResult[] = [];
    let send: Send = profile.send ?? {};
    let left = maxTrials;
    if (snakeRefusal && !isStopped()) {
      const { id, input } = snakeRefusal;
      const candidate = sendWith(send, { case: 'snake' });
      const { result } = await politely(id, input, signal, { ...profile, send: candidate });
      left -= 1;
      if (result.ok) {
        send = candidate;
        found.push({ aspect: 'case', call: id, send: { case: 'snake' } });
      }
    }
    for (const aspect of aspects) {
      if (found.some((one) => one.aspect === aspect)) continue;
      const tried = [...reports.values()].flatMap((report) => {
        const [row, summary] = [rowOf(report.id), summaries.get(report.id)];
        if (!row || !summary || needsId(report.id)) return [];
        const first: Rows = { rows: summary.records, ...(summary.total === undefined ? {} : { total: summary.total }) };
        const trial = trialFor(aspect, row, report, first);
        return trial ? [{ id: report.id, trial, size: summary.total ?? first.rows.length }] : [];
      });
      // Long lists give the clearest results.
      const [one] = tried.toSorted((a, b) => b.size - a.size);
      if (!one) continue;
      let format: Send | undefined;
      for (const each of one.trial.variants) {
        if (isStopped() || left === 0) return found;
        left -= 1;
        const candidate = sendWith(send, each);
        const { result } = await politely(one.id, one.trial.input, signal, { ...profile, send: candidate });
        const answer = result.ok ? rowsOf(result.value) : undefined;
        if (!answer || one.trial.judge(answer) !== 'yes') continue;
        format = each;
        send = candidate;
        break;
      }
      const isUsual = format !== undefined && Object.keys(format).length === 0;
      if (!isUsual && (format || !one.trial.isOptional))
        found.push({ aspect, call: one.id, ...(format ? { send: format } : {}) });
    }
    return found;
  };

  const all = checkCalls();
  const walk = async (ids: readonly EndpointId[]): Promise<void> => {
    const check = async (id: EndpointId): Promise<void> => {
      reports.set(id, await checkOne(id));
      ports.onProgress?.({ done: reports.size, total: all.length });
    };
    await Promise.all(ids.map((id) => queue.run(() => check(id))));
  };

  ports.onProgress?.({ done: 0, total: all.length });
  await walk(all.filter((id) => !needsId(id)));
  await walk(all.filter(needsId));
  const trialResults = isStopped() ? [] : await findAsking();
  const calls = [...reports.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const report: CheckReport = {
    version: 1,
    server: ports.server,
    at: new Date().toISOString(),
    complete: !isStopped(),
    profile: ports.profile !== undefined,
    calls,
    ...(trialResults.length > 0 ? { asking: trialResults } : {}),
  };
  return {
    report,
    originals,
    unexplained: mergeUnexplained([...summaries.values()].map(({ unexplained }) => unexplained)),
  };
};
