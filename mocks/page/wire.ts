/** One call of the table, answered in the page: the way that main goes over HTTP, without the network. */
import type { AnyRow } from '@contract/endpoint';
import { fail, ok, type Result } from '@contract/failure';
import { readAnswer } from '@contract/http/read-answer';
import { parseInput, requestOf } from '@contract/http/request';
import { readJson } from '@contract/json/read-json';
import { type Answers, demoServer } from '../adapter';
import type { UploadedFile } from '../answers/context';

export type Wire = (
  row: AnyRow,
  input: unknown,
  more: {
    readonly token?: string | undefined;
    readonly signal?: AbortSignal;
    readonly files?: readonly UploadedFile[];
  },
) => Promise<Result<unknown>>;

const cancelled = fail('cancelled', 'cancelled');

/** Settles with the promise, or as cancelled when the signal comes first. */
const unless = (signal: AbortSignal | undefined, work: Promise<Result<unknown>>): Promise<Result<unknown>> => {
  if (!signal) return work;
  if (signal.aborted) return Promise.resolve(cancelled);
  return new Promise((resolve) => {
    const stop = (): void => resolve(cancelled);
    signal.addEventListener('abort', stop, { once: true });
    void work.then((result) => {
      signal.removeEventListener('abort', stop);
      resolve(result);
    });
  });
};

export const createWire =
  ({ answer }: Pick<Answers, 'answer'>): Wire =>
  async (row, input, { token, signal, files }) => {
    const parsed = parseInput(row.input, input);
    if (!parsed.ok) return parsed;
    const request = requestOf(row, parsed.value);
    if (!request.ok) return request;
    const { method, path, query, body } = request.value;
    const search = query ? `?${new URLSearchParams(query)}` : '';
    const asked = async (): Promise<Result<unknown>> => {
      const response = await answer(
        new Request(`${demoServer}${path}${search}`, {
          method,
          ...(body ? { body: JSON.stringify(body) } : {}),
          headers: {
            accept: 'application/json',
            ...(body ? { 'content-type': 'application/json' } : {}),
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          },
        }),
        files,
      );
      const type = response.headers.get('content-type') ?? '';
      const text = await response.text();
      const content = text === '' ? undefined : (readJson(text) ?? text);
      const result: Result<unknown> = readAnswer(row, { status: response.status, type, body: content }, parsed.value);
      return result.ok ? ok(result.value) : result;
    };
    return unless(signal, asked());
  };
