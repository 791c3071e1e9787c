/** The answer to a scanned or typed code: from the event's loaded rows at once, or else from the server. */
import type { Failure } from '@contract/failure';
import { useEffect, useMemo } from 'react';
import { callEndpoint } from '../../kit/bridge/call-endpoint';
import { useCachedQuery } from '../../kit/bridge/use-call';
import { useAbility, useCan } from '../../kit/stores/session';
import { useEventBookings, useEventTickets } from '../use-event-rows';
import { askServer, type ServerAnswer } from './ask-server';
import { createLookupIndex, type LookupIndex, type Match } from './lookup-index';
import type { Scan } from './scan-store';

export type Lookup =
  | { readonly state: 'looking' }
  /** The matches, the most likely first. */
  | { readonly state: 'found'; readonly matches: readonly Match[] }
  /** The server was asked at this time, in milliseconds since 1970. */
  | { readonly state: 'none'; readonly askedAt: number }
  /** The server ignores searches, so that only the loaded rows were checked. */
  | { readonly state: 'unsearched' }
  | { readonly state: 'offline'; readonly failure: Failure }
  | { readonly state: 'failed'; readonly failure: Failure };

/** The index of an event's bookings and tickets, made in idle time once they are loaded. */
const useEventIndex = (eventId: string | number | undefined): { readonly find: LookupIndex['find'] | undefined } => {
  const canReadBookings = useCan(['read', 'Booking']);
  const canReadTickets = useCan(['read', 'Ticket']);
  const isEvent = eventId !== undefined;
  const bookings = useEventBookings(eventId ?? '', { enabled: isEvent && canReadBookings }).value;
  const tickets = useEventTickets(eventId ?? '', { enabled: isEvent && canReadTickets }).value;
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
  return useMemo(() => ({ find: lazy && ((code: string) => lazy().find(code)) }), [lazy]);
};

const isOffline = ({ kind }: Failure): boolean => kind === 'network' || kind === 'timeout';

const toLookup = (
  answer: ServerAnswer | undefined,
  failure: Failure | undefined,
  askedAt: number | undefined,
): Lookup => {
  if (answer && answer.matches.length > 0) return { state: 'found', matches: answer.matches };
  const reason = failure ?? answer?.failure;
  if (reason) return { state: isOffline(reason) ? 'offline' : 'failed', failure: reason };
  if (!answer || askedAt === undefined) return { state: 'looking' };
  return answer.isIgnored ? { state: 'unsearched' } : { state: 'none', askedAt };
};

/** Undefined without a scan. */
export const useLookup = (scan: Scan | undefined, eventId: string | number | undefined): Lookup | undefined => {
  const ability = useAbility();
  const { find } = useEventIndex(eventId);
  const code = scan?.code;
  const local = useMemo(() => (code === undefined ? [] : (find?.(code) ?? [])), [code, find]);
  const server = useCachedQuery<ServerAnswer>({
    queryKey: ['scan', code, scan?.count],
    enabled: code !== undefined && local.length === 0,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    queryFn: ({ signal }) => askServer(code ?? '', { call: callEndpoint, ability, signal }),
  });
  return useMemo(() => {
    if (code === undefined) return undefined;
    if (local.length > 0) return { state: 'found', matches: local };
    return toLookup(server.value, server.failure, server.busy ? undefined : server.asOf);
  }, [code, local, server]);
};
