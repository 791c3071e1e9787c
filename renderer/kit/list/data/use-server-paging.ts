/** Detects the page size of the server: as requested, capped, fixed, or no paging at all. */
import type { Page } from '@contract/endpoint';
import { isSamePage } from '@contract/list/all-pages';
import type { EndpointId, EndpointInput } from '@contract/table';
import { useMemo } from 'react';
import type { Values } from '../../area/field';
import { useCall } from '../../bridge/use-call';

export interface ServerPaging {
  /** Rows per page in effect. */
  readonly size: number;
  /** The server returns all rows on every page. */
  readonly isSinglePage: boolean;
  /** The first page is loading; the position of the current rows is unknown until then. */
  readonly isPending: boolean;
}

/** The input of the call, including page and page size. */
export type PageInput = Values & { readonly page: number; readonly perPage: number };

type Answer = Page<Values> | undefined;

/** Whether a page has the length that the requested size leads to. */
const hasRequestedLength = ({ rows, total }: Page<Values>, { page, perPage }: PageInput): boolean =>
  rows.length === (total === undefined ? perPage : Math.max(0, Math.min(perPage, total - (page - 1) * perPage)));

/** A first page that is not the last shows the size; without a total, the second page shows whether there are more. */
const detectSize = (first: Answer, second: Answer, perPage: number): number => {
  const rows = first?.rows.length ?? 0;
  if (!first || first.isComplete || rows === 0) return perPage;
  const isMore = first.total === undefined ? rows >= perPage || second?.rows.length : first.total > rows;
  return isMore ? rows : perPage;
};

const usePage = (call: EndpointId, input: PageInput, enabled: boolean) =>
  useCall(call, input as EndpointInput<EndpointId>, { enabled });

/**
 * Requests the first and the second page only if a page is shorter or longer than requested. `answer` belongs to this
 * input.
 */
export const useServerPaging = (call: EndpointId, input: PageInput, answer: Answer, enabled: boolean): ServerPaging => {
  const { page, perPage } = input;
  const isUnexpected =
    enabled &&
    answer !== undefined &&
    !answer.isComplete &&
    answer.rows.length > 0 &&
    !hasRequestedLength(answer, input);
  const firstCall = usePage(call, { ...input, page: 1 }, isUnexpected && page > 1);
  const first = firstCall.value as Answer;
  const lengthWithoutTotal = first && !first.isComplete && first.total === undefined ? first.rows.length : 0;
  const needsSecondPage = lengthWithoutTotal > 0 && lengthWithoutTotal !== perPage;
  const secondCall = usePage(call, { ...input, page: 2 }, isUnexpected && page !== 2 && needsSecondPage);
  const second = needsSecondPage ? (secondCall.value as Answer) : undefined;
  const isSinglePage = useMemo(
    () =>
      first !== undefined &&
      second !== undefined &&
      (second.rows.length === 0 || (!first.hasNext && isSamePage(first.rows, second.rows))),
    [first, second],
  );
  return {
    size: detectSize(first, second, perPage),
    isSinglePage,
    isPending: isUnexpected && page > 1 && firstCall.state === 'pending',
  };
};
