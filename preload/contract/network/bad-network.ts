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
