/** What can be made to go wrong, by path: the ways in which trackside networks and servers fail. */
import { z } from 'zod';

export const Fault = z.strictObject({
  /** A path, or the start of some with `*` at its end; all paths unless said. */
  path: z.string().min(1).max(500).default('*'),
  /** How often this happens before it is over; always unless said. */
  times: z.int().min(1).max(1_000_000).optional(),
  /** Milliseconds before the answer. */
  latency: z.int().min(0).max(3_600_000).optional(),
  /** Answers with this status, without doing what was asked. */
  status: z.int().min(100).max(599).optional(),
  /** With `status`: the headers and the body, in place of an error object. */
  headers: z.record(z.string(), z.string()).optional(),
  body: z.string().optional(),
  /** Cuts the connection: before anything is done, after it was done, or in the middle of the answer. */
  drop: z.enum(['before', 'after', 'middle']).optional(),
  /** Sends the answer in small pieces, this many milliseconds apart. */
  drip: z.int().min(1).max(60_000).optional(),
  /** Answers only when the faults are cleared. */
  hold: z.literal(true).optional(),
  /** Does not answer at all, and keeps the connection. */
  hang: z.literal(true).optional(),
  /** Answers with 200 and the page of a Wi-Fi's sign-in. */
  captive: z.literal(true).optional(),
  /** Ends all sessions first, so that the call meets a 401. */
  expire: z.literal(true).optional(),
  /** Answers a CSV call with the address of a file: on this server, or on another host. */
  csv: z.enum(['url', 'foreign']).optional(),
});
export type Fault = z.output<typeof Fault>;

export interface Faults {
  /** Adds a fault; the newest that fits a path is the one that happens. Throws a `ZodError` for what is none. */
  readonly add: (fault: z.input<typeof Fault>) => void;
  /** Ends all faults; what was held is answered. */
  readonly clear: () => void;
  /** Resolves at the next `clear`. */
  readonly cleared: () => Promise<void>;
  readonly list: () => readonly Fault[];
  /** The fault that happens to a request now, counted. */
  readonly take: (path: string) => Fault | undefined;
}

const fits = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

export const createFaults = (): Faults => {
  let clearing = Promise.withResolvers<void>();
  let faults: { readonly fault: Fault; left: number }[] = [];
  return {
    add: (input) => {
      const fault = Fault.parse(input);
      faults = [{ fault, left: fault.times ?? Number.POSITIVE_INFINITY }, ...faults];
    },
    clear: () => {
      faults = [];
      clearing.resolve();
      clearing = Promise.withResolvers();
    },
    cleared: () => clearing.promise,
    list: () => faults.map(({ fault, left }) => (Number.isFinite(left) ? { ...fault, times: left } : fault)),
    take: (path) => {
      const found = faults.find(({ fault }) => fits(fault.path, path));
      if (!found) return undefined;
      found.left -= 1;
      if (found.left <= 0) faults = faults.filter((each) => each !== found);
      return found.fault;
    },
  };
};

/** What a Wi-Fi's sign-in page answers to everything. */
export const captivePage =
  '<!doctype html><html><head><title>Paddock Wi-Fi</title></head><body><h1>Welcome to the paddock</h1><form action="/login"><button>Accept and connect</button></form></body></html>';
