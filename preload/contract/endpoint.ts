/**
 * The vocabulary of the endpoint table. A call is one row of data; the typed client, IPC validation, the mock's
 * obligation, deadlines, retries and permissions are all derived from it (never listed a second time).
 */
import { z } from 'zod';
import type { Needs } from './ability';
import type { EntityName } from './entities/entity-name';
import { idText } from './entities/id';

type Method = 'GET' | 'POST' | 'DELETE';

/** Where an answer keeps its content, and how it reports an error: the specification's oddities, as words. */
export type Returns = 'attributes' | 'attributes.data' | 'csv' | 'error-as-value' | 'raw';

/**
 * What may be done with a call whose answer did not come.
 * `read`: retried, aborted, cached. `write`: repeatable, but only by the user. `once`: creates, deletes, pushes, uploads or mails.
 */
type Kind = 'read' | 'write' | 'once';

/** Who may start a call. Rows that give tokens or move files are not open to screens. */
type Caller = 'screen' | 'session' | 'files';

/** How the record that a `write` call changes is read again. */
export interface ReadBy {
  /** The id of the read: `track.detail`. */
  readonly call: string;
  /** The read's inputs, and the inputs of the write that have their values. */
  readonly input: Readonly<Record<string, string>>;
  /** For a call without `data`: its lists of ids, and the fields of the record that have the same ids. */
  readonly ids?: Readonly<Record<string, string>>;
}

declare const answer: unique symbol;

/** What becomes of the content of an answer. The type parameter is for the compiler only. */
export interface Output<O> {
  readonly shape: 'list' | 'record' | 'value' | 'done' | 'csv';
  /** The entity of its records. The sample API's records have no entity and stay unchanged. */
  readonly entity?: EntityName;
  readonly [answer]?: O;
}

/** A list as screens see it. `total` is there only where the server says one: a length is not a total. */
export interface Page<T> {
  readonly rows: readonly T[];
  readonly total?: number;
  /** True where these rows are known to be all there are (the server ignored paging, or the total says so). */
  readonly isComplete: boolean;
  /** The server says that a page follows, such as by a link to it. */
  readonly hasNext?: true;
  /** The server says that pages come before these rows that were not asked for: it counts pages from 0. */
  readonly isLater?: true;
  /** The inputs that these rows contradict: `q`, `sort`, `page`, `filters.<field>`, `userId`, ... */
  readonly ignored?: readonly string[];
}

/** The answer to a call that changes something: the server's words, and the record where it sends one back. */
export interface Done {
  readonly message?: string;
  readonly record?: Readonly<Record<string, unknown>>;
}

/**
 * What a CSV call may answer: rows, CSV text, the address of a file, or a file's content type and its bytes, in base64 or
 * as a character each.
 */
export type CsvAnswer =
  | { readonly form: 'rows'; readonly rows: readonly Readonly<Record<string, unknown>>[] }
  | { readonly form: 'text'; readonly text: string }
  | { readonly form: 'base64' | 'bytes'; readonly text: string; readonly type?: string }
  | { readonly form: 'url'; readonly url: string };

/** `entity` names the fields of the rows. */
const of = (entity: EntityName | undefined) => (entity === undefined ? {} : { entity });
export const list = <T>(entity?: EntityName): Output<Page<T>> => ({ shape: 'list', ...of(entity) });
export const record = <T>(entity?: EntityName): Output<T> => ({ shape: 'record', ...of(entity) });
export const value = <T>(): Output<T> => ({ shape: 'value' });
export const done = (entity?: EntityName): Output<Done> => ({ shape: 'done', ...of(entity) });
export const csv = (entity?: EntityName): Output<CsvAnswer> => ({ shape: 'csv', ...of(entity) });

interface EndpointOptions<I extends z.ZodType, O> {
  readonly input: I;
  readonly output: Output<O>;
  readonly returns: Returns;
  readonly kind: Kind;
  /** The required permission. Left out if the specification names none; the server decides. */
  readonly needs?: Needs;
  /** The status of a success, where it is not 200 (the sample API's 201s). */
  readonly status?: number;
  readonly by?: Caller;
  /** Needs no session: signing in, and a password that was forgotten or never set. */
  readonly public?: true;
  /** Its answer may contain new tokens for the session; tokens in all other answers are discarded. */
  readonly renewsTokens?: true;
  /** The CSV call whose file has the rows, for a list that the server sends only as a file. */
  readonly file?: AnyRow;
  /** Path parameters that the body repeats (the track update sends id and data). */
  readonly repeats?: readonly string[];
  /** A read that one screen makes by the hundred: main makes a few of them at a time. */
  readonly inBulk?: true;
  /** For a `write`: how to see whether the change was made, after its answer was lost or while it waits. */
  readonly readBy?: ReadBy;
}

