/** The native calls for the copy of the server's data on this computer, and for what is prepared of an event. */
import { z } from 'zod';
import { Id, value } from '../endpoint';
import type { Failure } from '../failure';
import { EventReference } from '../settings/current-event';
import { nativeCall } from './native-call';

/** A group of an event's data, in the order in which it is fetched. */
export const packParts = [
  'event',
  'bookings',
  'tickets',
  'visitors',
  'inspections',
  'wishlists',
  'buybacks',
  'track',
  'contacts',
  'inspectors',
  'pictures',
] as const;
export type PackPartName = (typeof packParts)[number];

export interface PackPart {
  readonly name: PackPartName;
  /** Calls made, and calls planned so far. */
  readonly done: number;
  readonly total: number;
  /** Records in the copy. */
  readonly rows: number;
  /** Records that the server says there are, if it says so. */
  readonly expected?: number;
  /** Calls that failed. */
  readonly gaps: number;
  /** Why the first of them failed. */
  readonly failure?: Failure;
}

/** What is prepared of an event. */
export interface PackView {
  readonly event: { readonly id: string; readonly name: string; readonly trackId?: string };
  /** `ready`: the event works without a network. `incomplete`: parts of it are missing. `stopped`: cancelled, or interrupted. */
  readonly state: 'running' | 'ready' | 'incomplete' | 'stopped';
  /** When the oldest part was read; absent until something was. */
  readonly asOf?: string;
  /** When it is removed from this computer: 7 days after the event. */
  readonly expiresAt?: string;
  readonly bytes: number;
  readonly parts: readonly PackPart[];
}

export interface OfflineView {
  /** `disk`: encrypted on this computer. `memory`: until Pitwall closes. `locked`: nobody is signed in. */
  readonly storage: 'disk' | 'memory' | 'locked';
  /**
   * Why the copy is in memory only (`no-keychain`; `no-disk`: this computer can't store it), or what happened to an
   * earlier one (`set-aside`: it could not be read; `changes-lost`: changes that waited, or notes, could not): reported once.
   */
  readonly notice?: 'no-keychain' | 'no-disk' | 'set-aside' | 'changes-lost' | 'disk-full';
  /** Answers in the copy, packs included, and their size. */
  readonly answers: number;
  readonly bytes: number;
  readonly packs: readonly PackView[];
}

const PackRequest = z.strictObject({
  event: EventReference.omit({ trackName: true }),
  /** Fetches everything again, not only what is missing. */
  refresh: z.boolean().exactOptional(),
  /** Fetches no pictures, which are large. */
  withoutPictures: z.boolean().exactOptional(),
});
export type PackRequest = Readonly<z.output<typeof PackRequest>>;

const OfEvent = z.strictObject({ event: Id });

export const offline = {
  view: nativeCall({ output: value<OfflineView>() }),
  /** Starts to fetch what is missing of an event's data, or all of it again. Progress comes as events. */
  prepare: nativeCall({ input: PackRequest, output: value<null>() }),
  /** Stops fetching; what was fetched stays. */
  stop: nativeCall({ input: OfEvent, output: value<null>() }),
  /** Removes an event's data from this computer. */
  remove: nativeCall({ input: OfEvent, output: value<null>() }),
  /** Removes the whole copy from this computer, packs included; outbox and notes stay. */
  erase: nativeCall({ output: value<null>() }),
};
