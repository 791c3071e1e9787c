/** Describes an entity's canonical fields: their kinds of values and the other names under which servers send them. */
import type { Assumed, DateTime, Day, Key, Mention, Money, Permission, TimeOfDay, Url, Word } from './assumed';

export type Kind =
  | 'id'
  | 'text'
  | 'number'
  | 'money'
  | 'dateTime'
  | 'date'
  | 'time'
  | 'flag'
  | 'word'
  | 'url'
  | 'texts'
  | 'urls'
  | 'mentions'
  | 'pairs'
  | 'token'
  | 'records';

/** What a field beside a status says of its record: `voided_at`, `valid: false`, the status of its booking. */
export type Meaning =
  | 'used'
  | 'cancelled'
  | 'refunded'
  | 'blocked'
  | 'invalid'
  | 'expired'
  | 'unpaid'
  | 'bookingCancelled'
  | 'unknown';

export interface Field {
  readonly kind: Kind;
  /** The canonical words of a status, in their usual order. */
  readonly words?: readonly string[];
  /** Which of these words another field of the record can take back, and the word for what that field says. */
  readonly endings?: {
    readonly open: readonly string[];
    readonly by: Readonly<Partial<Record<Meaning, string>>>;
  };
  /**
   * Other names in any spelling, best first: `orderNo`; `customer.name` within another object; `first+last` joined;
   * `@event.timezone` within whatever the server calls the event; `#tickets` the length of a list; `=code` a copy of a
   * canonical field.
   */
  readonly alternatives: readonly string[];
  /** The entity of a list's items. */
  readonly of?: EntityFields;
}

export type Fields = Readonly<Record<string, Field>>;

/** An entity's fields, its own names, and its related records. */
export interface EntityFields<F extends Fields = Fields> {
  /** The names that servers use for a record of this entity, in the singular. */
  readonly names: readonly string[];
  /** Prefix of canonical fields (`user` of `userName`) to what servers call that record. */
  readonly relations: Readonly<Record<string, readonly string[]>>;
  readonly fields: F;
  /** The fields that screens require: those in list columns and record headers. */
  readonly required: readonly string[];
}

type EntityInit<F extends Fields> = Pick<EntityFields, 'names'> &
  Partial<Pick<EntityFields, 'relations'>> & {
    readonly fields: F;
    readonly required: readonly NoInfer<keyof F & string>[];
  };

export const entity = <const F extends Fields>(stated: EntityInit<F>): EntityFields<F> => ({
  relations: {},
  ...stated,
});

const plainField =
  <const K extends Kind>(kind: K) =>
  (...alternatives: readonly string[]) => ({ kind, alternatives });

export const id = plainField('id');
export const text = plainField('text');
export const number = plainField('number');
export const money = plainField('money');
export const dateTime = plainField('dateTime');
export const date = plainField('date');
export const time = plainField('time');
export const flag = plainField('flag');
export const url = plainField('url');
export const texts = plainField('texts');
export const urls = plainField('urls');
export const mentions = plainField('mentions');
export const pairs = plainField('pairs');
/** A secret; never derived from another value. */
export const token = plainField('token');

export const word = <const W extends string>(words: readonly W[], ...alternatives: readonly string[]) => ({
  kind: 'word' as const,
  words,
  alternatives,
});

export const recordsOf = <const E extends EntityFields>(of: E, ...alternatives: readonly string[]) => ({
  kind: 'records' as const,
  of,
  alternatives,
});

export const records = <const F extends Fields>(fields: F, ...alternatives: readonly string[]) =>
  recordsOf(entity({ names: [], fields, required: [] }), ...alternatives);

/** Further fields that every record may have. */
export const stamps = {
  createdAt: dateTime(),
  updatedAt: dateTime(),
  createdBy: id('createdById', 'createdByUserId', 'creator.id', 'addedBy'),
  isActive: flag('active', 'enabled', 'isEnabled'),
};

interface ValuesByKind {
  readonly id: Key;
  readonly text: string;
  readonly number: number;
  readonly money: Money;
  readonly dateTime: DateTime;
  readonly date: Day;
  readonly time: TimeOfDay;
  readonly flag: boolean;
  readonly url: Url;
  readonly texts: readonly string[];
  readonly urls: readonly Url[];
  readonly mentions: readonly Mention[];
  readonly pairs: readonly Permission[];
  readonly token: string;
}
type ValueOf<F> = F extends { readonly words: infer W extends readonly string[] }
  ? Word<W>
  : F extends { readonly of: infer E extends EntityFields }
    ? readonly RecordOf<E>[]
    : F extends { readonly kind: infer K extends keyof ValuesByKind }
      ? ValuesByKind[K]
      : never;

/** A record of an entity, as its fields describe it. */
export type RecordOf<E extends EntityFields> = Assumed<{ [K in keyof E['fields']]: ValueOf<E['fields'][K]> }>;
