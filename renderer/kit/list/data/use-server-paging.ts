/** How the server cuts its pages: as asked for, capped, of a size of its own, or not at all. */
import type { Page } from '@contract/endpoint';
import { isSamePage } from '@contract/list/all-pages';
import type { EndpointId, EndpointInput } from '@contract/table';
import { useMemo } from 'react';
import type { Values } from '../../area/field';
import { useCall } from '../../bridge/use-call';

export interface ServerPaging {
  /** Rows per page in effect. */
  readonly size: number;
  /** The first page holds all there are, whichever page was asked for. */
  readonly all: boolean;
  /** The first page is awaited: until it comes, nobody knows where the rows of this one stand. */
  readonly open: boolean;
}

/** What was asked for: with the words, the page and its size. */
export type PageInput = Values & { readonly page: number; readonly perPage: number };

type Answer = Page<Values> | undefined;

/** Whether a page is as long as one of the size asked for would be. */
const fits = ({ rows, total }: Page<Values>, { page, perPage }: PageInput): boolean =>
  rows.length === (total === undefined ? perPage : Math.max(0, Math.min(perPage, total - (page - 1) * perPage)));

/** A first page with more to come says the size; without a total, only the second tells whether there is more. */
const sizeIn = (first: Answer, second: Answer, asked: number): number => {
  const rows = first?.rows.length ?? 0;
  if (!first || first.whole || rows === 0) return asked;
  const isMore = first.total === undefined ? rows >= asked || second?.rows.length : first.total > rows;
  return isMore ? rows : asked;
};

const usePage = (call: EndpointId, input: PageInput, enabled: boolean) =>
  useCall(call, input as EndpointInput<EndpointId>, { enabled });

/**
 * Asks for the first and the second page only where the answer leaves it open: it is shorter or longer than asked for.
 * `answer` is the one to this very input.
 */
export const useServerPaging = (call: EndpointId, input: PageInput, answer: Answer, enabled: boolean): ServerPaging => {
  const { page, perPage } = input;
  const odd = enabled && answer !== undefined && !answer.whole && answer.rows.length > 0 && !fits(answer, input);
  const firstCall = usePage(call, { ...input, page: 1 }, odd && page > 1);
  const first = firstCall.value as Answer;
  const untold = first && !first.whole && first.total === undefined ? first.rows.length : 0;
  const doubtful = untold > 0 && untold !== perPage;
  const secondCall = usePage(call, { ...input, page: 2 }, odd && page !== 2 && doubtful);
  const second = doubtful ? (secondCall.value as Answer) : undefined;
  const all = useMemo(
    () =>
      first !== undefined && second !== undefined && (second.rows.length === 0 || isSamePage(first.rows, second.rows)),
    [first, second],
  );
  return {
    size: sizeIn(first, second, perPage),
    all,
    open: odd && page > 1 && firstCall.state === 'pending',
  };
};
