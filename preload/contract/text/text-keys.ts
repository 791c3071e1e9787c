/** The keys of a file of texts, for the compiler: main and the page find their texts by them. */

type Leaves<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Leaves<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** i18next resolves `rows` with a count to `rows_one` or `rows_other`. */
type Plural<K extends string> = K extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : K;

export type TextKey<T> = Plural<Leaves<T>>;
