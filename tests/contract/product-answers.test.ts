/** Every product call returns the same answer in process and over HTTP, in the specification's wrapper. */
import { readAnswer } from '@contract/http/read-answer';
import { parseInput, requestOf } from '@contract/http/request';
import { endpointIds, isSample, rowOf } from '@contract/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAnswers, demoServer } from '../../mocks/adapter';
import { type MockServer, startMockServer } from '../../mocks/server/start';
import { inputOf } from '../support/product-inputs';
import { picture } from '../support/upload-files';
import { productPaths } from './spec-paths';

/** Both sides create their data from the same day. */
const now = (): number => Date.UTC(2026, 4, 16, 15, 30);

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: unknown;
}
type Send = (path: string, init: RequestInit) => Promise<Response>;

const product = endpointIds.filter((id) => !isSample(id));
const requestedPaths = new Map<string, string>();

const requestFor = (id: string) => {
  const row = rowOf(id);
  const input = row && parseInput(row.input, inputOf(id));
  const request = row && input?.ok ? requestOf(row, input.value) : undefined;
  if (!row || !request?.ok) throw new Error(`${id} does not take ${JSON.stringify(inputOf(id))}`);
  return { row, ...request.value };
};

const request = async (send: Send, id: string, token: string): Promise<Answer> => {
  const { row, method, path, body } = requestFor(id);
  requestedPaths.set(id, row.path);
  const form = new FormData();
  if (id === 'media.upload') {
    for (const [name, value] of Object.entries(body ?? {})) form.set(name, String(value));
    form.set('file', new File([new Uint8Array(picture(8))], 'gate.png', { type: 'image/png' }));
  }
  const response = await send(path, {
    method,
    body: id === 'media.upload' ? form : JSON.stringify(body ?? {}),
    headers: {
      ...(id === 'media.upload' ? {} : { 'content-type': 'application/json' }),
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    },
  });
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    body: await response.json(),
  };
};

const tokenFrom = (answer: Answer): string => {
  const { data } = answer.body as { data: { attributes: { accessToken: string } } };
  return data.attributes.accessToken;
};

/** Values that differ in every answer and are not compared. */
const withoutTokens = (answer: Answer): Answer =>
  JSON.parse(JSON.stringify(answer).replaceAll(/demo-(access|refresh)-[0-9a-f-]{36}/g, 'demo-$1'));

const record = expect.objectContaining({});
const text = expect.stringMatching(/\w/);

/** The wrappers of section 7: where the content of an answer is. */
const expectWrapper = (id: string, { body }: Answer): void => {
  const row = rowOf(id);
  if (row?.output.shape === 'done') {
    expect(body).toMatchObject({ data: record, messages: { success: { msg: text } } });
    return;
  }
  expect(Object.keys(body as object)).toEqual(['data']);
  if (row?.output.shape === 'list') {
    const { attributes } = (body as { data: { attributes: object } }).data;
    const arrays = Array.isArray(attributes) ? [attributes] : Object.values(attributes).filter(Array.isArray);
    expect(arrays).toEqual([expect.arrayContaining([record])]);
    if (row.returns === 'attributes.data') expect(attributes).toMatchObject({ data: arrays[0] });
  } else if (row?.returns === 'csv') {
    const { attributes } = (body as { data: { attributes: unknown } }).data;
    expect([
      [expect.arrayContaining([record])],
      [text],
      [expect.objectContaining({ csv: text })],
      [expect.objectContaining({ base64: text })],
    ]).toContainEqual([attributes]);
  } else expect(body).toMatchObject({ data: { attributes: record } });
};

describe('every product call, answered by the demo and by the server over HTTP', () => {
  let server: MockServer;
  let direct: Send;
  let overHttp: Send;
  let tokens: readonly [string, string];

  beforeAll(async () => {
    server = await startMockServer({ now, rows: 300 });
    const answers = createAnswers({ now, rows: 300 });
    direct = (path, init) => answers.answer(new Request(`${demoServer}${path}`, init));
    overHttp = (path, init) => fetch(`${server.url}${path}`, init);
    tokens = [tokenFrom(await request(direct, 'auth.logIn', '')), tokenFrom(await request(overHttp, 'auth.logIn', ''))];
  });
  afterAll(() => server.close());

  // In the table's order on both sides, because a call may change later answers.
  it.each(product)('%s: both return the same answer in the right wrapper, and the contract reads it', async (id) => {
    const [inProcess, http] = [await request(direct, id, tokens[0]), await request(overHttp, id, tokens[1])];
    expect(http.status).toBe(200);
    expect(http.type).toMatch(/^application\/json/);
    expect(withoutTokens(http)).toEqual(withoutTokens(inProcess));
    expectWrapper(id, http);
    const { row } = requestFor(id);
    expect(readAnswer(row, http, inputOf(id))).toMatchObject({ ok: true });
  });

  it('covers every path of the specification', () => {
    expect([...requestedPaths.values()].sort()).toEqual([...productPaths].sort());
  });
});
