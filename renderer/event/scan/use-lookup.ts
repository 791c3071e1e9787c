/** The answer to a scanned or typed code: from the event's loaded rows at once, or else from the server. */
import { isKind } from '@contract/event-log/entry';
import { isLater } from '@contract/event-log/latest';
import { type CopyNote, type Failure, isNotAvailable } from '@contract/failure';
import { isReachable } from '@contract/network/network-view';
import { useEffect, useMemo } from 'react';
import { callEndpoint } from '../../kit/bridge/call-endpoint';
import { markingCopies, oldestCopy } from '../../kit/bridge/copies';
import { type Call, useCachedQuery } from '../../kit/bridge/use-call';
import { useNetwork } from '../../kit/stores/network';
import { type TicketCount, useEventCopy } from '../../kit/stores/packs';
import { useAbility, useCan } from '../../kit/stores/session';
import { useEventLog } from '../log/event-log';
import { useEventBookings, useEventTickets } from '../use-event-rows';
import { askServer, type ServerAnswer } from './ask-server';
import { lookupIndexOf, type Match } from './lookup-index';
import { type Scan, useScanStore } from './scan-store';

/** The tickets on this computer that a code was compared with, for an answer without the server. */
interface CopiedTickets extends CopyNote, TicketCount {}

type Tickets = Pick<Call<{ readonly rows: readonly unknown[] }>, 'value' | 'asOf'>;

