/** An outbox over a store that survives restarts, and a model of the server. */
import type { BridgeEvent, OutboxEntry } from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';
import type { Values } from '@contract/json/record';
import type { EndpointId } from '@contract/table';
import type { ApiCalls } from '../../../../../main/core/call/calls';
import type { Journal } from '../../../../../main/core/journal/journal';
import { createOutbox, type Outbox } from '../../../../../main/core/outbox/outbox';
import type { Store } from '../../../../../main/core/store/store';
import { createStoreAccess } from '../../../../../main/core/store/store-access';
import { systemRandom } from '../../../../../main/desktop/system-ports';
import { createDiskStore, type DiskStore } from '../../../../support/unreadable-store';

/** What happens to the next write: it never leaves, is lost before or after the work, refused, or answered as done but ignored. */
export type WriteFault = 'not-sent' | 'before' | 'after' | 'refuse' | 'ignore' | 'signed-out' | 'busy' | 'hang';

export interface Write {
  readonly call: EndpointId;
  readonly input: Values;
}

export interface ModelServer {
  readonly records: Map<string, Record<string, unknown>>;
  /** The writes that the server has done. */
  readonly writes: Write[];
  /** The bytes of uploads that the server has. */
  readonly uploads: Uint8Array[];
  /** Every request that reached the server, reads included. */
  readonly requests: EndpointId[];
  /** The same with their inputs. */
  readonly log: Write[];
  isUp: boolean;
  faults: WriteFault[];
  /** Called while a write is at the server, which does it when the promise resolves. */
  onWrite: (() => void | Promise<void>) | undefined;
  /** Called before a record is read: whether the read gets no answer, although the server can be reached. */
  onRead: ((id: unknown) => boolean) | undefined;
}

export const createModelServer = (): ModelServer => ({
  records: new Map([
    ['track 1', { id: 1, name: 'Harbor Oval', city: 'Austin', phone: '555-0101' }],
    ['track 2', { id: 2, name: 'Pine Hill', city: 'Dallas', phone: '555-0102' }],
    ['admin 3', { id: 3, fullName: 'Dana Reyes', assignedTracks: [{ id: 1, name: 'Harbor Oval' }] }],
  ]),
  writes: [],
  uploads: [],
  requests: [],
  log: [],
  isUp: true,
  faults: [],
  onWrite: undefined,
  onRead: undefined,
});

const keyOf = (call: string, id: unknown): string => `${call.split('.')[0]} ${String(id)}`;

const work = (server: ModelServer, { call, input }: Write): void => {
  server.writes.push({ call, input });
  if (call === 'assignment.assign') {
    const record = server.records.get(`admin ${String(input.subAdminId)}`);
    const ids = input.trackIds as readonly unknown[];
    if (record) record.assignedTracks = ids.map((id) => ({ id: Number(id), name: `Track ${String(id)}` }));
  } else if (call.endsWith('.update')) {
    const record = server.records.get(keyOf(call, input.id));
    // No record shows a pin.
    const { pin: _pin, ...shown } = input.data as Values;
    if (record) Object.assign(record, shown);
  }
};

const isRead = (call: string): boolean => call.endsWith('.detail');

const answerWrite = async (server: ModelServer, call: EndpointId, input: Values): Promise<Result<unknown>> => {
  const fault = server.faults.shift();
  await server.onWrite?.();
  if (fault === 'not-sent') return fail('network', 'unreachable');
  if (fault === 'before') return fail('unknown-outcome', 'unknown-outcome');
  if (fault === 'signed-out') return fail('signed-out', 'signed-out', { status: 401 });
  if (fault === 'refuse') return fail('rejected', 'rejected', { status: 422, message: 'The name is taken.' });
  if (fault === 'busy') return fail('rejected', 'server-error', { status: 503 });
  if (fault === 'ignore') return ok({ message: 'Saved.' });
  if (fault === 'hang') return new Promise(() => undefined);
  work(server, { call, input });
  return fault === 'after' ? fail('unknown-outcome', 'unknown-outcome') : ok({ message: 'Saved.' });
};

/** The calls of a session on that server. */
const callsOf = (server: ModelServer): ApiCalls => ({
  call: async (id, input, signal) => {
    await Promise.resolve();
    if (signal.aborted) return fail('cancelled', 'cancelled');
    const values = input as Values;
    if (isRead(id) && server.onRead?.(values.id)) return fail('timeout', 'deadline');
    if (!server.isUp) return fail('network', 'offline');
    server.requests.push(id);
    server.log.push({ call: id, input: values });
    if (!isRead(id)) return answerWrite(server, id, values);
    const record = server.records.get(keyOf(id, values.id));
    return record ? ok(structuredClone(record)) : fail('rejected', 'not-found', { status: 404 });
  },
  downloadCsv: async () => fail('unexpected', 'unexpected'),
  download: async () => fail('unexpected', 'unexpected'),
  upload: async ({ body }) => {
    if (!server.isUp) return fail('network', 'offline');
    const parts: Uint8Array[] = [];
    for await (const part of body) parts.push(part.slice());
    server.uploads.push(new Uint8Array(Buffer.concat(parts)));
    return server.faults.shift() === 'after' ? fail('unknown-outcome', 'unknown-outcome') : ok({ url: '/a.png' });
  },
  failureOf: () => ({ kind: 'unexpected', code: 'unexpected' }),
});

