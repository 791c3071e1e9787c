/**
 * A dialect describes how another server would send the same data. `translate.ts` applies its data and functions.
 * Its names are those of real servers, chosen without looking at how the app reads answers.
 */
import type { EntityName } from '@contract/entities/entity-name';
import type { Refusal } from '../../answers/refusal';

export type Values = Readonly<Record<string, unknown>>;

/** How to write values. Without a function, a value stays as in the demo. */
export interface Writing {
  readonly id?: (id: number) => unknown;
  /** Decimal text, `123.58`; yen have no decimals. */
  readonly money?: (text: string) => unknown;
  /** ISO 8601 in UTC, `2026-05-16T13:30:00Z`. */
  readonly dateTime?: (text: string) => unknown;
  /** `2026-05-16` */
  readonly day?: (text: string) => unknown;
  readonly truth?: (value: boolean) => unknown;
  /** A word of a fixed set, `partially_refunded`. */
  readonly word?: (text: string) => unknown;
  readonly number?: (value: number) => unknown;
  /** The address in answers for a path of this server, `/files/12.png`. */
  readonly file?: (path: string, server: string) => string;
}

/** The path of the rows in a list. */
export interface Rows {
  readonly rows: readonly Values[];
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
  /** `bookings` */
  readonly noun: string;
  /** The address of the call. */
  readonly url: string;
}

/** Body and headers of an answer; a text body is sent unchanged. */
export interface Said {
  readonly body: unknown;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface SignIn {
  readonly person: Values;
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly ability: readonly { readonly action: string; readonly subject: string }[];
}

export interface Envelope {
  readonly list: (rows: Rows) => Said;
  /** `noun` is `booking`. */
  readonly record: (record: Values, noun: string) => Said;
  readonly done: (message: string, record: Values | undefined, noun: string) => Said;
  /** `fields` under the dialect's own names. */
  readonly refused: (refusal: Pick<Refusal, 'status' | 'message' | 'fields'>) => Said;
  readonly signIn: (signIn: SignIn) => Said;
}

type ListWord = 'q' | 'page' | 'perPage' | 'offset' | 'sort' | 'sortColumn' | 'filters';

/** How to read requests. */
export interface RequestRules {
  /** Names of list inputs in addition to those of the specification. */
  readonly names?: Partial<Record<ListWord, string>>;
  /** Whether it understands only its own names. */
  readonly strict?: true;
  /** The input that sorts by one text with a sign, `-created_at`. */
  readonly signedSort?: true;
  /** Inputs that the server always ignores. */
  readonly ignores?: readonly ('q' | 'page' | 'perPage' | 'sort' | 'filters' | 'narrowing')[];
  /** The default page size. */
  readonly pageSize?: number;
  /** The demo's id for one of this server's. */
  readonly id?: (id: string) => string | undefined;
  /** Decimal text for an amount in a request. */
  readonly money?: (amount: unknown) => string;
}

export interface Dialect {
  /** One line for `--help`. */
  readonly description: string;
  /** This server's name for a canonical field; dots nest (`customer.email`). */
  readonly name: (field: string, entity: EntityName | undefined) => string;
  /** Changes to a record that a name cannot express, after writing values and before renaming fields. */
  readonly shape?: (record: Values, entity: EntityName | undefined) => Values;
  readonly writing: Writing;
  readonly envelope: Envelope;
  readonly requests: RequestRules;
}
