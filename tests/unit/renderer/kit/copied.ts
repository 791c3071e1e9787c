/** A bridge whose network can be cut: then a copy answers as main's does, from the rows that were asked for before. */
import type { Page } from '@contract/endpoint';
import { fail, type Result } from '@contract/failure';
import type { Values } from '../../../../renderer/kit/area/field';
import type { Answer } from './kit-page';

/** Answers a list call from all of its rows: unsearched and unsorted, and says which inputs were not applied. */
export const answerFromCopy = (rows: readonly Values[], input: Values, asOf: string): Result<Page<Values>> => {
  const { q, sortColumn, filters, page = 1, perPage = 50 } = input;
  const ignored = [
    ...(q === undefined ? [] : ['q']),
    ...(sortColumn === undefined ? [] : ['sort']),
    ...(page === 1 ? [] : ['page']),
    ...Object.keys(Object(filters)).map((name) => `filters.${name}`),
  ];
  if (q !== undefined || sortColumn !== undefined || filters !== undefined)
    return { ok: true, value: { rows, total: rows.length, isComplete: true, ignored }, copy: { asOf } };
  const start = (Number(page) - 1) * Number(perPage);
  const shown = rows.slice(start, start + Number(perPage));
  const value = { rows: shown, total: rows.length, isComplete: shown.length === rows.length };
  return { ok: true, value, copy: { asOf } };
};

export const unreachable = fail('network', 'unreachable');

export interface Network {
  isDown: boolean;
}

/** The server's answers while the network is there, and else those of the copy. */
export const cutting =
  (network: Network, server: Answer, copy: Answer = () => unreachable): Answer =>
  (id, input) =>
    network.isDown ? copy(id, input) : server(id, input);
