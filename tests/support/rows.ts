import type { AnyRow } from '@contract/endpoint';
import { parseInput, requestOf } from '@contract/http/request';
import { rowOf } from '@contract/table';

/** The row of a call that is known to exist. */
export const row = (id: string): AnyRow => {
  const found = rowOf(id);
  if (!found) throw new Error(`no row ${id}`);
  return found;
};

/** The request for an input, or the failure. */
export const request = (id: string, input: unknown) => {
  const parsed = parseInput(row(id).input, input);
  return parsed.ok ? requestOf(row(id), parsed.value) : parsed;
};