export type LastingStore = DiskStore & {
  isFull: boolean;
  /** Called when a write is on the disk, which says so when the promise resolves. */
  onWrite: (() => Promise<void>) | undefined;
};

/** A memory store that stays when it is closed, as a disk does. */
export const createLastingStore = (): LastingStore => {
  const store = createDiskStore();
  const { write } = store;
  const lasting: LastingStore = Object.assign(store, {
    isFull: false,
    onWrite: undefined,
    write: async (...[changes, options]: Parameters<Store['write']>) => {
      if (lasting.isFull && changes.some(({ value }) => value !== undefined)) return fail('file', 'disk-full');
      const written = await write(changes, options);
      await lasting.onWrite?.();
      return written;
    },
  });
  return lasting;
};

export interface OpenedOutbox {
  readonly outbox: Outbox;
  /** What a screen's call returns. */
  readonly send: (call: EndpointId, input: Values) => Promise<Result<unknown>>;
  readonly entries: () => Promise<readonly OutboxEntry[]>;
  readonly events: BridgeEvent[];
  /** What was exported. */
  readonly saved: unknown[];
  readonly signIn: (id: string | undefined) => void;
  /** The session ends with a 401. */
  readonly expire: () => void;
  /** Runs what was scheduled, if the clock has reached it, and all that waits. */
  readonly runDue: () => Promise<void>;
  /** The process was killed: whatever this outbox still does reaches neither store nor server. */
  readonly kill: () => void;
}

export interface OpenOptions {
  readonly server: ModelServer;
  readonly store: Store | ((personId: string) => Store);
  /** `now` is the time that passes; `aheadMs` is what a person has set the clock ahead. */
  readonly clock: { now: number; aheadMs?: number };
  readonly journal?: Pick<Journal, 'note'>;
}

export const pause = 5_000;
/** How long after a connection is lost the server may still make a change: its deadline, and the pause. */
export const busyMs = 30_000 + pause;

/** Opens the outbox of one run of the app. Its copy has what the server had at that moment. */
export const openOutbox = ({ server, store: given, clock, journal }: OpenOptions): OpenedOutbox => {
  let isKilled = false;
  const never = new Promise<never>(() => undefined);
  const whileAlive =
    <A extends readonly unknown[], R>(run: (...input: A) => Promise<R>) =>
    async (...input: A): Promise<R> => {
      if (isKilled) return never;
      const result = await run(...input);
      return isKilled ? never : result;
    };
  const calls = callsOf(server);
  const alive: ApiCalls = { ...calls, call: whileAlive(calls.call), upload: whileAlive(calls.upload) };
  const stores = createStoreAccess(async ({ personId }) => {
    let isClosed = false;
    const store = typeof given === 'function' ? given(personId) : given;
    const write: Store['write'] = async (...input) => (isClosed ? fail('file', 'file-failed') : store.write(...input));
    const close = async (): Promise<void> => {
      isClosed = true;
    };
    return { store: { ...store, write: whileAlive(write), close } };
  });
  const copied = new Map([...server.records].map(([key, record]) => [key, structuredClone(record)]));
  const events: BridgeEvent[] = [];
  const saved: unknown[] = [];
  const scheduled = new Map<() => void, number>();
  const outbox = createOutbox({
    stores,
    ...(journal ? { journal } : {}),
    calls: () => alive,
    copy: {
      find: async (call, input) => {
        const value = copied.get(keyOf(call, (input as Values).id));
        return value && { value, asOf: '2026-06-01T09:00:00.000Z' };
      },
      keep: (call, input, value) => {
        copied.set(keyOf(call, (input as Values).id), structuredClone(value) as Record<string, unknown>);
      },
    },
    isReachable: () => server.isUp,
    emit: (event) => events.push(event),
    saveJson: async (name, content) => {
      saved.push(content);
      return ok({ name: `${name}.json`, bytes: 1 });
    },
    clock: {
      now: () => clock.now + (clock.aheadMs ?? 0),
      monotonicMs: () => clock.now,
      startTimer: (run, delayMs) => {
        scheduled.set(run, clock.now + delayMs);
        return () => scheduled.delete(run);
      },
    },
    random: systemRandom,
    pause,
  });
  const signIn = (id: string | undefined): void =>
    stores.sessionChanged(
      id === undefined
        ? undefined
        : ({ target: { mode: 'live', server: 'https://api.example.com' }, person: { id, name: 'Dana' } } as never),
    );
  signIn('9');
  const layered = outbox.layer(alive, false);
  return {
    outbox,
    events,
    saved,
    signIn,
    expire: () => stores.sessionChanged(undefined, 'expired'),
    send: (call, input) => layered.call(call, input, new AbortController().signal),
    entries: async () => {
      const list = await outbox.handlers.list();
      return list.ok ? list.value : [];
    },
    runDue: async () => {
      for (const [run, at] of [...scheduled]) {
        if (at > clock.now) continue;
        scheduled.delete(run);
        run();
      }
      await outbox.handlers.sendAll();
    },
    kill: () => {
      isKilled = true;
    },
  };
};
