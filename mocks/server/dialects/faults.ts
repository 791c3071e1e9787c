/** Faults by path, like those of real networks and servers. */
import { type BadNetwork, networkFaults } from '@contract/network/bad-network';
import { z } from 'zod';

export const Fault = z.strictObject({
  /** A path, or a prefix with `*` at its end; all paths by default. */
  path: z.string().min(1).max(500).default('*'),
  /** The number of requests affected; unlimited by default. */
  times: z.int().min(1).max(1_000_000).optional(),
  /** The share of the requests affected, between 0 and 1; all by default. */
  chance: z.number().min(0).max(1).optional(),
  /** Affects only writes, or only requests with a token. */
  only: z.enum(['write', 'signed-in']).optional(),
  /** Milliseconds before the answer. */
  latency: z.int().min(0).max(3_600_000).optional(),
  /** Answers with this status, without processing the request. */
  status: z.int().min(100).max(599).optional(),
  /** With `status`: the headers and the body, in place of an error object. */
  headers: z.record(z.string(), z.string()).optional(),
  body: z.string().optional(),
  /** Cuts the connection: before processing, after it, or in the middle of the answer. */
  drop: z.enum(['before', 'after', 'middle']).optional(),
  /** Sends the answer in small pieces, this many milliseconds apart. */
  drip: z.int().min(1).max(60_000).optional(),
  /** Answers only when the faults are cleared. */
  hold: z.literal(true).optional(),
  /** Never answers, and keeps the connection open. */
  hang: z.literal(true).optional(),
  /** Answers with 200 and a Wi-Fi sign-in page. */
  captive: z.literal(true).optional(),
  /** Ends all sessions first, so that the call gets a 401. */
  expire: z.literal(true).optional(),
  /** Answers a CSV call with the address of a file: on this server, or on another host. */
  csv: z.enum(['url', 'foreign']).optional(),
  /** Leaves these inputs unread, named as in the contract in every dialect: `['eventId']` answers with all events' rows. */
  ignore: z.array(z.string().min(1).max(64)).min(1).max(50).optional(),
});
export type Fault = z.output<typeof Fault>;

export interface Faults {
  /** Adds a fault; the newest that matches a path applies. Throws a `ZodError` for an invalid fault. */
  readonly add: (fault: z.input<typeof Fault>) => void;
  /** Imitates a bad network until it is `good` or the faults are cleared. Other faults come first. */
  readonly imitate: (network: BadNetwork) => void;
  readonly network: () => BadNetwork;
  /** Removes all faults and answers delayed requests. */
  readonly clear: () => void;
  /** Resolves at the next `clear`. */
  readonly cleared: () => Promise<void>;
  readonly list: () => readonly Fault[];
  /** The fault that applies to a request, which reduces its count. */
  readonly take: (request: FaultRequest) => Fault | undefined;
}

/** What of a request decides which faults affect it. */
export interface FaultRequest {
  readonly path: string;
  readonly isWrite: boolean;
  readonly isSignedIn: boolean;
}

const fits = ({ path: pattern, only }: Fault, { path, isWrite, isSignedIn }: FaultRequest): boolean =>
  (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern) &&
  (only !== 'write' || isWrite) &&
  (only !== 'signed-in' || isSignedIn);

interface Counted {
  readonly fault: Fault;
  left: number;
}

const toCounted = (input: z.input<typeof Fault>): Counted => {
  const fault = Fault.parse(input);
  return { fault, left: fault.times ?? Number.POSITIVE_INFINITY };
};

/** `random`: between 0 and 1. */
export const createFaults = (random: () => number = Math.random): Faults => {
  let clearing = Promise.withResolvers<void>();
  let faults: Counted[] = [];
  let network: BadNetwork = 'good';
  let ofNetwork: Counted[] = [];
  return {
    add: (input) => {
      faults = [toCounted(input), ...faults];
    },
    imitate: (name) => {
      network = name;
      ofNetwork = networkFaults[name].map((fault) => toCounted({ ...fault, headers: { ...fault.headers } }));
    },
    network: () => network,
    clear: () => {
      faults = [];
      ofNetwork = [];
      network = 'good';
      clearing.resolve();
      clearing = Promise.withResolvers();
    },
    cleared: () => clearing.promise,
    list: () => faults.map(({ fault, left }) => (Number.isFinite(left) ? { ...fault, times: left } : fault)),
    take: (request) => {
      const found = [...faults, ...ofNetwork].find(
        ({ fault, left }) => left > 0 && fits(fault, request) && random() < (fault.chance ?? 1),
      );
      if (!found) return undefined;
      found.left -= 1;
      if (found.left <= 0) faults = faults.filter((each) => each !== found);
      return found.fault;
    },
  };
};
