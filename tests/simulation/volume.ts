/** What one person's store has on the disk of a laptop: whole writes in their order. */
import { fail, ok } from '@contract/failure';
import { failureError } from '../../main/core/call/failure-error';
import { decodeJson, encodeJson, type Store, type StoreChange, type StoreKind } from '../../main/core/store/store';
import type { Power } from './power';

export interface Volume {
  /** Opens it for a running app. */
  open(power: Power): Store;
  /** Of the writes that were not flushed, this part is kept, from the first one on. */
  cutPower(kept: number): void;
  /** What a power cut now would leave, as texts. */
  durable(): readonly string[];
  /** The stored records of a kind, to put back later. */
  image(kind: StoreKind): readonly StoreChange[];
  putBack(image: readonly StoreChange[]): void;
  /** A newer version of the app runs for a while: it adds fields to records, and records that this version does not know. */
  updateApp(id: string): void;
  /** What a newer version stored, and this one has removed. */
  removedOfNewer(): readonly string[];
}

const writeMs = 2;
const slowWriteMs = 500;
const keyOf = (kind: StoreKind, id: string): string => `${kind} ${id}`;

/** Kinds whose records a newer version may give more fields. */
const extended: readonly StoreKind[] = ['outbox', 'answer-info', 'pack', 'export'];
/** What a newer version stores for itself, by kind. */
const ofNewer = (id: string): readonly StoreChange[] => [
  { kind: 'outbox', id, value: encodeJson({ id, kind: 'exchange', state: 'queued', order: 1 }) },
  { kind: 'file', id: `${id}/000000`, value: encodeJson('part of a file') },
  { kind: 'log', id: `7/${id}`, value: encodeJson({ id, event: '7', kind: 'weather' }) },
];

const apply = (records: Map<string, Uint8Array>, changes: readonly StoreChange[]): void => {
  for (const { kind, id, value } of changes)
    if (value === undefined) records.delete(keyOf(kind, id));
    else records.set(keyOf(kind, id), value);
};

/** `onWrite` is called with all bytes that go to the disk. */
export const createVolume = (onWrite: (bytes: Uint8Array) => void): Volume => {
  /** What a power cut leaves. */
  const durable = new Map<string, Uint8Array>();
  /** What the running app sees. */
  let view = new Map<string, Uint8Array>();
  let unflushed: (readonly StoreChange[])[] = [];
  const newer = new Set<string>();

  const flush = (): void => {
    for (const changes of unflushed) apply(durable, changes);
    unflushed = [];
  };
  const cutPower = (kept: number): void => {
    for (const changes of unflushed.slice(0, Math.floor(kept * (unflushed.length + 1)))) apply(durable, changes);
    unflushed = [];
    view = new Map(durable);
  };
  const putBack = (image: readonly StoreChange[]): void => {
    apply(durable, image);
    view = new Map(durable);
  };
  return {
    open: ({ alive, after, isAlive, diskState, wrote }) => {
      let isClosed = false;
      /** After a failed write, the next one closes the files and opens them again, which a full disk refuses. */
      let mustReopen = false;
      let isShut = false;
      const reopen = (): void => {
        isShut = mustReopen && diskState() === 'full';
        mustReopen = isShut;
      };
      const requireReadable = async (): Promise<void> => {
        if (isShut) reopen();
        if (isClosed || isShut) throw failureError('file', isClosed ? 'file-failed' : 'disk-full');
      };
      let last: Promise<unknown> = Promise.resolve();
      const write: Store['write'] = async (changes, options) => {
        await after(diskState() === 'slow' ? slowWriteMs : writeMs);
        reopen();
        if (diskState() === 'full') {
          mustReopen = true;
          return fail('file', 'disk-full');
        }
        for (const { value } of changes) if (value) onWrite(value);
        apply(view, changes);
        unflushed.push(changes);
        wrote();
        if (options?.flush && isAlive()) flush();
        return ok(null);
      };
      return {
        isDurable: true,
        read: (kind, id) => alive(requireReadable().then(() => view.get(keyOf(kind, id)))),
        write: async (...change) => {
          if (isClosed) return fail('file', 'file-failed');
          const written = alive(last.then(() => write(...change)));
          last = written;
          return written;
        },
        list: async function* (kind) {
          await alive(requireReadable());
          const ofKind = [...view].filter(([key]) => key.startsWith(`${kind} `));
          for (const [key, value] of ofKind) yield alive(Promise.resolve({ id: key.slice(kind.length + 1), value }));
        },
        close: async () => {
          isClosed = true;
          await last;
          if (isAlive()) flush();
        },
      };
    },
    cutPower,
    durable: () => [...durable].map(([key, value]) => `${key} ${Buffer.from(value)}`),
    image: (kind) =>
      [...view].flatMap(([key, value]) =>
        key.startsWith(`${kind} `) ? [{ kind, id: key.slice(kind.length + 1), value }] : [],
      ),
    putBack,
    updateApp: (id) => {
      for (const kind of extended)
        for (const [key, value] of durable)
          if (key.startsWith(`${kind} `)) durable.set(key, encodeJson({ ...Object(decodeJson(value)), added: 1 }));
      const added = ofNewer(id);
      putBack(added);
      for (const one of added) newer.add(keyOf(one.kind, one.id));
    },
    removedOfNewer: () => [...newer].filter((key) => !durable.has(key)),
  };
};
