/** The sample API, asked in this process or over HTTP from the mock server; it needs no token. */
import { createAnswers, demoServer } from '../../../../mocks/adapter';
import { may } from '../client';

export interface Answer {
  readonly status: number;
  /** Undefined where there is none. */
  readonly body: unknown;
}

/** `GET /apps/email/emails?q=a`, with a body for calls that have one. */
export type Send = (call: string, body?: unknown) => Promise<Answer>;

/** Sends calls to a server with this address. */
export const sendWith =
  (server: string, answer: (request: Request) => Promise<Response>): Send =>
  async (call, body) => {
    const [method = '', path = ''] = call.split(/ (.*)/);
    const more = { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const response = await answer(new Request(`${server}${path}`, { method, ...(body === undefined ? {} : more) }));
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  };

export const createSampleApi = (): { readonly send: Send; readonly reset: () => void } => {
  const { answer, reset } = createAnswers({ now: () => may });
  return { send: sendWith(demoServer, answer), reset };
};

export type Fields = Readonly<Record<string, unknown>>;
/** A field of an answer as rows. */
export const rowsIn = ({ body }: Answer, name = 'rows'): readonly Fields[] =>
  (Array.isArray(body) ? body : ((body as Fields)[name] as readonly Fields[])) ?? [];
export const valuesIn = (answer: Answer, field: string, name?: string): readonly unknown[] =>
  rowsIn(answer, name).map((row) => row[field]);
