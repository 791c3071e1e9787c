/**
 * Chromium's debugging protocol without Playwright, whose launcher holds back Electron's start, and which makes Chromium
 * record where in a script each request starts: V8 parses the script again for that.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { withTimeout } from '../../main/core/async/timing';
import { systemClock } from '../../main/desktop/system-ports';

/** No answer takes longer than this. */
export const timeoutMs = 60_000;

/** Chromium has no sandbox for root. */
export const machineSwitches: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

type Parameters = Readonly<Record<string, unknown>>;

interface Message {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
  readonly method?: string;
  readonly params?: Parameters;
  readonly sessionId?: string;
}

/** A page, a worker or the browser. */
export interface Target {
  /** Rejects with the protocol's own message, or if there is no answer within `timeoutMs`. */
  readonly send: <T>(method: string, params?: Parameters) => Promise<T>;
  /** Calls `listen` with the parameters of each such event. */
  readonly on: <T>(method: string, listen: (params: T) => void) => void;
  /** A target that this one has attached to itself. */
  readonly attached: (sessionId: string) => Target;
}

export interface Program {
  readonly browser: Target;
  readonly pid: number;
  readonly end: () => Promise<void>;
}

/** The address of the browser's debugging socket, which it prints at its start. */
const debuggingAddress = async (child: ChildProcess): Promise<string> => {
  let output = '';
  const printed = new Promise<string>((resolve, reject) => {
    child.stderr?.on('data', (text) => {
      output += text;
      const address = /DevTools listening on (ws:\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Chromium ended with ${code}:\n${output}`)));
  });
  const address = await withTimeout(systemClock, printed, timeoutMs, undefined);
  if (!address) throw new Error(`Chromium did not start:\n${output}`);
  return address;
};

const connect = async (address: string) => {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  const waiting = new Map<number, (message: Message) => void>();
  const listeners: { sessionId?: string; method: string; listen: (params: never) => void }[] = [];
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    for (const { sessionId, method, listen } of listeners)
      if (method === message.method && sessionId === message.sessionId) listen(message.params as never);
  });
  const target = (sessionId?: string): Target => ({
    send: async <T>(method: string, params: Parameters = {}) => {
      last += 1;
      const id = last;
      const answered = new Promise<Message>((resolve) => waiting.set(id, resolve));
      socket.send(JSON.stringify({ id, method, params, sessionId }));
      const answer = await withTimeout(systemClock, answered, timeoutMs, undefined);
      waiting.delete(id);
      if (!answer) throw new Error(`No answer to ${method} within ${timeoutMs / 1000} s.`);
      if (answer.error) throw new Error(`${method}: ${answer.error.message}`);
      return answer.result as T;
    },
    on: (method, listen) => listeners.push({ ...(sessionId ? { sessionId } : {}), method, listen }),
    attached: target,
  });
  return { browser: target(), close: () => socket.close() };
};

/** Starts Electron or Chromium with a debugging port. */
export const startProgram = async (path: string, args: readonly string[]): Promise<Program> => {
  const child = spawn(path, [...machineSwitches, '--remote-debugging-port=0', ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // A process group of its own, because a distribution's command may be a script that starts the browser.
    detached: process.platform !== 'win32',
  });
  const ended = new Promise((resolve) => child.once('close', resolve).once('error', resolve));
  const kill = async (): Promise<void> => {
    try {
      if (child.pid !== undefined && process.platform !== 'win32') process.kill(-child.pid, 'SIGKILL');
      else child.kill('SIGKILL');
    } catch {
      // It has already ended.
    }
    await ended;
  };
  try {
    const { browser, close } = await connect(await debuggingAddress(child));
    return {
      browser,
      pid: child.pid ?? Number.NaN,
      end: async () => {
        close();
        await kill();
      },
    };
  } catch (error) {
    await kill();
    throw error;
  }
};

export const attach = async (browser: Target, targetId: string): Promise<Target> => {
  const attached = await browser.send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
  return browser.attached(attached.sessionId);
};

interface Evaluated {
  readonly result: { readonly value?: unknown };
  readonly exceptionDetails?: { readonly text: string; readonly exception?: { readonly description?: string } };
}

/** Evaluates an expression in a page, awaits it where it is a promise, and returns its value. */
export const evaluateIn = async <T>(page: Target, expression: string): Promise<T> => {
  const params = { expression, awaitPromise: true, returnByValue: true, userGesture: true };
  const { result, exceptionDetails } = await page.send<Evaluated>('Runtime.evaluate', params);
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value as T;
};
