/** Searches rows on the server while typing; outdated calls are cancelled. */
import type { Page } from '@contract/endpoint';
import { containsAnyWord } from '@contract/reading/ignored-inputs';
import type { EndpointId, EndpointInput } from '@contract/table';
import { toPlainSigns } from '@contract/text/fold';
import type { Values } from '../../area/field';
import { type Call, useCall } from '../../bridge/use-call';
import { failureText } from '../../feedback/failure-text';
import { useText } from '../../format/text';
import { useDebouncedValue } from '../../ui/use-debounced-value';

const maxResults = 8;
const debounceMs = 150;

export interface Search {
  /** The list call; it takes `q`. */
  readonly call: EndpointId;
  readonly input?: Values;
  /** The minimum length of the query; 0 shows the first rows at once. */
  readonly minLetters: number;
}

export interface SearchResult {
  readonly rows: readonly Values[];
  /** The text shown if there are no rows. */
  readonly state: string;
}

export const useRecordSearch = ({ call, input = {}, minLetters }: Search, query: string): SearchResult => {
  const kit = useText('kit');
  const trimmed = toPlainSigns(query).trim();
  const q = useDebouncedValue(trimmed, debounceMs);
  const isSearching = q.length >= minLetters;
  const searchCall = useCall(
    call,
    { ...input, ...(q === '' ? {} : { q }), perPage: maxResults } as EndpointInput<EndpointId>,
    {
      enabled: isSearching,
    },
  );
  const found = searchCall as Call<Page<Values>>;
  const state =
    trimmed.length < minLetters
      ? kit('find.type', { count: minLetters })
      : found.failure && !found.value
        ? failureText(found.failure).title
        : found.value && q === trimmed
          ? kit('find.none')
          : kit('states.pending');
  const { rows = [], ignored = [] } = found.value ?? {};
  const matching = ignored.includes('q') ? rows.filter((row) => containsAnyWord(row, q)) : rows;
  // Enter takes the first row, which must not be that of a search that was typed further.
  const isMeant = (row: Values): boolean =>
    q === trimmed || trimmed.split(/\s+/).every((word) => containsAnyWord(row, word));
  // A server that ignores the page size may send more.
  return { rows: isSearching ? matching.filter(isMeant).slice(0, maxResults) : [], state };
};
