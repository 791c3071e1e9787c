/** What happens in a history, as data: fast-check makes it from a seed, and makes it shorter when it fails. */
import fc from 'fast-check';
import { faults } from './network';

export const recordIds = ['1', '2'] as const;
export const fields = ['description', 'hours', 'phone'] as const;

/** Mostly one record: what meets there finds more. */
const record = fc.constantFrom('1', '1', '2');

/** What may happen, and how often beside the others. */
const steps = {
  update: { weight: 10, with: { record, field: fc.constantFrom(...fields) } },
  read: { weight: 4, with: { record } },
  create: { weight: 2, with: {} },
  upload: { weight: 2, with: {} },
  note: { weight: 2, with: {} },
  scan: { weight: 2, with: {} },
  mark: { weight: 2, with: { person: fc.constantFrom('Sam', 'Kim') } },
  rainCheck: { weight: 1, with: {} },
  removeLog: { weight: 1, with: {} },
  draft: { weight: 2, with: {} },
  undo: { weight: 3, with: { record, field: fc.constantFrom(...fields) } },
  export: { weight: 1, with: { files: fc.constantFrom<readonly number[]>([0], [0], [0, 1], [0, 1, 2], [0, 0]) } },
  cancel: { weight: 1, with: {} },
  /** The power may fail at one of its writes. */
  prepare: { weight: 1, with: { writes: fc.option(fc.nat({ max: 6 })) } },
  fault: { weight: 8, with: { fault: fc.constantFrom(...faults) } },
  /** Mostly away: what waits is what may be lost. */
  network: { weight: 5, with: { isUp: fc.constantFrom(false, false, true) } },
  other: { weight: 2, with: { record, field: fc.constantFrom(...fields) } },
  decide: { weight: 3, with: { choice: fc.constantFrom('mine', 'theirs', 'send', 'discard') } },
  kill: { weight: 3, with: { kept: fc.constantFrom(0, 0.5, 0.99) } },
  killAtWrite: { weight: 2, with: { writes: fc.nat({ max: 4 }) } },
  signOut: { weight: 1, with: {} },
  signIn: { weight: 2, with: { person: fc.nat({ max: 1 }) } },
  lock: { weight: 1, with: {} },
  unlock: { weight: 2, with: {} },
  server: { weight: 1, with: { server: fc.nat({ max: 1 }) } },
  disk: { weight: 1, with: { state: fc.constantFrom('ok', 'full', 'locked', 'slow') } },
  keychain: { weight: 1, with: { state: fc.constantFrom('ok', 'locked', 'slow', 'hanging') } },
  updateApp: { weight: 1, with: {} },
  clock: { weight: 1, with: { byMs: fc.constantFrom(-3_600_000, -90_000, 90_000, 3_600_000, 86_400_000) } },
  sleep: { weight: 1, with: { ms: fc.constantFrom(60_000, 3_600_000, 86_400_000) } },
  handOver: { weight: 2, with: {} },
  open: { weight: 2, with: { file: fc.nat({ max: 3 }) } },
} as const;

type StepOf<K extends keyof typeof steps> = { readonly do: K; readonly computer: number; readonly thenMs: number } & {
  readonly [N in keyof (typeof steps)[K]['with']]: (typeof steps)[K]['with'][N] extends fc.Arbitrary<infer T>
    ? T
    : never;
};
export type Step = { [K in keyof typeof steps]: StepOf<K> }[keyof typeof steps];

/** From at once to longer than every deadline. */
const pauses = fc.constantFrom(0, 0, 1, 10, 30, 100, 1_000, 6_000, 35_000, 130_000);

/** The steps of each kind, on computers up to this one. */
const stepsOn = (max: number) =>
  Object.entries(steps).map(([name, { weight, with: more }]) => ({
    weight,
    arbitrary: fc.record({
      do: fc.constant(name),
      computer: fc.nat({ max }),
      thenMs: pauses,
      ...more,
    }) as fc.Arbitrary<unknown> as fc.Arbitrary<Step>,
  }));

export interface History {
  readonly seed: number;
  readonly steps: readonly Step[];
  /** Whether all hand over to each other in the end, which costs as much as everything else. */
  readonly exchanges: boolean;
}

/** Only some kinds of steps, so that these meet more often; and mostly one computer, which costs half as much as two. */
const swarms = fc
  .constantFrom(...[0, 0, 0, 1].map((max) => stepsOn(max)))
  .chain((all) => fc.subarray(all, { minLength: 4 }));

export const histories: fc.Arbitrary<History> = swarms.chain((kinds) =>
  fc.record({
    seed: fc.nat(),
    exchanges: fc.nat({ max: 4 }).map((number) => number === 4),
    steps: fc.array(fc.oneof(...kinds), { minLength: 1, maxLength: 9, size: 'max' }),
  }),
);
