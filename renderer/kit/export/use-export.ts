/** Starts an export of the chosen rows and reports failures. */
import type { ComparedExport, ExportRequest } from '@contract/bridge';
import { type ChildId, childListOf } from '@contract/csv/child-rows';
import { type CopyNote, fail } from '@contract/failure';
import { isReachable } from '@contract/network/network-view';
import type { ExportProfile } from '@contract/settings/export-choices';
import { useState } from 'react';
import type { Values } from '../area/field';
import { notifyFailure } from '../feedback/notify-failure';
import { formatNumber } from '../format/number';
import { kitText } from '../format/text';
import type { Column } from '../list/data/columns';
import { isNarrowed, matchingQuery } from '../list/data/list-state';
import { localMatches } from '../list/data/load-rows';
import { noteFilterKey } from '../list/data/note-filter';
import { type List, selectionTime } from '../list/data/use-list';
import { rememberExport } from '../stores/export-choices';
import { useNetwork } from '../stores/network';
import type { ChangesChoice } from './changes-field';
import { describeFilters } from './describe-filters';
import { type ExportSource, toStoredChoice } from './export-choice';
import {
  callRequest,
  childrenRequest,
  type ExportChoice,
  maxRowsPerRequest,
  rowsRequest,
  toExportPick,
} from './export-request';
import { startExport } from './start-export';

/** What an export saves: the choices, the columns, and the profile that they are of. */
export interface ChosenExport {
  readonly choice: ExportChoice;
  readonly columns: readonly Column[];
  readonly profile?: ExportProfile | undefined;
  /** Set to save only what changed since the last export of the profile. */
  readonly changes?: ChangesChoice | undefined;
}

const pageOf = ({ rows }: List): readonly Values[] =>
  Array.from({ length: rows.count }, (_, index) => rows.at(index)).filter((row) => row !== undefined);

const listInput = ({ source, state }: List): Values => ({
  ...source.input,
  ...matchingQuery(state, source.capabilities),
});

/** The child rows of the selected records, or of all matching records. */
const childRequest = (
  { list }: ExportSource,
  children: ChildId,
  details: Parameters<typeof rowsRequest>[0],
): ExportRequest => {
  const { selection, source } = list;
  const { id, call } = source;
  if (selection.rows.size > 0) return childrenRequest(details, children, [...selection.rows.values()], id);
  const localRows = localMatches(list);
  if (call === undefined || (localRows && localRows.length <= maxRowsPerRequest))
    return childrenRequest(details, children, localRows ?? [], id);
  return childrenRequest(details, children, { call, input: listInput(list), id }, id);
};

/** The query of a list without its order, which changes nothing about the rows. */
const comparedQuery = ({ source, state }: List): Values => {
  const { sort: _, sortColumn: __, ...query } = matchingQuery(state, source.capabilities);
  const notes = state.filters[noteFilterKey];
  return { ...source.input, ...query, ...(notes ? { [noteFilterKey]: [...notes] } : {}) };
};

/**
 * Whether the rows are all of a list's, so that the next ones of the same profile can be compared with them. Main sees by
 * itself whether the rows that it loads are.
 */
const isComparable = ({ fileRows, list: { rows } }: ExportSource, { scope }: ExportChoice): boolean =>
  !(rows.inMemory && rows.gap) && (scope === 'all' || (scope === 'file' && fileRows === undefined));

/** With which export the rows are compared; undefined without a profile, or if nothing can be compared. */
export const comparedExport = (
  source: ExportSource,
  { choice, profile, changes }: ChosenExport,
): ComparedExport | undefined => {
  if (!profile || !isComparable(source, choice)) return undefined;
  const { added, changed, gone, title, id } = changeTitles();
  const only = changes?.only ? { title, added, changed, id, ...(changes.withGone ? { gone } : {}) } : undefined;
  const { list } = source;
  return { profile: profile.id, query: comparedQuery(list), id: list.source.id, ...(only ? { only } : {}) };
};

const changeTitles = () => ({
  title: kitText('export.changes.column'),
  added: kitText('export.changes.rowAdded'),
  changed: kitText('export.changes.rowChanged'),
  gone: kitText('export.changes.rowGone'),
  id: kitText('export.changes.columnId'),
});