/** Those of them that are loaded, from the server or its copy. The pack knows how many there should be. Undefined without any. */
const useCopiedTickets = (
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
const useScannedEvent = (eventId: string | number | undefined): string | number | undefined => {
  const canReach = useNetwork(({ state }) => isReachable(state));
  const prepared = useEventCopy()?.event.id;
  return eventId ?? (canReach ? undefined : prepared);
};

/** The event whose rain checks count at the gate: of several, the one that was noted last. */
export const useRainedOut = (eventId: string | number | undefined): string | undefined => {
  const { notes } = useEventLog(eventId);
  return useMemo(
    () =>
      notes
        .filter(isKind('rain-check'))
        .filter(({ event, target }) => target?.id === String(eventId) && event !== target.id)
        .toSorted((one, other) => (isLater(one, other) ? -1 : 1))[0]?.event,
    [notes, eventId],
  );
};

export type Lookup =
  | { readonly state: 'looking' }
  /** The matches, the most likely first. */
  | {
      readonly state: 'found';
      readonly matches: readonly Match[];
      readonly copy: CopyNote | undefined;
      /** When the server sent the loaded rows that have them; undefined if it was asked for them. */
      readonly loadedAt: number | undefined;
      /** When it sent the newest of the rows that were searched. */
      readonly foundAt: number;
    }
  /** The server was asked at this time, in milliseconds since 1970, for so many of the code's parts. */
  | { readonly state: 'none'; readonly askedAt: number; readonly asked: number; readonly parts: number }
  /** The code is a Wi-Fi password, a driving license or the like, which is not looked up. */
  | { readonly state: 'foreign' }
  /** The server ignores searches, so that only the loaded rows were checked. */
  | { readonly state: 'unsearched' }
  | { readonly state: 'offline'; readonly failure: Failure | undefined }
  /** The server can't be reached, and the code is not among the copied tickets. */
  | { readonly state: 'not-in-copy'; readonly copied: CopiedTickets }
  | { readonly state: 'failed'; readonly failure: Failure };

const none: readonly [] = [];

/** The index of an event's bookings and tickets, made in idle time once they are loaded. */
export const useEventIndex = (eventId: string | number | undefined) => {
  const canReadBookings = useCan(['read', 'Booking']);
  const canReadTickets = useCan(['read', 'Ticket']);
  const isEvent = eventId !== undefined;
  const bookingsCall = useEventBookings(eventId ?? '', { enabled: isEvent && canReadBookings });
  const ticketsCall = useEventTickets(eventId ?? '', { enabled: isEvent && canReadTickets });
  const bookings = bookingsCall.value;
  const tickets = ticketsCall.value;
  const lazy = useMemo(
    () => (bookings || tickets ? () => lookupIndexOf(bookings?.rows ?? none, tickets?.rows ?? none) : undefined),
    [bookings, tickets],
  );
  useEffect(() => {
    if (!lazy) return;
    const handle = requestIdleCallback(() => lazy());
    return () => cancelIdleCallback(handle);
  }, [lazy]);
  const copy = oldestCopy([bookingsCall.copy, ticketsCall.copy]);
  const times = [bookingsCall.asOf, ticketsCall.asOf].filter((time) => time !== undefined);
  const [loadedAt, newestAt] = [Math.min(...times), Math.max(...times)];
  return { lazy, copy, loadedAt, newestAt, copied: useCopiedTickets(eventId, ticketsCall) };
};

interface Asked extends Pick<Call<ServerAnswer>, 'failure' | 'copy'> {
  readonly askedAt: number | undefined;
  /** What the loaded rows may have for the code. */
  readonly possible: readonly Match[];
  readonly loadedAt: number;
  readonly newestAt: number;
}

/** A copy never says that the server has no such code. */
const toLookup = (
  answer: ServerAnswer | undefined,
  { failure, copy, askedAt, possible, loadedAt, newestAt }: Asked,
  copied: CopiedTickets | undefined,
): Lookup => {
  if (answer && answer.matches.length > 0)
    return {
      state: 'found',
      matches: answer.matches,
      copy,
      loadedAt: undefined,
      foundAt: Math.max(askedAt ?? Infinity, newestAt),
    };
  const reason = failure ?? answer?.failure;
  if (reason && possible.length > 0) return { state: 'found', matches: possible, copy, loadedAt, foundAt: newestAt };
  if (reason ? isNotAvailable(reason) : copy)
    return copied ? { state: 'not-in-copy', copied } : { state: 'offline', failure: reason };
  if (reason) return { state: 'failed', failure: reason };
  if (!answer || askedAt === undefined) return { state: 'looking' };
  return answer.isIgnored
    ? { state: 'unsearched' }
    : { state: 'none', askedAt, asked: answer.asked, parts: answer.parts };
};

/** Undefined without a scan. */
export const useLookup = (scan: Scan | undefined, gateEventId: string | number | undefined): Lookup | undefined => {
  const ability = useAbility();
  const eventId = useScannedEvent(gateEventId);
  const own = useEventIndex(eventId);
  const rainedOut = useEventIndex(useRainedOut(eventId));
  const { lazy, copied } = own;
  const code = scan?.code;
  const isForeign = scan?.isForeign === true;
  const found = useMemo(() => (code ? (lazy?.().find(code) ?? []) : []), [code, lazy]);
  // Without a network, too, a ticket of the rained-out event must be found; those of the gate's event come first.
  const isOther = code !== undefined && found.length === 0;
  const others = useMemo(() => (isOther ? (rainedOut.lazy?.().find(code) ?? []) : []), [isOther, code, rainedOut.lazy]);
  const local = others.length > 0 ? others : found;
  const { copy, loadedAt, newestAt } = others.length > 0 ? rainedOut : own;
  const isAnswered = local.some(({ isCertain }) => isCertain);
  const server = useCachedQuery<ServerAnswer>({
    queryKey: ['scan', code, scan?.count],
    enabled: code !== undefined && !isForeign && !isAnswered,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    queryFn: markingCopies(async ({ signal }) => {
      const shapes = [lazy?.().shapes, useScanStore.getState().shapes].filter((one) => one !== undefined);
      const answer = await askServer(code ?? '', { call: callEndpoint, ability, signal, shapes, local });
      if (answer.matches.length > 0) useScanStore.setState({ shapes: answer.shapes });
      return answer;
    }),
  });
  return useMemo(() => {
    if (code === undefined) return undefined;
    if (isForeign) return { state: 'foreign' };
    if (isAnswered) return { state: 'found', matches: local, copy, loadedAt, foundAt: newestAt };
    const { value, failure, busy, asOf } = server;
    const asked = { failure, copy: server.copy, askedAt: busy ? undefined : asOf, possible: local, loadedAt, newestAt };
    return toLookup(value, asked, copied);
  }, [code, isForeign, isAnswered, local, copy, loadedAt, newestAt, copied, server]);
};
