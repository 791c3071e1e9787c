/** The answer to a scanned or typed code: from the event's loaded rows at once, or else from the server. */
import { type CopyNote, type Failure, isNotAvailable } from '@contract/failure';
import { useEffect, useMemo } from 'react';
import { callEndpoint } from '../../kit/bridge/call-endpoint';
import { markingCopies, oldestCopy } from '../../kit/bridge/copies';
import { type Call, useCachedQuery } from '../../kit/bridge/use-call';
import { useAbility, useCan } from '../../kit/stores/session';
import { useEventBookings, useEventTickets } from '../use-event-rows';
import { askServer, type ServerAnswer } from './ask-server';
import { type CopiedTickets, useCopiedTickets, useScannedEvent } from './copied-tickets';
import { createLookupIndex, type LookupIndex, type Match } from './lookup-index';
import type { Scan } from './scan-store';

export type Lookup =
  | { readonly state: 'looking' }
  /** The matches, the most likely first. */
  | { readonly state: 'found'; readonly matches: readonly Match[]; readonly copy: CopyNote | undefined }
  /** The server was asked at this time, in milliseconds since 1970. */
  | { readonly state: 'none'; readonly askedAt: number }
  /** The server ignores searches, so that only the loaded rows were checked. */
  | { readonly state: 'unsearched' }
  | { readonly state: 'offline'; readonly failure: Failure | undefined }
  /** The server can't be reached, and the code is not among the copied tickets. */
  | { readonly state: 'not-in-copy'; readonly copied: CopiedTickets }
  | { readonly state: 'failed'; readonly failure: Failure };

/** The index of an event's bookings and tickets, made in idle time once they are loaded. */
const useEventIndex = (eventId: string | number | undefined) => {
  const canReadBookings = useCan(['read', 'Booking']);
  const canReadTickets = useCan(['read', 'Ticket']);
  const isEvent = eventId !== undefined;
  const bookingsCall = useEventBookings(eventId ?? '', { enabled: isEvent && canReadBookings });
  const ticketsCall = useEventTickets(eventId ?? '', { enabled: isEvent && canReadTickets });
  const bookings = bookingsCall.value;
  const tickets = ticketsCall.value;
  const lazy = useMemo(() => {
    if (!bookings && !tickets) return undefined;
    let index: LookupIndex | undefined;
    return () => {
      index ??= createLookupIndex(bookings?.rows ?? [], tickets?.rows ?? []);
      return index;
    };
  }, [bookings, tickets]);
  useEffect(() => {
    if (!lazy) return;
    const handle = requestIdleCallback(() => lazy());
    return () => cancelIdleCallback(handle);
  }, [lazy]);
  const find = useMemo(() => lazy && ((code: string) => lazy().find(code)), [lazy]);
  const copy = oldestCopy([bookingsCall.copy, ticketsCall.copy]);
  return { find, copy, copied: useCopiedTickets(eventId, ticketsCall) };
};

interface Asked extends Pick<Call<ServerAnswer>, 'failure' | 'copy'> {
  readonly askedAt: number | undefined;
}

/** A copy never says that the server has no such code. */
const toLookup = (
  answer: ServerAnswer | undefined,
  { failure, copy, askedAt }: Asked,
  copied: CopiedTickets | undefined,
): Lookup => {
  if (answer && answer.matches.length > 0) return { state: 'found', matches: answer.matches, copy };
  const reason = failure ?? answer?.failure;
  if (reason ? isNotAvailable(reason) : copy)
    return copied ? { state: 'not-in-copy', copied } : { state: 'offline', failure: reason };
  if (reason) return { state: 'failed', failure: reason };
  if (!answer || askedAt === undefined) return { state: 'looking' };
  return answer.isIgnored ? { state: 'unsearched' } : { state: 'none', askedAt };
};

/** Undefined without a scan. */
export const useLookup = (scan: Scan | undefined, gateEventId: string | number | undefined): Lookup | undefined => {
  const ability = useAbility();
  const { find, copy, copied } = useEventIndex(useScannedEvent(gateEventId));
  const code = scan?.code;
  const local = useMemo(() => (code === undefined ? [] : (find?.(code) ?? [])), [code, find]);
  const server = useCachedQuery<ServerAnswer>({
    queryKey: ['scan', code, scan?.count],
    enabled: code !== undefined && local.length === 0,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    queryFn: markingCopies(({ signal }) => askServer(code ?? '', { call: callEndpoint, ability, signal })),
  });
  return useMemo(() => {
    if (code === undefined) return undefined;
    if (local.length > 0) return { state: 'found', matches: local, copy };
    const { value, failure, busy, asOf } = server;
    return toLookup(value, { failure, copy: server.copy, askedAt: busy ? undefined : asOf }, copied);
  }, [code, local, copy, copied, server]);
};
