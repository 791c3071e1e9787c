/**
 * A record whose fields are assumed, for demo data, columns and labels, never for logic: any of them may be missing or
 * null, and fields we do not know are kept and shown under "More fields".
 */
export type Assumed<Fields> = { readonly [K in keyof (Fields & Stamps)]?: (Fields & Stamps)[K] | null } & {
  readonly [field: string]: unknown;
};

/** What every record may carry besides. */
interface Stamps {
  readonly createdAt: DateTime;
  readonly updatedAt: DateTime;
  readonly createdBy: Key;
  readonly isActive: boolean;
}

/** An id as the server gives it: a number, or a text (numbers beyond 2^53 are kept as text). */
export type Key = number | string;
/** A word of a vocabulary, open to more: a status we do not know is shown as it came. */
export type Word<Vocabulary extends readonly string[]> = Vocabulary[number] | (string & Record<never, never>);
/** An amount as decimal text, "123.58": never a float. */
export type Money = string;
/** A date and time, ISO 8601 in UTC. */
export type DateTime = string;
/** A calendar day, `2026-05-16`. */
export type Day = string;
/** A time of day, `09:30`, in the event's own zone. */
export type TimeOfDay = string;
export type Url = string;
/** A short mention of another record. */
export interface Mention {
  readonly id: Key;
  readonly name: string;
}
/** One ability as an answer words it. */
export interface Permission {
  readonly action: string;
  readonly subject: string;
}
