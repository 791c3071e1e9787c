/**
 * The demo's server over real HTTP, on this computer only, for tests of the live mode. Faults are set
 * by path, by the caller or over `/__mock/`; every request is recorded.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { CsvAnswer } from '@contract/endpoint';
import { readAnswer } from '@contract/http/read-answer';
import { captivePage } from '@contract/network/bad-network';
import { endpointIds, rowOf } from '@contract/table';
import { type AnswersOptions, createAnswers, demoServer } from '../adapter';
import type { UploadedFile } from '../answers/context';
import { control } from './control';
import { createFaults, type Fault, type Faults } from './dialects/faults';
import { fileReply } from './dialects/files';
import { type DialectName, dialects } from './dialects/index';
import { json, type Reply, send } from './dialects/reply';
import { createTranslator } from './dialects/translate';
import { isWrite } from './is-write';
import { boundaryOf, readMultipart } from './multipart';
import { createRecords, type Recorded } from './request-log';
import { textOfCsv, withoutInputs } from './text-of-body';

export interface MockServerOptions extends AnswersOptions {
  /** 0, the default, chooses any free port. */
  readonly port?: number;
  /** The dialect of answers and requests; absent for the specification's own. */
  readonly dialect?: DialectName;
}

export interface MockServer {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  readonly faults: Faults;
  readonly requests: () => readonly Recorded[];
  readonly clearRequests: () => void;
  /** Restores the initial data and passwords. */
  readonly reset: () => void;
  /** Ends all sessions. */
  readonly expire: () => void;
  /** Closes the port and all connections until `resume`, like a server that is down. Sessions and data stay. */
  readonly pause: () => Promise<void>;
  readonly resume: () => Promise<void>;
  /** Closes the port and all connections, including delayed ones. */
  readonly close: () => Promise<void>;
}

const largestJson = 8 * 1_024 * 1_024;

interface Body {
  readonly bytes: number;
  readonly text: string | undefined;
  readonly files: readonly UploadedFile[] | undefined;
}

async function* counted(request: IncomingMessage, add: (bytes: number) => void): AsyncGenerator<Buffer, void> {
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk as Uint8Array);
    add(bytes.length);
    yield bytes;
  }
}

/** Reads a body: JSON as text, multipart as hashed files and its fields as JSON. */
const bodyOf = async (request: IncomingMessage): Promise<Body> => {
  let bytes = 0;
  const chunks = counted(request, (more) => {
    bytes += more;
  });
  const boundary = boundaryOf(request.headers['content-type'] ?? '');
  if (boundary !== undefined) {
    const { fields, files } = await readMultipart(chunks, boundary);
    return { bytes, text: JSON.stringify(fields), files };
  }
  const parts: Buffer[] = [];
  for await (const chunk of chunks) if (bytes <= largestJson) parts.push(chunk);
  if (bytes > largestJson) throw new RangeError('the body is too large');
  return { bytes, text: bytes > 0 ? Buffer.concat(parts).toString('utf8') : undefined, files: undefined };
};

