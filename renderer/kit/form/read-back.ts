/** Reads a record back and checks whether the server has saved the values. */
import type { Failure, Result } from '@contract/failure';
import type { Data } from '@contract/json/data';
import { compareData } from '@contract/reading/same-value';
import type { Values } from '../area/field';

/** The result of reading back, with the labels of fields. */
export type Confirmation =
  | { readonly state: 'saved' }
  | { readonly state: 'ignored'; readonly fields: readonly string[] }
  | { readonly state: 'unseen'; readonly fields: readonly string[] }
  | { readonly state: 'unconfirmed'; readonly failure: Failure };

interface Sent {
  readonly data: Data;
  readonly before?: Values;
  /** The label of a field; undefined for a field that is not on the screen. */
  readonly labelOf: (field: string) => string | undefined;
}

export const confirmationOf = (readBack: Result<Values>, { data, before, labelOf }: Sent): Confirmation => {
  if (!readBack.ok) return { state: 'unconfirmed', failure: readBack.failure };
  const { ignored, missing } = compareData(data, readBack.value, before);
  const labels = (fields: readonly string[]) => fields.map(labelOf).filter((label) => label !== undefined);
  const [ignoredLabels, missingLabels] = [labels(ignored), labels(missing)];
  if (ignoredLabels.length > 0) return { state: 'ignored', fields: ignoredLabels };
  return missingLabels.length > 0 ? { state: 'unseen', fields: missingLabels } : { state: 'saved' };
};
