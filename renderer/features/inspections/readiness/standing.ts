/** The seven parts of one racer joined: how they stand, and what there is to do about it. */
import type { Issue, Reason, Weight } from './issue';
import { type Asked, judge } from './judge';
import { type PartName, type PartState, type Parts, partNames } from './part';
import type { When } from './when';

/** `unknown`: a part could not be read, or not understood, so nobody may say "ready". */
export type Level = 'ready' | Weight | 'checking';

export interface PartStanding {
  readonly level: Level;
  readonly issues: readonly Issue[];
}

export interface Standing {
  readonly level: Level;
  /** What to do, most pressing first, without what follows from another. */
  readonly issues: readonly Issue[];
  readonly parts: Readonly<Record<PartName, PartStanding>>;
}

const pressing: readonly Weight[] = ['missing', 'unknown', 'attention'];

const partLevel = (state: PartState['state'], issues: readonly Issue[]): Level => {
  if (state === 'asked') return 'checking';
  if (state === 'failed') return 'unknown';
  return pressing.find((weight) => issues.some((issue) => issue.weight === weight)) ?? 'ready';
};

/** What is plain from another issue and would only hide it. */
const implied: Readonly<Partial<Record<Reason, readonly Reason[]>>> = {
  noPictures: ['notInspected', 'underInspection'],
  unchecked: ['notInspected', 'underInspection'],
  failed: ['pointsFailed'],
  reinspect: [],
};

const toDo = (issues: readonly Issue[]): readonly Issue[] => {
  const reasons = new Set(issues.map(({ reason }) => reason));
  const plain = issues.filter(({ reason }) => !implied[reason]?.some((other) => reasons.has(other)));
  const order = ({ weight }: Issue) => pressing.indexOf(weight);
  return plain.toSorted((one, other) => order(one) - order(other));
};

const worst: readonly Level[] = ['missing', 'checking', 'unknown', 'attention', 'ready'];

/** Papers cannot be judged for an event whose days are unknown. */
const eventDays = (when: When): readonly Issue[] =>
  when.isOfEvent && when.until === undefined ? [{ part: 'driver', reason: 'noEventDays', weight: 'unknown' }] : [];

/** Red as soon as one thing is missing; green only when all seven parts are known and good. */
export const standingOf = (parts: Parts, when: When, asked?: Asked): Standing => {
  const one = <N extends PartName>(name: N): PartStanding => {
    const found = judge(name, parts, when, asked);
    const issues = name === 'driver' && parts.driver.state === 'known' ? [...found, ...eventDays(when)] : found;
    return { level: partLevel(parts[name].state, issues), issues };
  };
  const standings: Record<PartName, PartStanding> = {
    driver: one('driver'),
    vehicle: one('vehicle'),
    terms: one('terms'),
    team: one('team'),
    media: one('media'),
    info: one('info'),
    techCard: one('techCard'),
  };
  const level = worst.find((each) => partNames.some((name) => standings[name].level === each)) ?? 'checking';
  if (partNames.every((name) => parts[name].state === 'none'))
    return { level, issues: [{ part: 'driver', reason: 'nothing', weight: 'missing' }], parts: standings };
  return { level, issues: toDo(partNames.flatMap((name) => standings[name].issues)), parts: standings };
};
