/** From bytes to a result, and what the session learns from it. */
import { readAnswer } from '@contract/answer';
import { fail, ok, type Result } from '@contract/failure';
import { readJson } from '@contract/json';
import { csvLimit, jsonLimit, readBytes, textOf, without } from './body';
import { Fault } from './fault';
import type { Gate } from './gate';
import type { Plan } from './plan';
import { refusedLogIn } from './reach';
import type { Incoming } from './shapes';
import { tokensIn, withoutTokens } from './tokens';

export const isSuccess = ({ status }: Pick<Incoming, 'status'>): boolean => status >= 200 && status <= 299;
export const typeOf = ({ headers }: Pick<Incoming, 'headers'>): string => headers['content-type'] ?? '';

const limitOf = ({ isDemo, row }: Plan): number => {
  if (isDemo) return Number.POSITIVE_INFINITY;
  return row.output.shape === 'csv' ? csvLimit : jsonLimit;
};

/** Reads the body and what it means for the row. Rejects with a `Fault` where the body cannot be read. */
export const readResult = async (
  gate: Gate,
  plan: Plan,
  incoming: Incoming,
  signal: AbortSignal,
): Promise<Result<unknown>> => {
  const bytes = await readBytes(incoming, limitOf(plan), signal);
  const text = without(gate.secrets(), textOf(bytes));
  const type = typeOf(incoming);
  const value = readJson(text);
  const isTorn = value === undefined && /\bjson\b/i.test(type) && !/^\s*(<|$)/.test(text);
  if (isTorn && isSuccess(incoming) && plan.row.output.shape !== 'csv') throw new Fault('bad-answer', true);
  const body = text.trim() === '' ? undefined : (value ?? text);
  return settle(gate, plan, readAnswer(plan.row, { status: incoming.status, type, body }, plan.input, plan.profile));
};

/** The session's part: a refused token ends it, new tokens renew it, and none of them goes further. */
const settle = (gate: Gate, plan: Plan, result: Result<unknown>): Result<unknown> => {
  const { token } = plan.outgoing;
  if (!result.ok) {
    if (result.failure.code !== 'signed-out') return result;
    if (token === undefined) return refusedLogIn(plan.id, result.failure);
    if (gate.token() === token) gate.reject(token);
    // The token was replaced while this call was on its way: the session goes on, the call may be repeated by hand.
    else if (gate.turn() === plan.turn) return fail('cancelled', 'cancelled');
    return result;
  }
  if (plan.row.by === 'session') return result;
  if (token !== undefined && plan.row.kind === 'read' && gate.turn() !== plan.turn) {
    return fail('signed-out', 'signed-out');
  }
  if (!plan.id.startsWith('auth.')) return result;
  const { value } = result;
  const record: unknown = typeof value === 'object' && value !== null && 'record' in value ? value.record : value;
  const renewed = token === undefined ? undefined : tokensIn(record);
  if (renewed && gate.turn() === plan.turn) gate.renew(renewed);
  return ok(withoutTokens(value));
};
