/** Starts an export: asks main for the rows that the scope means, and tells what went wrong. */
import type { ExportRequest } from '@contract/bridge';
import type { CsvId } from '@contract/table';
import { useState } from 'react';
import { isNarrowed, matchingQuery } from '../list/list-state';
import { localMatches } from '../list/matching-rows';
import type { List } from '../list/use-list';
import type { Values } from '../resource';
import { callRequest, type ExportChoice, type ExportPick, mostRowsAtOnce, rowsRequest } from './export-request';
import { startExport } from './start-export';

export interface ExportSource {
  /** The list's title: "Bookings". */
  readonly title: string;
  readonly list: List;
  /** The CSV call, where the server has one. */
  readonly call: CsvId | undefined;
  /** What the CSV call's rows are, where they are not the list's own. */
  readonly fileRows: string | undefined;
}

const pageOf = ({ rows }: List): readonly Values[] =>
  Array.from({ length: rows.count }, (_, index) => rows.at(index)).filter((row) => row !== undefined);

const listInput = ({ source, state }: List): Values => ({
  ...source.input,
  ...matchingQuery(state, source.manner),
});

const requestOf = (
  { title, list, call, fileRows }: ExportSource,
  choice: ExportChoice,
  picks: readonly ExportPick[],
): ExportRequest => {
  const asked = { title, choice, picks };
  if (choice.scope === 'page') return rowsRequest(asked, pageOf(list));
  if (choice.scope === 'selected') return rowsRequest(asked, [...list.selection.rows.values()]);
  if (choice.scope === 'file' && call)
    return callRequest(asked, { call, input: listInput(list) }, fileRows ? undefined : list.rows.total);
  // Where the CSV call's rows are something else, main reads the list itself, page by page.
  const own = fileRows ? undefined : call;
  // A list in memory was searched here: whether the server searches alike is not known. Without a search the file is its own.
  const atHand = own && !isNarrowed(list.state) ? undefined : localMatches(list);
  if (atHand && atHand.length <= mostRowsAtOnce) return rowsRequest(asked, atHand);
  const input = listInput(list);
  const source = own ? { call: own, input } : { call: list.source.call, input, id: list.source.id };
  return callRequest(asked, source, list.rows.total);
};

export interface Exporting {
  /** Resolves to true once main has taken the work, false where it did not. */
  readonly start: (choice: ExportChoice, picks: readonly ExportPick[]) => Promise<boolean>;
  readonly busy: boolean;
}

export const useExport = (source: ExportSource): Exporting => {
  const [busy, setBusy] = useState(false);
  return {
    busy,
    start: async (choice, picks) => {
      if (busy) return false;
      setBusy(true);
      // The choices stay for another try where the person closed the native dialog.
      const taken = await startExport(requestOf(source, choice, picks));
      setBusy(false);
      return taken;
    },
  };
};
