/** The two ways to the sample API: in this process, and over HTTP from the mock server. Neither needs a token. */
import { createAnswers, demoServer } from '../../../../mocks/adapter';
import { startMockServer } from '../../../../mocks/server/start';
import { may } from '../client';

export interface Said {
  readonly status: number;
  /** Undefined where there is none. */
  readonly body: unknown;
}

export interface Way {
  /** `GET /apps/email/emails?q=a`, with a body for what has one. */
  readonly send: (call: string, body?: unknown) => Promise<Said>;
  readonly reset: () => void;
  readonly close: () => Promise<void>;
}

const toResponse = async (response: Response): Promise<Said> => {
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
};
const initOf = (method: string, body: unknown): RequestInit => ({
  method,
  ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
});
const parts = (call: string): [method: string, path: string] => {
  const at = call.indexOf(' ');
  return [call.slice(0, at), call.slice(at + 1)];
};

export const ways: Readonly<Record<string, () => Promise<Way>>> = {
  'in process': async () => {
    const answers = createAnswers({ now: () => may });
    return {
      send: async (call, body) => {
        const [method, path] = parts(call);
        return toResponse(await answers.answer(new Request(`${demoServer}${path}`, initOf(method, body))));
      },
      reset: answers.reset,
      close: async () => undefined,
    };
  },
  'over HTTP': async () => {
    const server = await startMockServer({ now: () => may });
    return {
      send: async (call, body) => {
        const [method, path] = parts(call);
        return toResponse(await fetch(`${server.url}${path}`, initOf(method, body)));
      },
      reset: server.reset,
      close: server.close,
    };
  },
};

export type Fields = Readonly<Record<string, unknown>>;
/** A field of an answer as rows. */
export const rowsIn = ({ body }: Said, name = 'rows'): readonly Fields[] =>
  (Array.isArray(body) ? body : ((body as Fields)[name] as readonly Fields[])) ?? [];
export const valuesIn = (answer: Said, field: string, name?: string): readonly unknown[] =>
  rowsIn(answer, name).map((row) => row[field]);
