/** Registers the channels of the page, with checks around every handler: sender, size, schema, queue, envelope. */
import { channels, type Drop, type DroppedFile, type Job, type TableFile } from '@contract/bridge';
import { DropInput, DroppedFileInput } from '@contract/bridge/files';
import type { NativeCall } from '@contract/bridge/native-call';
import { type NativeArea, type NativeHandlers, nativeCalls } from '@contract/bridge/native-calls';
import { fail, type Result } from '@contract/failure';
import { parseInput } from '@contract/http/request';
import { isPlainObject } from '@contract/json/data';
import { type EndpointId, rowOf } from '@contract/table';
import { createQueue } from '../core/async/queue';
import { createPageCalls, type PageCalls } from '../core/call/page-calls';
import { forPage } from '../desktop/asking-page';
import { answerAsJson } from './answer-json';

type Answer<V> = Result<V> | Promise<Result<V>>;

/** All handlers of main in one object, so that a missing one does not compile. */
export type Handlers = {
  readonly [A in Exclude<NativeArea, 'files'>]: NativeHandlers<A>;
} & {
  /** A call of the table, its input parsed and open to screens. The signal is that of `bridge.cancel`. */
  readonly call: (id: EndpointId, input: unknown, signal: AbortSignal) => Answer<unknown>;
  readonly files: NativeHandlers<'files'> & {
    /** Files dropped on or pasted into the window; the preload names their paths, never the page. */
    readonly drop: (input: Drop) => Answer<readonly Job[]>;
    readonly dropTable: (input: DroppedFile) => Answer<TableFile>;
  };
};

type Handler = (input: never) => unknown;

/** The part of Electron's `WebFrameMain` that is looked at. */
export interface Frame {
  readonly url: string;
  readonly parent: unknown;
}

/** The parts of Electron's `ipcMain` and its events that are needed, so that tests run without Electron. */
export interface IpcEvent {
  readonly senderFrame: Frame | null;
  readonly sender: { readonly id: number; once(event: 'destroyed', listener: () => void): unknown };
}
export interface IpcMain {
  handle(channel: string, listener: (event: IpcEvent, ...input: unknown[]) => Promise<unknown>): void;
  on(channel: string, listener: (event: IpcEvent, ...input: unknown[]) => void): unknown;
}

export interface IpcOptions {
  readonly ipcMain: IpcMain;
  /** The only allowed origin: `app://pitwall`. */
  readonly origin: string;
  readonly handlers: Handlers;
  /** Whether the app is locked: the page gets only what the lock screen needs. */
  readonly isLocked: () => boolean;
  /** Counts sign-ins and sign-outs: a call that waited must not be made in the next user's name. */
  readonly generation: () => number;
  readonly log: { warn(...values: readonly unknown[]): void; error(...values: readonly unknown[]): void };
}

/** Values and characters together. An export of rows brings the list with it; nothing else is larger than a form. */
const budgets = { form: 500_000, rows: 200_000_000 } as const;

/** Native calls have a queue of their own, because a dialog may stay open for long. */
const queueLimits = { concurrency: 32, maxWaiting: 256 } as const;
/**
 * The page asks for more of these than main makes at a time, so that the next one starts even while the page is busy. Chromium
 * opens six connections to a host: with HTTP/1.1, six calls are sent at a time, while main prepares or reads three more.
 * With HTTP/2, all nine can be sent at once.
 */
const bulkLimits = { concurrency: 9, maxWaiting: 256 } as const;

