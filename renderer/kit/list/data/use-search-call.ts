/** A search of a list. A server that is known to ignore searches is asked for more rows instead, for the caller to search. */
import type { Page } from '@contract/endpoint';
import type { EndpointId, EndpointInput } from '@contract/table';
import { useEffect } from 'react';
import type { Values } from '../../area/field';
import { type Call, useCall } from '../../bridge/use-call';
import { useIgnoredInputs } from './ignored-inputs';

const perUnsearchedPage = 100;

interface SearchOptions {
  readonly input: Values;
  /** Empty for the first rows. */
  readonly q: string;
  readonly perPage: number;
  readonly enabled: boolean;
}

interface SearchCall extends Call<Page<Values>> {
  /** The server ignored the search, so that its rows are any. */
  readonly isIgnored: boolean;
  /** The server has rows, or may have rows, that it did not send. */
  readonly isPart: boolean;
}

export const useSearchCall = (id: EndpointId, { input, q, perPage, enabled }: SearchOptions): SearchCall => {
  const { ignored, note } = useIgnoredInputs(id, ['q']);
  const isKnown = ignored.length > 0;
  const query = q === '' ? { perPage } : isKnown ? { perPage: perUnsearchedPage } : { q, perPage };
  // The table's types know each call's own rows; a search treats all rows alike.
  const call = useCall(id, { ...input, ...query } as EndpointInput<EndpointId>, { enabled }) as Call<Page<Values>>;
  const { copy } = call;
  const value = enabled ? call.value : undefined;
  useEffect(() => {
    if (value && !copy && q !== '' && !isKnown) note((value.ignored ?? []).filter((name) => name === 'q'));
  }, [value, copy, q, isKnown, note]);
  return {
    ...call,
    value,
    failure: enabled ? call.failure : undefined,
    isIgnored: q !== '' && (isKnown || value?.ignored?.includes('q') === true),
    isPart: value !== undefined && !copy && !value.isComplete,
  };
};
