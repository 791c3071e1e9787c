/** Rows that fit a few letters, from the server as one types. Calls that a further key has overtaken are given up. */
import type { Page } from '@contract/endpoint';
import { containsAnyWord } from '@contract/reading/ignored-inputs';
import type { EndpointId, EndpointInput } from '@contract/table';
import type { Values } from '../../area/field';
import { type Call, useCall } from '../../bridge/use-call';
import { failureText } from '../../feedback/failure-text';
import { useText } from '../../format/text';
import { useDebouncedValue } from '../../ui/use-debounced-value';

const most = 8;
const pause = 150;

export interface Search {
  /** The call that searches: it takes `q` and gives rows. */
  readonly call: EndpointId;
  readonly input?: Values;
  /** How many letters there must be; none shows the first rows at once. */
  readonly minLetters: number;
}

export interface SearchResult {
  readonly rows: readonly Values[];
  /** What to say where there are no rows. */
  readonly state: string;
}

export const useRecordSearch = ({ call, input = {}, minLetters }: Search, query: string): SearchResult => {
  const kit = useText('kit');
  const words = query.trim();
  const q = useDebouncedValue(words, pause);
  const asks = q.length >= minLetters;
  const asked = useCall(call, { ...input, ...(q === '' ? {} : { q }), perPage: most } as EndpointInput<EndpointId>, {
    enabled: asks,
  });
  const found = asked as Call<Page<Values>>;
  const state =
    words.length < minLetters
      ? kit('find.type', { count: minLetters })
      : found.failure && !found.value
        ? failureText(found.failure).title
        : found.value && q === words
          ? kit('find.none')
          : kit('states.pending');
  const { rows = [], ignored = [] } = found.value ?? {};
  const fitting = ignored.includes('q') ? rows.filter((row) => containsAnyWord(row, q)) : rows;
  // A server that ignores the page size may send more.
  return { rows: asks ? fitting.slice(0, most) : [], state };
};
