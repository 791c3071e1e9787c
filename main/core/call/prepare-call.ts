/** What a call will be, before anything is sent: its row, its request, where it goes and with which token. */
import type { AnyRow } from '@contract/endpoint';
import { fail, ok, type Result } from '@contract/failure';
import { parseInput, requestOf } from '@contract/http/request';
import { emptyProfile, type ServerProfile } from '@contract/reading/server-profile';
import { isSample, rowOf } from '@contract/table';
import { isPublicCall, mayLeaveUnknownOutcome } from './call-failure';
import type { SessionPort } from './session-port';
import type { TransportRequest } from './transport';

export interface PreparedCall {
  readonly id: string;
  readonly row: AnyRow;
  readonly input: unknown;
  readonly outgoing: TransportRequest;
  readonly isDemo: boolean;
  /** The live server's address; an empty text where the demo answers. */
  readonly server: string;
  /** How that server writes its answers and expects its requests. */
  readonly profile: ServerProfile;
  readonly generation: number;
}

/**
 * Plans a call of the table. `bad-request` for an id or input that is not in it, `not-signed-in` where a session is
 * needed and there is none, `server-address` while no server was named. Sample calls are answered by the demo in either mode, and never see a live token.
 */
export const prepareCall = (gate: SessionPort, id: string, input: unknown): Result<PreparedCall> => {
  const row = rowOf(id);
  if (!row) return fail('invalid', 'bad-request');
  const parsed = parseInput(row.input, input);
  if (!parsed.ok) return parsed;
  const where = gate.target();
  const isDemo = where.mode === 'demo' || isSample(id);
  const profile = isDemo ? emptyProfile : (where.profile ?? emptyProfile);
  const request = requestOf(row, parsed.value, profile);
  if (!request.ok) return request;
  if (!isDemo && where.server === '') return fail('invalid', 'server-address');
  const token = where.mode === 'demo' || !isSample(id) ? gate.token() : undefined;
  if (token === undefined && !isPublicCall(id) && !isSample(id)) return fail('signed-out', 'not-signed-in');
  const { method, path, query, body } = request.value;
  const outgoing: TransportRequest = {
    method,
    path,
    once: mayLeaveUnknownOutcome(row),
    ...(query === undefined ? {} : { query }),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(token === undefined ? {} : { token }),
  };
  const server = isDemo ? '' : where.server;
  return ok({ id, row, input: parsed.value, outgoing, isDemo, server, profile, generation: gate.generation() });
};
