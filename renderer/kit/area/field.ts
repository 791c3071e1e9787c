/** How an area describes a field of its records. Used to draw, sort, filter and export it. */

/** The contract's kinds that are drawn, sorted, filtered or exported in a way of their own. */
export const contractKinds = ['number', 'money', 'date', 'dateTime', 'time', 'flag', 'url'] as const;

/** `text` is the default. */
export type FieldKind =
  | 'text'
  | (typeof contractKinds)[number]
  /** A word of a status or type: drawn as a badge, shown by its name. */
  | 'status'
  /** A fraction, 0.25 for 25%. */
  | 'percent'
  | 'email'
  | 'phone'
  /** The address of a PDF. */
  | 'document'
  | 'image'
  | 'code'
  /** Another record inside this one, shown by its name. */
  | 'reference'
  /** HTML of the server, shown as plain text. */
  | 'html';

/** A small picture next to the text of a cell: a person, a badge, or a wide one. Initials replace a missing one. */
export interface FieldPicture {
  /** The field with the picture's address. */
  readonly key: string;
  readonly shape: 'person' | 'badge' | 'wide';
  /** The name whose initials are shown. */
  readonly initialsFrom: Naming;
}

export interface Field {
  /** The server's field name. */
  readonly key: string;
  /** Text key of the label; defaults to `<area>:fields.<key>`. */
  readonly label?: string;
  readonly kind?: FieldKind;
  /** The field that holds a money field's currency (default `currency`) or a date and time's zone (default `timezone`). */
  readonly companion?: string;
  /** A money field's currency, if the rows have none. */
  readonly currency?: string;
  /** The zone of a date and time, if the rows have none. */
  readonly zone?: string;
  /** The field with the time at which a flag expires: from then on it counts as not set. */
  readonly expiry?: string;
  /** Starting width in pixels. */
  readonly width?: number;
  /** Shown without being chosen (default true). */
  readonly shown?: boolean;
  /** Status words to the tone of their badge; other words are neutral. */
  readonly tones?: Readonly<Record<string, Tone>>;
  /** Offers a filter with these values; `true` means the values found in the data, `days` a first and a last day. */
  readonly filter?: readonly string[] | true | 'days';
  /** Text key of the names of its values; by default the server's values are made readable. */
  readonly valueTexts?: string;
  readonly picture?: FieldPicture;
  /** Links the value to a record of another area: the field with its id. */
  readonly linkTo?: { readonly area: string; readonly id: string };
  /** Links the value to an address outside the app: a phone number, an email. */
  readonly contactLink?: (row: Values) => string | undefined;
}

/** The tone of every word of a vocabulary: a word without one is a type error. */
export type Tones<Words extends readonly string[]> = Readonly<Record<Words[number], Tone>>;

/** The field with a record's name, or several that form it: first and last name. */
export type Naming = string | readonly string[];
export type Tone = 'success' | 'warning' | 'danger' | 'brand' | 'neutral' | 'informative';
export type Values = Readonly<Record<string, unknown>>;
