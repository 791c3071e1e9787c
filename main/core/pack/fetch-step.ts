/** Makes the calls of one step of a pack. */
import type { Page } from '@contract/endpoint';
import { type Failure, fail, type Result } from '@contract/failure';
import type { Values } from '@contract/json/record';
import { allPages, idIn } from '@contract/list/all-pages';
import type { ApiCalls } from '../call/calls';
import { absent } from '../store/copy';
import type { CallStep } from './plan';

/** What was read in a step. */
export interface Fetched {
  readonly value: unknown;
  readonly rows: number;
  readonly expected?: number;
  readonly failure?: Failure;
}

/** All pages of a list. */
export const fetchList = async (
  { call, input }: CallStep,
  calls: ApiCalls,
  signal: AbortSignal,
): Promise<Result<Fetched>> => {
  const rows: Values[] = [];
  let total: number | undefined;
  let mayMissRows = false;
  const fetchPage = async (paging: Values): Promise<Result<Page<Values>>> =>
    (await calls.call(call, { ...input, ...paging }, signal)) as Result<Page<Values>>;
  for await (const batch of allPages(fetchPage, idIn('id'))) {
    if (!batch.ok) return batch;
    for (const row of batch.value.rows) rows.push(row);
    total = batch.value.total ?? total;
    mayMissRows ||= batch.value.repeatsPage === true || batch.value.mayHaveMore === true;
  }
  // The pack says if the server has more.
  const isComplete = !mayMissRows && (total === undefined || rows.length >= total);
  const value: Page<Values> = { rows, total: Math.max(total ?? 0, rows.length), isComplete };
  const expected = total === undefined ? {} : { expected: total };
  const failure =
    mayMissRows && total === undefined
      ? { failure: fail('rejected', 'incomplete-pages', { about: { loaded: rows.length } }).failure }
      : {};
  return { ok: true, value: { value, rows: rows.length, ...expected, ...failure } };
};

/** A record; one that need not exist may be absent. */
export const fetchRecord = async (
  { call, input, row }: CallStep,
  calls: ApiCalls,
  signal: AbortSignal,
): Promise<Result<Fetched>> => {
  const answer = await calls.call(call, input, signal);
  if (answer.ok) return { ok: true, value: { value: answer.value, rows: 1 } };
  const isAnswer = row.mayBeAbsent === true && answer.failure.code === 'not-found';
  return isAnswer ? { ok: true, value: { value: absent, rows: 0 } } : answer;
};
