/** What happens in one run: a few updates with faults, and what befalls the app and its network. */
import type { Random } from './random';

/** Cuts the connection before or after the work, answers late or never, or ends the session. */
export type WriteFault = 'before' | 'after' | 'slow' | 'hang' | 'expire';

/** Text fields that a track's form sends. */
const fields = ['description', 'hours', 'phone', 'address2', 'city', 'zipCode'] as const;

/** What is noted on the computer. */
export const keptKinds = ['note', 'scan', 'mark', 'setting'] as const;
export type KeptKind = (typeof keptKinds)[number];

export interface Update {
  /** A create waits as a draft where it can't be sent, and an upload with its file. */
  readonly kind: 'update' | 'create' | 'upload';
  readonly track: number;
  readonly field: string;
  /** Unique, so that the server's log shows how often it was done. */
  readonly value: string;
  /** The faults of its attempts, in order; later attempts have none. */
  readonly faults: readonly WriteFault[];
  /** Milliseconds before it is sent. */
  readonly after: number;
}

export interface Run {
  /** Noted at some time of the run. */
  readonly kept: readonly { readonly kind: KeptKind; readonly value: string; readonly after: number }[];
  /** Everything is handed over to a file, which is opened where it came from. */
  readonly handsOver: boolean;
  readonly updates: readonly Update[];
  /** Another person changes the same field of a track. */
  readonly others: readonly Pick<Update, 'track' | 'field' | 'value'>[];
  /** The network at the start of the run. */
  readonly isUp: boolean;
  /** When it comes back or fails, in milliseconds. */
  readonly switchAt: number | undefined;
  /** When the app is killed and started again, in milliseconds. */
  readonly killAt: number | undefined;
  /** Whether a person decides, at the end, what waits for a decision. */
  readonly decides: 'mine' | 'theirs' | undefined;
}

export const tracks: readonly number[] = [1, 2, 3, 4, 5, 6];

const faultsOf = (random: Random, isKilled: boolean): readonly WriteFault[] => {
  if (random.chance(0.45)) return [];
  const first: WriteFault = random.pick(
    isKilled ? ['slow', 'slow', 'hang', 'before', 'after'] : ['before', 'after', 'after', 'slow'],
  );
  if (!isKilled && random.chance(0.03)) return ['expire'];
  return random.chance(0.2) ? [first, random.pick(['before', 'after'])] : [first];
};

export const planRun = (random: Random, run: number): Run => {
  const isKilled = random.chance(0.15);
  const isUp = random.chance(0.65);
  const updates = Array.from({ length: 1 + random.below(3) }, (_, index): Update => {
    const kind = random.pick(['update', 'update', 'update', 'create', 'upload'] as const);
    return {
      kind,
      track: random.pick(tracks),
      field: random.pick(fields),
      value: kind === 'upload' ? `run-${run}-file-${index + 1}.png` : `run ${run} change ${index + 1}`,
      faults: faultsOf(random, isKilled),
      after: random.below(60),
    };
  });
  const first = updates.find(({ kind }) => kind === 'update');
  return {
    kept: Array.from({ length: random.below(4) }, (_, index) => {
      const kind = random.pick(keptKinds);
      return { kind, value: `run ${run} ${kind} ${index + 1}.`, after: random.below(400) };
    }),
    handsOver: random.chance(0.1),
    updates,
    others:
      first && random.chance(0.08) ? [{ track: first.track, field: first.field, value: `run ${run} by another` }] : [],
    isUp,
    switchAt: random.chance(0.5) ? random.below(250) : undefined,
    killAt: isKilled ? random.below(900) : undefined,
    decides: random.chance(0.3) ? random.pick(['mine', 'theirs'] as const) : undefined,
  };
};
