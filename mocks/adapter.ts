/**
 * The demo's server without a socket: MSW handlers created from the endpoint table, called in process. Each handler
 * checks the token, the ability and the input, calls the answer, and wraps its result. The browser demo, the desktop's
 * demo mode and the mock server over HTTP share it.
 */
import { abilityOf, allows } from '@contract/ability';
import { type AnyRow, pathParameters } from '@contract/endpoint';
import type { Admin } from '@contract/entities/admin';
import type { LogEntry } from '@contract/event-log/entry';
import { parseInput, readQuery } from '@contract/http/request';
import { readJson } from '@contract/json/read-json';
import { isRecord } from '@contract/json/record';
import { limits } from '@contract/limits';
import { endpointIds, isSample, rowOf } from '@contract/table';
import { delay, getResponse, type HttpHandler, HttpResponse, http } from 'msw';
import { createAccounts } from './answers/accounts';
import { answerOf } from './answers/answer-of';
import { type Context, Did, type UploadedFile } from './answers/context';
import { Refusal } from './answers/refusal';
import { type Collection, createCollection, type Item, type Listing } from './database/collection';
import { type Demo, defaultRows, makeDemo } from './database/demo';
import { pairsOfRole } from './seeds/roles';
import { filesOf } from './uploads';

const subAdminRole = 3;

/** A collection that reads only some of the rows; writes apply to all rows. */
const part = <T extends Item>(collection: Collection<T>, isSeen: (row: T) => boolean): Collection<T> => ({
  ...createCollection(() => collection.all().filter(isSeen), { newestFirst: collection.newestFirst }),
  newestFirst: collection.newestFirst,
  insert: collection.insert,
  update: collection.update,
  remove: collection.remove,
});

/** The demo as a user sees it: all data, except for sub-admins. */
const demoFor = (demo: Demo, person: Admin | undefined): Demo => {
  if (person?.roleId !== subAdminRole) return demo;
  const tracks = new Set((person.assignedTracks ?? []).map(({ id }) => String(id)));
  const seesTrack = (id: unknown): boolean => tracks.has(String(id));
  const isOfTrack = ({ trackId }: Item): boolean => seesTrack(trackId);
  const isOfSeed = ({ event }: { readonly event: number }): boolean =>
    seesTrack(demo.seedData().events[event]?.track.id);
  const events = part(demo.events, isOfTrack);
  const isOfEvent = ({ eventId }: Item): boolean => events.get(eventId) !== undefined;
  const bookings = part(demo.bookings, isOfTrack);
  let visitors: ReadonlySet<unknown> | undefined;
  const isVisitor = ({ id }: Item): boolean => {
    visitors ??= new Set(bookings.all().map(({ userId }) => userId));
    return visitors.has(id);
  };
  return {
    ...demo,
    seesTrack,
    inspections: () => demo.inspections().filter(isOfSeed),
    buybackSeeds: () => demo.buybackSeeds().filter(isOfSeed),
    tracks: part(demo.tracks, ({ id }) => seesTrack(id)),
    events,
    bookings,
    tickets: part(demo.tickets, isOfTrack),
    ticketsOf: (bookingId) => (bookings.get(bookingId) ? demo.ticketsOf(bookingId) : []),
    buybacks: part(demo.buybacks, isOfTrack),
    transactions: part(demo.transactions, isOfTrack),
    contacts: part(demo.contacts, isOfTrack),
    waivers: part(demo.waivers, isOfTrack),
    wishes: part(demo.wishes, isOfEvent),
    visitors: part(demo.visitors, isVisitor),
  };
};

const json = (body: unknown, status: number): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json; charset=utf-8' } });

const isListing = (content: unknown): content is Listing => isRecord(content) && Array.isArray(content.rows);

const refused = ({ status, message, fields }: Refusal, row: AnyRow | undefined): Response => {
  // The sample API reports errors with a status only (specification, section 8).
  if (row?.returns === 'raw') return new HttpResponse(null, { status });
  const body = { messages: { error: { msg: message, code: status, ...(fields ? { fields } : {}) } } };
  // "Some create and update calls return the error object instead of throwing" (section 7).
  const asValue = row?.returns === 'error-as-value' && status === 422;
  return json(body, asValue ? 200 : status);
};

const wrapped = (row: AnyRow, content: unknown): unknown => {
  if (row.returns === 'raw') return content instanceof Did ? (content.record ?? {}) : content;
  if (content instanceof Did) {
    const { message, record } = content;
    return { data: record ? { id: record.id, attributes: record } : {}, messages: { success: { msg: message } } };
  }
  if (row.output.shape === 'list' && isListing(content)) {
    const { rows, total, page, perPage } = content;
    return { data: { attributes: { data: rows, total, page, perPage } } };
  }
  if (row.output.shape === 'record' && isRecord(content) && content.id !== undefined)
    return { data: { id: content.id, attributes: content } };
  return { data: { attributes: content } };
};

/** The response for a content or an error; without a row, for an unknown path. */
const responseOf = (row: AnyRow | undefined, content: unknown): Response => {
  if (content instanceof Refusal || !row) return refused(content instanceof Refusal ? content : noSuchPath, row);
  return json(wrapped(row, content), row.status ?? 200);
};

const noSuchPath = new Refusal(404, "There's nothing at this address.");

/** The host of demo requests. It cannot exist (RFC 2606), so a request that escapes reaches no server. */
export const demoServer = 'https://demo.pitwall.invalid';

export interface AnswersOptions {
  /** The number of bookings, at most `limits.demoRows`; dependent data grows with it. Default 3,500. */
  readonly rows?: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Milliseconds before every answer. */
  readonly latency?: number | (() => number);
}

