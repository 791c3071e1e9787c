/** The network between laptops and servers. */
import type { Clock } from '../../main/core/async/ports';
import type { TransportRequest, TransportResponse, Transports } from '../../main/core/call/transport';
import { TransportError } from '../../main/core/call/transport-error';
import type { Server } from './server';

/**
 * What befalls one request. `offline`: it never leaves. `lost` and `lost-answer`: the connection breaks before the work, or
 * after it. `hang` and `hang-done`: no answer comes, and the work is not done, or done. `late`: the work is done after 20
 * seconds. `too-late`: it is done only after the deadline. `hours`: it is done at once, and the answer comes three hours later.
 * `twice`: the network delivers a read a second time. `crash`: the app is killed before the work, which is done late. `expire`:
 * the session ends before it. The others are answers in place of the work.
 */
export const faults = [
  'offline',
  'lost',
  'lost-answer',
  'hang',
  'hang-done',
  'late',
  'too-late',
  'hours',
  'twice',
  'crash',
  'expire',
  'refuse',
  'error-as-value',
  'busy',
  'broken',
  'page',
] as const;
export type Fault = (typeof faults)[number];

export interface Network {
  isUp: boolean;
  /** What befalls the next requests, in order. */
  readonly faults: Fault[];
  /** The ways of one process to the servers, which forget it when it has ended. `kill` ends it. */
  transportsOf(isAlive: () => boolean, kill: () => void): Transports;
}

const latencyMs = 20;
const lateMs = 20_000;
/** The app allows a server its deadline of 30 seconds, and some more. */
const tooLateMs = 34_000;
const hoursMs = 3 * 3_600_000;

/** One for each who waits: a promise that all share would keep every killed app in memory. */
const never = (): Promise<never> => new Promise(() => undefined);

/** Settles like `work`, unless the process has ended. */
export const whileAlive = async <T>(isAlive: () => boolean, work: Promise<T>): Promise<T> => {
  try {
    const value = await work;
    return isAlive() ? value : await never();
  } catch (error) {
    if (!isAlive()) return never();
    throw error;
  }
};

const jsonAnswer = (status: number, body: unknown, type = 'application/json'): TransportResponse => ({
  status,
  headers: { 'content-type': type },
  body: (async function* () {
    yield new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body));
  })(),
});

export const createNetwork = (servers: ReadonlyMap<string, Server>, clock: Clock): Network => {
  const faults: Fault[] = [];
  const after = (ms: number): Promise<void> => new Promise((resolve) => void clock.startTimer(resolve, ms));
  let isUp = true;

  const deliver = async (request: TransportRequest, address: string, kill: () => void): Promise<TransportResponse> => {
    const server = servers.get(address);
    if (!server || !isUp) throw new TransportError('offline', false);
    // A sign of life has no faults of its own, and a crash waits for what changes something.
    const isSpared = request.method === 'GET' || (faults[0] === 'crash' && !request.once);
    const fault = isSpared ? undefined : faults.shift();
    const answer = () => {
      const { status, body } = server.handle(request);
      return jsonAnswer(status, body);
    };
    if (fault === 'offline') throw new TransportError('unreachable', false);
    if (fault === 'crash') kill();
    await after(fault === 'late' || fault === 'crash' ? lateMs : fault === 'too-late' ? tooLateMs : latencyMs);
    switch (fault) {
      case 'lost':
        throw new TransportError('unreachable', true);
      case 'hang':
        return never();
      case 'hang-done':
        answer();
        return never();
      case 'expire':
        server.endSessions();
        return answer();
      case 'refuse':
        return jsonAnswer(422, { messages: { error: { msg: 'Not this one.', code: 422 } } });
      case 'error-as-value':
        return jsonAnswer(200, { messages: { error: { msg: 'Not this one.', code: 422 } } });
      case 'busy':
        return jsonAnswer(503, {});
      case 'broken':
        return jsonAnswer(500, {});
      case 'page':
        return jsonAnswer(200, '<!doctype html><title>Paddock Wi-Fi</title>', 'text/html');
      default:
    }
    const response = answer();
    // What changes something is not sent again by the network stack, as the request says.
    if (fault === 'twice' && !request.once) answer();
    if (fault === 'lost-answer') throw new TransportError('unreachable', true);
    await after(fault === 'hours' ? hoursMs : latencyMs);
    if (!isUp) throw new TransportError('unreachable', true);
    return response;
  };
  /** Ends with the signal, whatever the network still does. */
  const until = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> => {
    const stopped = Promise.withResolvers<never>();
    const stop = (): void => stopped.reject(new TransportError('unreachable', true));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
    work.catch(() => undefined);
    return Promise.race([work, stopped.promise]);
  };
  const send =
    (kill: () => void): Transports['send'] =>
    (request, address, signal) =>
      until(signal, deliver(request, address, kill));
  const upload =
    (kill: () => void): Transports['upload'] =>
    ({ path, token, body, signal, onSent, length }, address) =>
      until(
        signal,
        (async () => {
          const parts: Uint8Array[] = [];
          for await (const part of body) parts.push(part.slice());
          onSent?.(length);
          const [, file = ''] = /\r\n\r\n(file-\w+)/.exec(Buffer.concat(parts).toString('latin1')) ?? [];
          const request = { method: 'POST', path, body: JSON.stringify({ data: { file } }), once: true } as const;
          return deliver({ ...request, ...(token === undefined ? {} : { token }) }, address, kill);
        })(),
      );
  return {
    faults,
    get isUp() {
      return isUp;
    },
    set isUp(next) {
      isUp = next;
    },
    transportsOf: (isAlive, kill) => ({
      send: (...request) => whileAlive(isAlive, send(kill)(...request)),
      upload: (...request) => whileAlive(isAlive, upload(kill)(...request)),
    }),
  };
};
