/** The CSS rules of styles, and their order in a style sheet. */
import { defaultCompareMediaQueries, normalizeCSSBucketEntry, styleBucketOrdering } from '@griffel/core';

type Entry = Parameters<typeof normalizeCSSBucketEntry>[0];

/** Rules by bucket, as `makeStyles` has them, or of the first bucket, as `makeResetStyles` may have them. */
export type Buckets = Readonly<Record<string, readonly Entry[]>> | readonly Entry[];

/** A rule, and all by which Griffel puts it in its place. */
export interface Rule {
  readonly text: string;
  readonly bucket: number;
  /** The query of its media or its container. */
  readonly condition: string;
  readonly priority: number;
  /** Whether it is the app's: those of Fluent's components come first, as their components are drawn first. */
  readonly isOwn: boolean;
}

/** @throws if Griffel has a bucket that it doesn't tell the place of. */
const placeOf = (bucket: string): number => {
  const place = (styleBucketOrdering as readonly string[]).indexOf(bucket);
  if (place < 0) throw new Error(`Unknown bucket of styles: ${bucket}.`);
  return place;
};

const isList = (buckets: Buckets): buckets is readonly Entry[] => Array.isArray(buckets);

export const rulesOf = (buckets: Buckets, isOwn: boolean): readonly Rule[] =>
  Object.entries(isList(buckets) ? { r: buckets } : buckets).flatMap(([name, entries]) =>
    entries.map((entry) => {
      const [text, { m, x, p } = {}] = normalizeCSSBucketEntry(entry);
      return { text, bucket: placeOf(name), condition: String(m ?? x ?? ''), priority: Number(p ?? 0), isOwn };
    }),
  );

const compareRules = (one: Rule, other: Rule): number =>
  one.bucket - other.bucket ||
  defaultCompareMediaQueries(one.condition, other.condition) ||
  one.priority - other.priority ||
  Number(one.isOwn) - Number(other.isOwn);

/** A style sheet: each rule once, in the order in which Griffel would have them in the page. */
export const sheetOf = (rules: readonly Rule[]): string =>
  [...new Set([...rules].sort(compareRules).map(({ text }) => text))].join('\n');
