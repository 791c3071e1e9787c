/** Loaded rows, searched, filtered by column, sorted and paged by the state in the URL. */
import { fold } from '@contract/text/fold';
import { useMemo } from 'react';
import type { Field, Values } from '../../../kit/area/field';
import { fieldText } from '../../../kit/format/field';
import { createInMemoryRows } from '../../../kit/list/data/in-memory-rows';
import type { ListState } from '../../../kit/list/data/list-state';
import type { StatefulList } from '../../../kit/list/data/use-list-state';
import type { Paged } from '../../../kit/list/toolbar/pager';

export interface TableRows<R extends Values> {
  /** The rows of this page. */
  readonly shown: readonly R[];
  /** All matching rows, in order. */
  readonly matching: readonly R[];
  /** For the pager. */
  readonly paged: Paged;
}

/** The rows whose columns, as shown, contain their filters, ignoring case and accents. */
export const holding = <R extends Values>(
  rows: readonly R[],
  fields: readonly Field[],
  words: ListState['filters'],
): readonly R[] => {
  const active = fields.flatMap((field) => {
    const sought = fold(words[field.key]?.[0]?.trim() ?? '');
    return sought === '' ? [] : [{ field, sought }];
  });
  return active.length === 0
    ? rows
    : rows.filter((row) => active.every(({ field, sought }) => fold(fieldText(field, row)).includes(sought)));
};

export const useTableRows = <R extends Values>(
  rows: readonly R[],
  fields: readonly Field[],
  { state, change }: StatefulList,
): TableRows<R> => {
  const { q, filters, sort, page, size } = state;
  const matching = useMemo(() => {
    const found = holding(rows, fields, filters);
    const kindOf = (key: string) => fields.find((field) => field.key === key)?.kind;
    const order = createInMemoryRows(found).view({ q, filters: {}, sort }, kindOf);
    return Array.from(order, (index) => found[index]).filter((row) => row !== undefined);
  }, [rows, fields, filters, q, sort]);
  return useMemo(() => {
    const total = matching.length;
    const perPage = size === 'all' ? Math.max(1, total) : size;
    const offset = (Math.min(page, Math.max(1, Math.ceil(total / perPage))) - 1) * perPage;
    const shown = matching.slice(offset, offset + perPage);
    const counts = { count: shown.length, offset, size: perPage, total, hasNext: offset + shown.length < total };
    return { shown, matching, paged: { rows: counts, state: { page, size }, change } };
  }, [matching, page, size, change]);
};
