/** Asks the demo's server as main does: a row's request, answered in process, read by the contract. */
import type { Result } from '@contract/failure';
import { readAnswer } from '@contract/http/read-answer';
import { parseInput, requestOf } from '@contract/http/request';
import { readJson } from '@contract/json/read-json';
import { rowOf } from '@contract/table';
import { type Answers, type AnswersOptions, createAnswers, demoServer } from '../../../mocks/adapter';

export type Fields = Readonly<Record<string, unknown>>;

/** A Saturday in May, so that no test depends on the day it runs. */
export const may = Date.UTC(2026, 4, 16, 15, 30);

export interface Client {
  readonly answers: Answers;
  readonly ask: (id: string, input?: unknown) => Promise<Response>;
  readonly call: (id: string, input?: unknown) => Promise<Result<unknown>>;
  /** The value of a call that must succeed, as fields. */
  readonly value: (id: string, input?: unknown) => Promise<Fields>;
  /** The rows of a list that must succeed. */
  readonly rows: (id: string, input?: unknown) => Promise<readonly Fields[]>;
  readonly signIn: (email?: string, password?: string) => Promise<Fields>;
  token: string | undefined;
}

export const createClient = (options: AnswersOptions = { now: () => may }): Client => {
  const answers = createAnswers(options);
  const client: Client = {
    answers,
    token: undefined,
    ask: (id, input = {}) => {
      const row = rowOf(id);
      const parsed = row && parseInput(row.input, input);
      const request = row && parsed?.ok ? requestOf(row, parsed.value) : undefined;
      if (!request?.ok) throw new Error(`${id} does not take ${JSON.stringify(input)}`);
      const { method, path, query, body } = request.value;
      return answers.answer(
        new Request(`${demoServer}${path}${query ? `?${new URLSearchParams(query)}` : ''}`, {
          method,
          ...(body ? { body: JSON.stringify(body) } : {}),
          headers: {
            'content-type': 'application/json',
            ...(client.token === undefined ? {} : { authorization: `Bearer ${client.token}` }),
          },
        }),
      );
    },
    call: async (id, input = {}) => {
      const row = rowOf(id);
      if (!row) throw new Error(`no row ${id}`);
      const response = await client.ask(id, input);
      const type = response.headers.get('content-type') ?? '';
      return readAnswer(row, { status: response.status, type, body: readJson(await response.text()) }, input);
    },
    value: async (id, input) => {
      const result = await client.call(id, input);
      if (!result.ok) throw new Error(`${id}: ${JSON.stringify(result.failure)}`);
      return result.value as Fields;
    },
    rows: async (id, input) => (await client.value(id, input)).rows as readonly Fields[],
    signIn: async (email = 'admin@pitwall.example', password = 'pitwall') => {
      client.token = undefined;
      const login = await client.value('auth.logIn', { email, password });
      client.token = String(login.accessToken);
      return login;
    },
  };
  return client;
};