/**
 * One row: a call of the server. The compiler names it in every table.
 * @public
 */
export interface Row<I extends z.ZodType = z.ZodType, O = unknown> extends EndpointOptions<I, O> {
  readonly method: Method;
  readonly path: string;
}

type Optional = 'returns' | 'kind';
/**
 * What a row states. `returns` is left out for `attributes`; `kind` for what its output suggests: a call that answers
 * `done` is made `once`, any other is a `read`.
 */
type EndpointInit<I extends z.ZodType, O> = Omit<EndpointOptions<I, O>, Optional> &
  Partial<Pick<EndpointOptions<I, O>, Optional>>;
type MakeRow = <I extends z.ZodType, O>(path: string, stated: EndpointInit<I, O>) => Row<I, O>;

const row =
  (method: Method): MakeRow =>
  (path, stated) => ({
    method,
    path,
    returns: 'attributes',
    kind: stated.output.shape === 'done' ? 'once' : 'read',
    ...stated,
  });

export const post = row('POST');
export const get = row('GET');
export const del = row('DELETE');

export type AnyRow = Row<z.ZodType, unknown>;
/** Rows by area and name: `{ booking: { list: post(...) } }`. */
export type Table = Readonly<Record<string, Readonly<Record<string, AnyRow>>>>;

export type OutputOf<R> = R extends { readonly output: Output<infer O> } ? O : never;

/** `area.name` for every row of a table. */
export type IdOf<T extends Table> = { [A in keyof T & string]: `${A}.${keyof T[A] & string}` }[keyof T & string];
export type RowOf<T extends Table, Id extends string> = Id extends `${infer A}.${infer N}` ? T[A][N] : never;

/** A mock's answers: for each row, a function from the parsed input and the mock's context to the answer's content. */
export type MockOf<T extends Table, Context> = {
  readonly [A in keyof T]: {
    readonly [N in keyof T[A]]: (input: z.output<T[A][N]['input']>, context: Context) => unknown;
  };
};

/** An id that is also safe as a path parameter. */
export const Id = z.union([z.string().regex(idText), z.int().nonnegative()]);

/** What every list call carries; the words are the sample API's own. */
export const ListQuery = z.strictObject({
  q: z.string().max(200).optional(),
  page: z.int().min(1).optional(),
  perPage: z.int().min(1).max(10_000).optional(),
  sort: z.enum(['asc', 'desc']).optional(),
  sortColumn: z.string().max(64).optional(),
  /** Field name to the accepted values; of days, also a range (`day-range.ts`). */
  filters: z.record(z.string().max(64), z.array(z.string().max(200)).max(100)).optional(),
});
export type ListQuery = z.infer<typeof ListQuery>;

/** What every CSV call carries: the list's own query, or the ids of chosen records. */
const CsvQuery = ListQuery.extend({ ids: z.array(Id).max(10_000).optional() });

/** A CSV call: `of` names the entity of its rows, `input` what it takes besides the list's query. */
export const csvCall = <I extends z.ZodRawShape>(
  path: string,
  { of: entity, input, needs }: { readonly of: EntityName; readonly input: I; readonly needs: Needs },
) =>
  post(path, {
    input: CsvQuery.extend(input),
    output: csv(entity),
    returns: 'csv',
    kind: 'read',
    needs,
    by: 'files',
  });

/** A list that the app reads from the file of a CSV call. */
export const listFromFile = <I extends z.ZodType, O>(file: Row<I>, output: Output<O>): Row<I, O> => {
  const { by: _files, ...rest } = file;
  return { ...rest, output, file };
};

export const Email = z
  .string()
  .min(3)
  .max(254)
  .regex(/^[^\s@]+@[^\s@]+$/);
/** Limited in length but not trimmed or validated, because the server has the rules. */
export const Password = z.string().min(1).max(256);
/** A reset code from a mail. */
export const Secret = z.string().min(1).max(2_048);
export const DayText = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** The names of a path's parameters: `/track/update/{id}` has `id`. */
export const pathParameters = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
