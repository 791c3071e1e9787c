/** Prepares a call before anything is sent: its row, its request, its target and its token. */
import type { AnyRow } from '@contract/endpoint';
import { fail, ok, type Result } from '@contract/failure';
import { parseInput, requestOf } from '@contract/http/request';
import { writeJson } from '@contract/json/long-numbers';
import type { NextPage } from '@contract/reading/page-facts';
import { emptyProfile, type ServerProfile } from '@contract/reading/server-profile';
import { isSample, rowOf } from '@contract/table';
import type { NameCase } from './name-case';
import { type NumberNotes, withNumberIds } from './number-ids';
import { mayLeaveUnknownOutcome } from './policy';
import type { SessionPort } from './session-port';
import type { StreamUpload, TransportRequest } from './transport';

export interface PreparedCall {
  readonly id: string;
  readonly row: AnyRow;
  readonly input: unknown;
  readonly request: TransportRequest;
  /** Whether the demo answers it. */
  readonly isDemo: boolean;
  /** The live server's address; empty if the demo answers. */
  readonly server: string;
  /** How that server writes responses and expects requests. */
  readonly profile: ServerProfile;
  /** The session it belongs to. */
  readonly generation: number;
  /** Told what a page of a list says of the next one; returns whether the next one can be asked for so. */
  readonly onNext?: (next: NextPage | undefined) => boolean;
  /** Told the case of names that a refusal asks for. */
  readonly onNameCase?: (nameCase: NameCase) => void;
  /** Told the names of fields whose long ids came as numbers. */
  readonly onNumberNames?: (names: readonly string[]) => void;
  /** The file that an upload sends. */
  readonly file?: StreamUpload['file'];
  /** Whether the server answered it in an earlier run of the app. */
  readonly hasWorked?: (() => Promise<boolean>) | undefined;
}

/**
 * Prepares a call of the contract. Fails with `bad-request` for an unknown id or invalid input, `not-signed-in` without a
 * session that the call needs, and `server-address` while no server is set. The demo answers sample calls in either mode;
 * they never carry a live token.
 */
export const prepareCall = (
  session: SessionPort,
  id: string,
  input: unknown,
  numberNotes?: (server: string, profile: ServerProfile) => NumberNotes,
): Result<PreparedCall> => {
  const row = rowOf(id);
  if (!row) return fail('invalid', 'bad-request');
  const parsed = parseInput(row.input, input);
  if (!parsed.ok) return parsed;
  const target = session.target();
  const isDemo = target.mode === 'demo' || isSample(id);
  const profile = isDemo ? emptyProfile : (target.profile ?? emptyProfile);
  const notes = isDemo ? undefined : numberNotes?.(target.server, profile);
  const written = requestOf(row, parsed.value, profile, (body) => (notes ? withNumberIds(row, body, notes) : body));
  if (!written.ok) return written;
  if (!isDemo && target.server === '') return fail('invalid', 'server-address');
  // Signing in again must not be judged by the session before it.
  const isSignIn = row.public === true && row.by === 'session';
  const token = !isSignIn && (target.mode === 'demo' || !isSample(id)) ? session.token() : undefined;
  if (token === undefined && !row.public && !isSample(id)) return fail('signed-out', 'not-signed-in');
  const { method, path, query, body } = written.value;
  const request: TransportRequest = {
    method,
    path,
    once: mayLeaveUnknownOutcome(row),
    ...(query === undefined ? {} : { query }),
    ...(body === undefined ? {} : { body: writeJson(body) }),
    ...(token === undefined ? {} : { token }),
    ...(isSample(id) ? { isSample: true } : {}),
  };
  const server = isDemo ? '' : target.server;
  return ok({ id, row, input: parsed.value, request, isDemo, server, profile, generation: session.generation() });
};