export const requestOf = (source: ExportSource, chosen: ChosenExport): ExportRequest => {
  const { choice } = chosen;
  const picks = chosen.columns.filter(({ shown }) => shown).map(toExportPick);
  const { title, list, call, fileRows } = source;
  const { rows, selection, state } = list;
  const name = (choice.scope === 'file' ? fileRows : undefined) ?? title;
  const isSelected = choice.scope === 'selected' || (choice.scope === 'file' && fileRows && selection.rows.size > 0);
  const scope = isSelected
    ? [kitText('list.selected', { count: selection.rows.size, rows: formatNumber(selection.rows.size) })]
    : describeFilters(list);
  const page = choice.scope === 'page' ? [kitText('list.pageUnknown', { page: state.page })] : [];
  const details = {
    title: name,
    words: [name, ...scope, ...page],
    choice,
    picks,
    records: list.source.records,
    compared: comparedExport(source, chosen),
  };
  // If the list could not be narrowed, its total counts rows that were not requested.
  const total = rows.ignored.length > 0 ? undefined : rows.total;
  if (choice.scope === 'page') return rowsRequest(details, pageOf(list));
  if (choice.scope === 'selected') return rowsRequest(details, [...selection.rows.values()]);
  // Such a call does not know the list's search and filters.
  const isLocalOnly = list.source.capabilities.query === false;
  if (choice.scope === 'file' && call) {
    const children = fileRows ? childListOf[call] : undefined;
    if (children) return childRequest(source, children, details);
    if (isLocalOnly) return callRequest(details, { call, input: list.source.input }, undefined);
    return callRequest(details, { call, input: listInput(list) }, fileRows ? undefined : total);
  }
  // If the CSV call has other rows, or may lack the ids of notes, main loads the list page by page instead.
  const hasNotes = picks.some(({ local }) => local);
  const own = fileRows || isLocalOnly || hasNotes ? undefined : call;
  // The server may search differently than the app did, so rows searched in memory are exported from memory.
  const localRows = own && !isNarrowed(state) ? undefined : localMatches(list);
  const { call: rowsCall, id } = list.source;
  if (rowsCall === undefined || (localRows && localRows.length <= maxRowsPerRequest))
    return rowsRequest(details, localRows ?? []);
  const listCall = { call: rowsCall, input: listInput(list), id };
  return callRequest(details, own ? { call: own, input: listCall.input, instead: listCall } : listCall, total);
};

/**
 * The copy that the file will be made from: that of the rows sent, or of the list while the server can't be reached. If
 * it can, main asks it first.
 */
const copyIn = ({ source }: ExportRequest, list: List, { scope }: ExportChoice): CopyNote | undefined => {
  if (scope === 'selected') return selectionTime(list).copy;
  return 'rows' in source || !isReachable(useNetwork.getState().state) ? list.rows.call.copy : undefined;
};

/** Whether the server ignored the search; loading page by page cannot replace it. */
const isSearchIgnored = ({ list }: ExportSource, { scope }: ExportChoice): boolean =>
  (scope === 'all' || (scope === 'file' && list.selection.rows.size === 0)) &&
  !list.rows.inMemory &&
  list.rows.ignored.includes('q');

/** Asks for the file and starts the export. Resolves to true if main has started it; the choices are then kept. */
export const startChosen = async (source: ExportSource, chosen: ChosenExport): Promise<boolean> => {
  const { choice, columns, profile } = chosen;
  if (isSearchIgnored(source, choice)) return notifyFailure(fail('rejected', 'export-ignored'));
  const request = requestOf(source, chosen);
  const isStarted = await startExport(request, copyIn(request, source.list, choice));
  if (isStarted) rememberExport(source.list.name, toStoredChoice(choice, columns), profile?.id);
  return isStarted;
};

export const useExport = (source: ExportSource) => {
  const [busy, setBusy] = useState(false);
  return {
    busy,
    /** If the user cancels the native dialog, the dialog keeps the choices. */
    start: async (chosen: ChosenExport): Promise<boolean> => {
      if (busy) return false;
      setBusy(true);
      const isStarted = await startChosen(source, chosen);
      setBusy(false);
      return isStarted;
    },
  };
};
