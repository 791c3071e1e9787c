/** What a call will be, before anything is sent: its row, its request, where it goes and with which token. */
import type { AnyRow } from '@contract/endpoint';
import { fail, ok, type Result } from '@contract/failure';
import { emptyProfile, type ServerProfile } from '@contract/reading/server-profile';
import { parseInput, requestOf } from '@contract/request';
import { isSample, rowOf } from '@contract/table';
import type { Gate } from './gate';
import { isOpen, leavesDoubt } from './reach';
import type { Outgoing } from './shapes';

export interface Plan {
  readonly id: string;
  readonly row: AnyRow;
  readonly input: unknown;
  readonly outgoing: Outgoing;
  readonly isDemo: boolean;
  /** The live server's address; an empty text where the demo answers. */
  readonly server: string;
  /** How that server writes its answers and expects its requests. */
  readonly profile: ServerProfile;
  readonly turn: number;
}

/**
 * Plans a call of the table. `bad-request` for an id or input that is not in it, `not-signed-in` where a session is
 * needed and there is none, `server-address` while no server was named. Sample calls are answered by the demo in either mode, and never see a live token.
 */
export const planOf = (gate: Gate, id: string, input: unknown): Result<Plan> => {
  const row = rowOf(id);
  if (!row) return fail('invalid', 'bad-request');
  const parsed = parseInput(row.input, input);
  if (!parsed.ok) return parsed;
  const where = gate.where();
  const isDemo = where.mode === 'demo' || isSample(id);
  const profile = isDemo ? emptyProfile : (where.profile ?? emptyProfile);
  const request = requestOf(row, parsed.value, profile);
  if (!request.ok) return request;
  if (!isDemo && where.server === '') return fail('invalid', 'server-address');
  const token = where.mode === 'demo' || !isSample(id) ? gate.token() : undefined;
  if (token === undefined && !isOpen(id) && !isSample(id)) return fail('signed-out', 'not-signed-in');
  const { method, path, query, body } = request.value;
  const outgoing: Outgoing = {
    method,
    path,
    once: leavesDoubt(row),
    ...(query === undefined ? {} : { query }),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(token === undefined ? {} : { token }),
  };
  const server = isDemo ? '' : where.server;
  return ok({ id, row, input: parsed.value, outgoing, isDemo, server, profile, turn: gate.turn() });
};