/** Registers every channel of the bridge. Whatever is asked, and however, the answer is a `Result`. */
export const registerIpc = ({ ipcMain, origin, handlers, isLocked, generation, log }: IpcOptions): void => {
  const callQueue = createQueue(queueLimits);
  const bulkQueue = createQueue(bulkLimits);
  const nativeQueue = createQueue(queueLimits);
  const pages = new Map<number, PageCalls>();
  const logged = new Set<string>();

  /** Logs each kind of refusal once: a broken page must not fill the log. */
  const note = (channel: string, reason: string): void => {
    const message = `${channel}: ${reason}`;
    if (logged.has(message)) return;
    logged.add(message);
    log.warn('ipc refused', { channel, why: reason });
  };
  const refuse = (channel: string, why: string): Result<never> => {
    note(channel, why);
    return why === 'sender' ? fail('refused', 'not-allowed') : fail('invalid', 'bad-request');
  };

  /** A handler that throws has a bug. The error text may contain secrets, so it is neither returned nor logged. */
  const guarded = async (channel: string, work: () => unknown): Promise<Result<unknown>> => {
    try {
      return (await work()) as Result<unknown>;
    } catch (error) {
      log.error('ipc handler failed', { channel, at: stackOf(error) });
      return fail('unexpected', 'unexpected');
    }
  };

  const locked = fail('signed-out', 'locked');

  const native = (channel: string, row: Pick<NativeCall, 'input' | 'size' | 'whileLocked'>, handler: Handler): void => {
    const isClosed = (): boolean => !row.whileLocked && isLocked();
    ipcMain.handle(channel, async (event, ...input) => {
      if (!isTrusted(event, origin)) return refuse(channel, 'sender');
      if (input.length > 1 || !isBounded(input, budgets[row.size])) return refuse(channel, 'size');
      const parsed = parseInput(row.input, input[0]);
      if (!parsed.ok) return parsed;
      if (isClosed()) return locked;
      const answer = await nativeQueue.tryRun(() =>
        guarded(channel, () => forPage(event.sender.id, () => handler(parsed.value as never))),
      );
      // It may have been locked in the meantime.
      if (isClosed()) return locked;
      return answer.ok ? answer.value : answer;
    });
  };

  for (const [area, calls] of Object.entries(nativeCalls)) {
    const answers = handlers[area as NativeArea] as Readonly<Record<string, Handler>>;
    for (const [name, row] of Object.entries<NativeCall>(calls)) {
      const handler = answers[name];
      if (handler) native(`${area}.${name}`, row, handler);
    }
  }
  native(channels.drop, { input: DropInput, size: 'form', whileLocked: false }, handlers.files.drop);
  native(channels.dropTable, { input: DroppedFileInput, size: 'form', whileLocked: false }, handlers.files.dropTable);

  const makeCall = async (id: EndpointId, input: unknown, signal: AbortSignal): Promise<Result<unknown>> => {
    const current = generation();
    const answer = () => guarded(channels.call, () => handlers.call(id, input, signal));
    const queue = rowOf(id)?.inBulk ? bulkQueue : callQueue;
    const result = await queue.tryRun(
      async () => (generation() === current ? answer() : fail('signed-out', 'signed-out')),
      signal,
    );
    return result.ok ? result.value : result;
  };

  /** The calls of one page, whose reads are cancelled when it is destroyed. */
  const callsOf = (sender: IpcEvent['sender']): PageCalls => {
    const known = pages.get(sender.id);
    if (known) return known;
    const calls = createPageCalls(makeCall, (why) => note(channels.call, why));
    pages.set(sender.id, calls);
    sender.once('destroyed', () => {
      pages.delete(sender.id);
      calls.cancelReads();
    });
    return calls;
  };

  ipcMain.handle(channels.call, async (event, ...args) => {
    if (!isTrusted(event, origin)) return refuse(channels.call, 'sender');
    const [id, input, callId] = args;
    if (args.length !== 3 || !isBounded(args, budgets.form)) return refuse(channels.call, 'size');
    if (isLocked()) return locked;
    const answer = await callsOf(event.sender).call(id, input, callId);
    return isLocked() ? locked : answerAsJson(answer);
  });

  ipcMain.on(channels.cancel, (event, ...args) => {
    if (!isTrusted(event, origin)) return note(channels.cancel, 'sender');
    const [callId] = args;
    pages.get(event.sender.id)?.cancel(callId);
  });
};

/**
 * Whether a message comes from the main frame of `origin` itself. A frame that is gone (null, or throwing when read), a
 * frame within a frame and every other address are refused, `about:blank` included. To be asked before any await:
 * Electron forgets the frame when it navigates.
 */
const isTrusted = (event: { readonly senderFrame: Frame | null }, origin: string): boolean => {
  try {
    const frame = event.senderFrame;
    if (!frame || frame.parent !== null) return false;
    const { protocol, host, username, password } = new URL(frame.url);
    return host !== '' && username === '' && password === '' && `${protocol}//${host}` === origin;
  } catch {
    return false;
  }
};

/**
 * Whether `input` is made of plain objects, lists, bytes and simple values, at most `budget` of them and their
 * characters; a cycle holds infinitely many. May throw what a getter throws.
 */
const isWithinBudget = (input: unknown, budget: number): boolean => {
  const open: unknown[] = [input];
  let left = budget;
  while (open.length > 0) {
    const value = open.pop();
    left -= typeof value === 'string' ? value.length + 1 : 1;
    if (left < 0) return false;
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
    if (Array.isArray(value) ? value.length > left : !isPlainObject(value)) return false;
    for (const inner of Object.values(value)) open.push(inner);
  }
  return true;
};

const isBounded = (input: unknown, budget: number): boolean => {
  try {
    return isWithinBudget(input, budget);
  } catch {
    return false;
  }
};

/** Where an error was thrown, without its text. */
const stackOf = (error: unknown): readonly string[] =>
  error instanceof Error
    ? (error.stack ?? '')
        .split('\n')
        .filter((line) => /^\s+at /.test(line))
        .slice(0, 5)
    : [];
