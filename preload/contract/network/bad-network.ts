/** The faults of a bad network, which the demo and the mock server can imitate. */
export const badNetworks = [
  'good',
  'offline',
  'slow',
  'loss',
  'answer-lost',
  'session-ends',
  'error-as-success',
  'captive',
  'server-down',
] as const;
export type BadNetwork = (typeof badNetworks)[number];

/** What goes wrong with a request. */
export interface NetworkFault {
  /** The share of the requests affected, between 0 and 1; all of them if absent. */
  readonly chance?: number;
  /** The number of requests affected; unlimited if absent. */
  readonly times?: number;
  /** Affects only writes, or only calls of a signed-in person. */
  readonly only?: 'write' | 'signed-in';
  /** Milliseconds before the answer. */
  readonly latency?: number;
  /** Breaks the connection before or after the work. */
  readonly drop?: 'before' | 'after';
  /** Answers with this, without any work. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Ends the session. */
  readonly expire?: true;
}

const html = { 'content-type': 'text/html; charset=utf-8' };

/** The page that a Wi-Fi shows until a person accepts its terms. */
export const captivePage =
  '<!doctype html><html><head><title>Paddock Wi-Fi</title></head><body><h1>Welcome to the paddock</h1><form action="/login"><button>Accept and connect</button></form></body></html>';

/** What each bad network does; the first fault that fits a request applies. */
export const networkFaults: Readonly<Record<BadNetwork, readonly NetworkFault[]>> = {
  good: [],
  offline: [{ drop: 'before' }],
  slow: [{ latency: 2_000 }],
  // A tenth before the work, and a tenth after it: a ninth of those that are left.
  loss: [
    { drop: 'before', chance: 0.1 },
    { drop: 'after', chance: 1 / 9 },
  ],
  'answer-lost': [{ drop: 'after', only: 'write' }],
  'session-ends': [{ expire: true, times: 1, only: 'signed-in' }],
  'error-as-success': [
    {
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ messages: { error: { msg: 'The server could not do this.' } } }),
      only: 'signed-in',
    },
  ],
  captive: [{ status: 200, headers: html, body: captivePage }],
  'server-down': [{ status: 503, headers: html, body: '<!doctype html><html><h1>503 Service Unavailable</h1></html>' }],
};
