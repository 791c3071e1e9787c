/**
 * Whether a server narrows a list whose rows don't name the record that they belong to. If the same call without the
 * record's id has the same rows, the server ignores the id, and nothing tells these rows apart.
 */
import type { Page } from '@contract/endpoint';
import { isSamePage } from '@contract/list/all-pages';
import { holdRows } from '@contract/reading/ignored-inputs';
import { type Identities, isOwnerId } from '@contract/reading/input-verdict';
import type { EndpointId, EndpointInput } from '@contract/table';
import { useMemo } from 'react';
import type { Values } from '../../area/field';
import { copyOf } from '../../bridge/copies';
import { useCall } from '../../bridge/use-call';
import { useSession } from '../../stores/session';

/** The totals decide if both are known: the first page of an event may be that of all events, if its rows are the newest. */
const isSameList = (all: Page<Values>, own: Page<Values>): boolean => {
  const isSameTotal = all.total === undefined || own.total === undefined || all.total === own.total;
  return isSameTotal && isSamePage(all.rows, own.rows.slice(0, all.rows.length));
};

interface Asked {
  readonly call: EndpointId;
  readonly input: Values;
  readonly identities?: Identities | undefined;
  /** The answer to this input. */
  readonly answer: Page<Values> | undefined;
}

/** `ignores` is certain. `narrows` also stands for rows that name their record, which are held against it one by one. */
export const useNarrowingCheck = ({ call, input, identities, answer }: Asked): 'narrows' | 'ignores' | 'pending' => {
  const isLive = useSession(({ session }) => session?.mode === 'live');
  const isUnnamed = useMemo(
    () => answer !== undefined && !copyOf(answer) && holdRows(answer.rows, input, identities).isUnnamed,
    [answer, input, identities],
  );
  const others = Object.fromEntries(Object.entries(input).filter(([name]) => !isOwnerId(name)));
  const isNeeded = isLive && isUnnamed && Object.keys(input).some(isOwnerId);
  const plain = useCall(call, others as EndpointInput<EndpointId>, { enabled: isNeeded });
  if (!isNeeded) return 'narrows';
  if (plain.state === 'pending') return 'pending';
  const all = plain.value as Page<Values> | undefined;
  return all && answer && isSameList(all, answer) ? 'ignores' : 'narrows';
};
