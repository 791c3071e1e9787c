/** The tickets on this computer that a code was compared with, for an answer without the server. */
import type { CopyNote } from '@contract/failure';
import { isReachable } from '@contract/network/network-view';
import { useMemo } from 'react';
import type { Call } from '../../kit/bridge/use-call';
import { useNetwork } from '../../kit/stores/network';
import { type TicketCount, useEventCopy } from '../../kit/stores/packs';

export interface CopiedTickets extends CopyNote, TicketCount {}

type Tickets = Pick<Call<{ readonly rows: readonly unknown[] }>, 'value' | 'asOf'>;

/** Those that are loaded, from the server or its copy. The pack knows how many there should be. Undefined without any. */
export const useCopiedTickets = (
  eventId: string | number | undefined,
  { value, asOf }: Tickets,
): CopiedTickets | undefined => {
  const expected = useEventCopy(eventId ?? '')?.tickets?.expected;
  return useMemo(
    () =>
      value && asOf !== undefined
        ? { asOf: new Date(asOf).toISOString(), rows: value.rows.length, expected }
        : undefined,
    [value, asOf, expected],
  );
};

/** The event whose tickets a code is compared with: that of the gate, or without a network and an event, the prepared one. */
export const useScannedEvent = (eventId: string | number | undefined): string | number | undefined => {
  const canReach = useNetwork(({ state }) => isReachable(state));
  const prepared = useEventCopy()?.event.id;
  return eventId ?? (canReach ? undefined : prepared);
};
