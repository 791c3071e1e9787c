/** What a sample card draws; the specification names the cards and not their fields. */
import type { Assumed } from '../../entities/assumed';

export type Card = Assumed<{
  title: string;
  statistic: string;
  /** In percent, over the period before. */
  change: number;
  labels: readonly string[];
  series: readonly { readonly name: string; readonly data: readonly number[] }[];
}>;
