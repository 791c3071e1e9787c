/** The people, laptops and servers of one history, and what people asked for. */
import type { OutboxEntry } from '@contract/bridge/outbox';
import type { Result } from '@contract/failure';
import type { Random } from '../../main/core/async/ports';
import type { VirtualTime } from './clock';
import type { Computer } from './computer';
import type { Network } from './network';
import type { OwnerKey, Owners } from './owners';
import type { Person, Server } from './server';

export type Make = (value: string, app: Computer['app']) => Promise<Result<unknown>>;

export interface World {
  readonly time: VirtualTime;
  readonly random: Random;
  readonly servers: readonly Server[];
  readonly network: Network;
  /** What was wrong on the way, as sentences. */
  readonly problems: readonly string[];
  readonly report: (text: string) => void;
  readonly asked: readonly Asked[];
  /** The newest saved change that each computer's page offers to undo. */
  readonly offers: Map<number, Offer>;
  readonly undone: Undone[];
  readonly owners: Owners;
  /** The event of this weekend, and when it ends. */
  readonly event: { readonly first: string; readonly last: string; readonly timezone: string; readonly endsMs: number };
  readonly computerOf: (index: number) => Computer;
  readonly serverOf: (address: string) => Server;
  readonly timesDone: (one: Pick<Asked, 'server' | 'value'>) => number;
  /** Judges entries that are shown as done. */
  readonly judgeDone: (entries: readonly OutboxEntry[]) => void;
  /** A person does something on a screen, if one is signed in. Resolves when the screen has the answer. */
  readonly ask: (index: number, kind: Asked['kind'], make: Make, of?: Pick<Asked, 'record' | 'field'>) => Promise<void>;
  /** Hand-over files, in the order of their making. */
  readonly files: (readonly Uint8Array[])[];
  /** Who was signed in on which computer. */
  readonly used: Map<number, Set<OwnerKey>>;
  /** How many files were saved. */
  readonly saved: number;
}

/** The signal of a page that waits to the end. One for each call: its listeners would keep every killed app in memory. */
export const uncancelled = (): AbortSignal => new AbortController().signal;

/** What a page offers to undo. */
export interface Offer {
  readonly id: string;
  readonly owner: OwnerKey | undefined;
  readonly atMs: number;
  /** The change, once its screen has the answer. */
  of?: Asked;
}

/** A change that a person took back. */
export interface Undone {
  readonly of: Asked;
  /** What the screen was told; undefined if the app was killed before, and null if the change was never sent. */
  result: Result<OutboxEntry | null> | undefined;
  /** Whether the value from before has to be back, or to wait: it is stored, and nobody decided otherwise. */
  isExpected: boolean;
}

/** Whether the server still shows a change that was taken back. To take back a later one shows it again. */
export const isShown = (
  { servers, undone }: Pick<World, 'servers'> & { readonly undone: readonly Undone[] },
  { of }: Undone,
): boolean => {
  const server = servers.find(({ address }) => address === of.server);
  const isOther = ({ of: other }: Undone) => other !== of && other.server === of.server && other.record === of.record;
  return Object.values(server?.record(of.record) ?? {}).includes(of.value) && !undone.some(isOther);
};

/** What is noted in the log of an event. */
const logKinds = ['scan', 'mark', 'rain-check'] as const;
type LogKind = (typeof logKinds)[number];

/** Whether the server has no field for it, so that it stays on this computer. */
export const isLocal = (kind: Asked['kind']): boolean => kind === 'note' || logKinds.some((one) => one === kind);

/** Something that a person did on a screen. */
export interface Asked {
  readonly kind: 'update' | 'create' | 'upload' | 'note' | LogKind | 'draft';
  /** Unique in the history. */
  readonly value: string;
  readonly computer: number;
  readonly server: string;
  readonly person: string;
  /** The id of the record, of an update. */
  readonly record: string;
  /** Its field, of an update. */
  readonly field: string;
  readonly askedMs: number;
  /** Whether what is stored for this person survives the process. */
  isKept: boolean;
  /** What the screen was told; undefined if the app was killed before. */
  result: Result<unknown> | undefined;
  /** How often a person wanted it to be sent once more. */
  insisted: number;
  /** A person decided against it. */
  isGivenUp: boolean;
  /** How often the server had done it when a person had discarded it, and nothing of it was under way. */
  doneAtDiscard?: number;
}

/** Whose it is, and on which computer. */
export const keyOf = ({ computer, server, person }: Pick<Asked, 'computer' | 'server' | 'person'>): string =>
  `${computer} ${server} ${person}`;

export const people: readonly Person[] = ['1', '2'].map((id) => ({
  id,
  email: `person${id}@pitwall.example`,
  password: `secret-${id}`,
}));
export const addresses = ['https://one.example', 'https://two.example'] as const;
export const secret = /token-\d|secret-\d/;