export interface Answers {
  /**
   * Answers a request to `demoServer`: 404 for an unknown path, 421 for any other host. Never throws. Files
   * already read from a multipart body are passed separately, with the other fields as a JSON body.
   */
  readonly answer: (request: Request, files?: readonly UploadedFile[]) => Promise<Response>;
  /** What the gates and desks of today's event noted, for the log on this computer. */
  readonly eventLog: () => readonly LogEntry[];
  /** Restores the initial data and passwords; users stay signed in. */
  readonly reset: () => void;
  /** Expires all sessions now. */
  readonly expire: () => void;
}

const bearer = /^Bearer (.+)$/;

export const createAnswers = ({ rows = defaultRows, now = Date.now, latency = 0 }: AnswersOptions = {}): Answers => {
  const size = Math.min(limits.demoRows, Math.max(1, Math.floor(rows)));
  const accounts = createAccounts(now);
  let demo = makeDemo({ rows: size, now });
  const uploadsByRequest = new WeakMap<Request, readonly UploadedFile[]>();

  const personOf = (request: Request) => {
    const [, token] = bearer.exec(request.headers.get('authorization') ?? '') ?? [];
    const id = token === undefined ? undefined : accounts.userOf(token);
    const person = id === undefined ? undefined : demo.admins.get(id);
    return person?.status === 'inactive' ? undefined : person;
  };

  const contentOf = async (id: string, row: AnyRow, request: Request, params: object): Promise<unknown> => {
    const person = isSample(id) ? undefined : personOf(request);
    if (!person && !row.public && !isSample(id)) return new Refusal(401, 'Your session has ended. Sign in again.');
    if (person && !allows(abilityOf(pairsOfRole(person.roleId)), row.needs))
      return new Refusal(403, `Your role (${person.roleName ?? 'none'}) doesn't have permission to do this.`);
    const answer = answerOf(id);
    if (!answer) return new Refusal(501, "The demo doesn't support this yet.");
    const { values, files } = await bodyOf(row, request, uploadsByRequest.get(request));
    const input = row.method === 'POST' ? inputOf(row, values, params) : readQuery(row, { ...values, ...params });
    if (!input.ok) return new Refusal(422, "The request isn't valid.", input.failure.fields);
    const context: Context = { demo: demoFor(demo, person), accounts, now: now(), person, files };
    return answer(input.value as never, context);
  };

  const handlerOf = (id: string, row: AnyRow): HttpHandler => {
    const method = row.method === 'DELETE' ? 'delete' : row.method === 'GET' ? 'get' : 'post';
    return http[method](`${demoServer}${row.path.replaceAll(/\{(\w+)\}/g, ':$1')}`, async ({ request, params }) => {
      const wait = typeof latency === 'function' ? latency() : latency;
      if (wait > 0) await delay(wait);
      return responseOf(row, await contentOf(id, row, request, params));
    });
  };

  const route = routes(handlerOf);
  return {
    answer: async (request, files) => {
      try {
        const { origin, pathname } = new URL(request.url);
        if (origin !== demoServer)
          return responseOf(undefined, new Refusal(421, 'The demo only answers its own address.'));
        if (files) uploadsByRequest.set(request, files);
        const response = await getResponse(route(request.method, pathname), request);
        return response ?? responseOf(undefined, noSuchPath);
      } catch {
        return responseOf(undefined, new Refusal(500, 'The demo server failed on this request.'));
      }
    },
    eventLog: () => demo.eventLog(),
    reset: () => {
      demo = makeDemo({ rows: size, now });
      accounts.reset();
    },
    expire: accounts.expireAll,
  };
};

/** The fields of a request: its query, or its body as JSON or as multipart. */
const bodyOf = async (row: AnyRow, request: Request, uploadedFiles: readonly UploadedFile[] | undefined) => {
  if (row.method !== 'POST') return { values: Object.fromEntries(new URL(request.url).searchParams), files: [] };
  const type = request.headers.get('content-type') ?? '';
  if (!uploadedFiles && type.startsWith('multipart/form-data')) return filesOf(await request.formData());
  const body = readJson(await request.text());
  const isFields = typeof body === 'object' && body !== null && !Array.isArray(body);
  return { values: isFields ? body : {}, files: uploadedFiles ?? [] };
};

/** A body that is the record itself is read as `{ data: record }` ("Admin update body: data" may mean either). */
const inputOf = (row: AnyRow, values: object, params: object) => {
  const first = parseInput(row.input, { ...values, ...params });
  if (first.ok) return first;
  const second = parseInput(row.input, { ...params, data: values });
  return second.ok ? second : first;
};

/** Indexes the handlers by method and path, so that a call need not try them all. */
const routes = (handlerOf: (id: string, row: AnyRow) => HttpHandler) => {
  const fixed = new Map<string, HttpHandler[]>();
  const open: { readonly method: string; readonly start: string; readonly handler: HttpHandler }[] = [];
  for (const id of endpointIds) {
    const row = rowOf(id);
    if (!row) continue;
    const handler = handlerOf(id, row);
    if (pathParameters(row.path).length === 0) fixed.set(`${row.method} ${row.path}`, [handler]);
    else open.push({ method: row.method, start: row.path.slice(0, row.path.indexOf('{')), handler });
  }
  return (method: string, path: string): HttpHandler[] =>
    fixed.get(`${method} ${path}`) ??
    open.filter((row) => row.method === method && path.startsWith(row.start)).map(({ handler }) => handler);
};
