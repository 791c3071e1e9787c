/**
 * A dialect: how another server would say the same things. It is data and small functions; `translate.ts` applies them.
 * The words were chosen as servers in the field choose them, without looking at how the app reads answers.
 */
import type { EntityName } from '@contract/reading/entity-name';
import type { Refusal } from '../../refusal';

export type Values = Readonly<Record<string, unknown>>;

/** How values are written. What is left out stays as the demo has it. */
export interface Writing {
  readonly id?: (id: number) => unknown;
  /** Decimal text, `123.58`; yen have no decimals. */
  readonly money?: (text: string) => unknown;
  /** ISO 8601 in UTC, `2026-05-16T13:30:00Z`. */
  readonly moment?: (text: string) => unknown;
  /** `2026-05-16` */
  readonly day?: (text: string) => unknown;
  readonly truth?: (value: boolean) => unknown;
  /** One of a fixed set, `partially_refunded`. */
  readonly word?: (text: string) => unknown;
  readonly number?: (value: number) => unknown;
  /** A path of this server, `/files/12.png`, as the address that answers give. */
  readonly file?: (path: string, server: string) => string;
}

/** Where in a list its rows are. */
export interface Rows {
  readonly rows: readonly Values[];
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
  /** `bookings` */
  readonly noun: string;
  /** Address of the call. */
  readonly url: string;
}

/** Body and headers of an answer; a body that is a text is sent as it is. */
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

/** How requests are understood. */
export interface Asked {
  /** Names of what lists are asked with, besides those of the specification. */
  readonly names?: Partial<Record<ListWord, string>>;
  /** Understands nothing but its own names. */
  readonly strict?: true;
  /** Sorts by one signed text, `-created_at`. */
  readonly signedSort?: true;
  /** What the server does not do, whatever it is asked. */
  readonly ignores?: readonly ('q' | 'page' | 'perPage' | 'sort' | 'filters' | 'narrowing')[];
  /** Rows of a page where none is asked for. */
  readonly pageSize?: number;
  /** The id behind one of this server's. */
  readonly id?: (id: string) => string | undefined;
  /** Decimal text of an amount as this server is sent it. */
  readonly money?: (amount: unknown) => string;
}

export interface Dialect {
  /** One line for `--help`. */
  readonly about: string;
  /** A canonical field's name here; dots nest (`customer.email`). */
  readonly name: (field: string, entity: EntityName | undefined) => string;
  /** Changes of a whole record that a name cannot express, made after values are written and before names are given. */
  readonly shape?: (record: Values, entity: EntityName | undefined) => Values;
  readonly writing: Writing;
  readonly envelope: Envelope;
  readonly asked: Asked;
}