export const startMockServer = async ({
  port = 0,
  dialect,
  ...options
}: MockServerOptions = {}): Promise<MockServer> => {
  const answers = createAnswers(options);
  const faults = createFaults();
  const records = createRecords();
  const stopped = new AbortController();
  const exported = new Map<string, string>();
  let url = '';
  const translator = dialect === undefined ? undefined : createTranslator(dialects[dialect], () => url);

  /** Stores a CSV answer as a file and answers with its address. */
  const addressed = (reply: Reply, path: string, where: 'url' | 'foreign'): Reply => {
    const id = endpointIds.find((each) => rowOf(each)?.path === path);
    const row = id && rowOf(id);
    if (row?.output.shape !== 'csv' || reply.status !== 200) return reply;
    const answer = readAnswer(row, { status: 200, type: 'application/json', body: JSON.parse(reply.body.toString()) });
    if (!answer.ok) return reply;
    const file = `/exports/${exported.size + 1}.csv`;
    exported.set(file, textOfCsv(answer.value as CsvAnswer));
    return json(200, { data: { attributes: { url: `${where === 'url' ? url : 'http://elsewhere.invalid'}${file}` } } });
  };

  const answered = async (
    request: IncomingMessage,
    path: string,
    query: string,
    body: Body,
    ignored: readonly string[] | undefined,
  ): Promise<Reply> => {
    const file = exported.get(path);
    if (request.method === 'GET' && file !== undefined)
      return { status: 200, headers: { 'content-type': 'text/csv; charset=utf-8' }, body: Buffer.from(file) };
    const method = request.method ?? 'GET';
    const picture = translator && method === 'GET' ? fileReply(path, request.headers) : undefined;
    if (picture) return picture;
    const { authorization } = request.headers;
    const sendToDemo = async (at: string, text: string | undefined): Promise<Reply> => {
      const hasBody = method !== 'GET' && method !== 'HEAD' && text !== undefined;
      const response = await answers.answer(
        new Request(`${demoServer}${at}${query}`, {
          method,
          ...(hasBody ? { body: ignored ? withoutInputs(text, ignored) : text } : {}),
          headers: {
            ...(hasBody ? { 'content-type': 'application/json' } : {}),
            ...(authorization === undefined ? {} : { authorization }),
          },
        }),
        body.files,
      );
      const headers = Object.fromEntries(response.headers);
      return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
    };
    return translator ? translator.translated(path, body.text, sendToDemo) : sendToDemo(path, body.text);
  };

  const made = async (
    request: IncomingMessage,
    path: string,
    query: string,
    body: Body,
    fault: Fault | undefined,
  ): Promise<Reply> => {
    if (fault?.captive)
      return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: Buffer.from(captivePage) };
    if (fault?.status !== undefined) {
      const message =
        fault.body ??
        JSON.stringify({ messages: { error: { msg: `The test server is set to respond with ${fault.status}.` } } });
      return {
        status: fault.status,
        headers: { 'content-type': 'application/json', ...fault.headers },
        body: Buffer.from(message),
      };
    }
    if (fault?.expire) answers.expire();
    const reply = await answered(request, path, query, body, fault?.ignore);
    return fault?.csv ? addressed(reply, path, fault.csv) : reply;
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname: path, search: query } = new URL(request.url ?? '/', demoServer);
    if (path.startsWith('/__mock/')) {
      const reply = control({ faults, records, answers }, request.method ?? 'GET', path, (await bodyOf(request)).text);
      await send(response, json(reply.status, reply.value), {}, stopped.signal);
      return;
    }
    const fault = faults.take({
      path,
      isWrite: isWrite(request.method ?? 'GET', path),
      isSignedIn: request.headers.authorization !== undefined,
    });
    if (fault?.latency !== undefined) await wait(fault.latency, undefined, { signal: stopped.signal });
    if (fault?.hold) await faults.cleared();
    const note = (bytes: number, files: readonly UploadedFile[], status: number | undefined): void =>
      records.add({
        method: request.method ?? 'GET',
        path,
        query,
        headers: request.headers,
        bytes,
        files: files.map(({ name, type, size, sha256 }) => ({ name, type, size, sha256 })),
        status,
      });
    if (fault?.drop === 'before') {
      note(0, [], undefined);
      request.destroy();
      return;
    }
    const body = await bodyOf(request);
    if (fault?.hang) {
      note(body.bytes, body.files ?? [], undefined);
      return;
    }
    const reply = await made(request, path, query, body, fault);
    const cut = fault?.drop === 'after';
    note(body.bytes, body.files ?? [], cut ? undefined : reply.status);
    if (cut) response.destroy();
    else await send(response, reply, fault ?? {}, stopped.signal);
  };

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      if (error instanceof RangeError && !response.headersSent)
        void send(
          response,
          json(400, { messages: { error: { msg: `The request couldn't be read: ${error.message}.` } } }),
          {},
          stopped.signal,
        );
      else response.destroy();
    });
  });
  const listen = (on: number): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(on, '127.0.0.1', resolve);
    });
  const shut = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen(port);
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`;

  return {
    url,
    faults,
    requests: records.list,
    clearRequests: records.clear,
    reset: answers.reset,
    expire: answers.expire,
    pause: shut,
    resume: () => listen(Number(new URL(url).port)),
    close: () => {
      stopped.abort();
      return shut();
    },
  };
};
