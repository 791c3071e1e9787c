/** Describes one canonical field: its kind of value and the other names under which servers send it. */

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

export interface Field {
  readonly kind: Kind;
  /** The canonical words of a status, in their usual order. */
  readonly words?: readonly string[];
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
export interface EntityFields {
  /** The names that servers use for a record of this entity, in the singular. */
  readonly names: readonly string[];
  /** Prefix of canonical fields (`user` of `userName`) to what servers call that record. */
  readonly relations: Readonly<Record<string, readonly string[]>>;
  readonly fields: Fields;
}

type KnownKey<T> = keyof { [K in keyof T as string extends K ? never : K]: T[K] };
type Literal<T> = T extends string ? (string extends T ? never : T) : never;
/** The compiler requires every field of the record type and no other, and only the status words of its type. */
export type FieldsOf<T> = {
  readonly [K in KnownKey<T>]-?: Field & { readonly words?: readonly Literal<NonNullable<T[K]>>[] };
};

const plainField =
  (kind: Kind) =>
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

export const recordsOf = (of: EntityFields, ...alternatives: readonly string[]) => ({
  kind: 'records' as const,
  of,
  alternatives,
});

export const records = (fields: Fields, ...alternatives: readonly string[]) =>
  recordsOf({ names: [], relations: {}, fields }, ...alternatives);

/** Further fields that every record may have. */
export const stamps = {
  createdAt: dateTime('created', 'createdOn', 'createdDate', 'dateCreated', 'creationDate', 'insertedAt'),
  updatedAt: dateTime(
    'updated',
    'updatedOn',
    'updatedDate',
    'dateUpdated',
    'modified',
    'modifiedAt',
    'lastModified',
    'lastUpdated',
    'changedAt',
    'lastModifiedAt',
    'modifiedOn',
  ),
  createdBy: id('createdById', 'createdByUserId', 'creatorId', 'creator.id', 'addedBy'),
  isActive: flag('active', 'enabled', 'isEnabled'),
};
