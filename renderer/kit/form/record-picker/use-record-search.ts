/** Searches rows on the server while typing; outdated calls are cancelled. */
import { containsAnyWord } from '@contract/reading/ignored-inputs';
import type { EndpointId } from '@contract/table';
import { toPlainSigns } from '@contract/text/fold';
import type { Values } from '../../area/field';
import { failureText } from '../../feedback/failure-text';
import { formatNumber } from '../../format/number';
import { useText } from '../../format/text';
import { useSearchCall } from '../../list/data/use-search-call';
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
  /** Whether the text is shown below rows too: others may match. */
  readonly isPart: boolean;
}

export const useRecordSearch = ({ call, input = {}, minLetters }: Search, query: string): SearchResult => {
  const kit = useText('kit');
  const trimmed = toPlainSigns(query).trim();
  const q = useDebouncedValue(trimmed, debounceMs);
  const enabled = q.length >= minLetters;
  const found = useSearchCall(call, { input, q, perPage: maxResults, enabled });
  const { rows = [] } = found.value ?? {};
  const isPart = found.isPart && found.isIgnored && q === trimmed;
  const state =
    trimmed.length < minLetters
      ? kit('find.type', { count: minLetters })
      : found.failure && !found.value
        ? failureText(found.failure).title
        : isPart
          ? kit('find.unsearched', { rows: formatNumber(rows.length) })
          : found.value && q === trimmed
            ? kit('find.none')
            : kit('states.pending');
  // Enter takes the first row, which must not be that of a search that was ignored, or typed further.
  const areFound = !found.isIgnored && q === trimmed;
  const isMeant = (row: Values): boolean =>
    areFound || trimmed.split(/\s+/).every((word) => containsAnyWord(row, word));
  // A server that ignores the page size may send more.
  return { rows: rows.filter(isMeant).slice(0, maxResults), state, isPart };
};
