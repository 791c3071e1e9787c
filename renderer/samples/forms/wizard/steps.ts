/** The way through a form in steps: which may be opened, and where one stands. */
export const steps = ['team', 'car', 'driver', 'review'] as const;
export type Step = (typeof steps)[number];

export interface Registration {
  team: string;
  email: string;
  class: string;
  number: string;
  driver: string;
  license: string;
  agreed: boolean;
}

export const empty: Registration = {
  team: '',
  email: '',
  class: '',
  number: '',
  driver: '',
  license: '',
  agreed: false,
};

/** What is asked in each step, and checked before the next one opens. */
export const fieldsOf: Readonly<Record<Step, readonly (keyof Registration)[]>> = {
  team: ['team', 'email'],
  car: ['class', 'number'],
  driver: ['driver', 'license'],
  review: ['agreed'],
};

/** The step of an address, as far as one has come; what it says of steps ahead is not believed. */
export const stepAt = (asked: string | null, furthest: number): Step => {
  const names: readonly string[] = steps;
  const index = names.indexOf(asked ?? '');
  return steps[Math.min(Math.max(0, index), furthest)] ?? 'team';
};

export type Standing = 'done' | 'now' | 'open' | 'ahead';

/** How a step stands to the one that is shown: it can be opened unless it is ahead of all that was filled in. */
export const standingOf = (step: Step, shown: Step, furthest: number): Standing => {
  const index = steps.indexOf(step);
  if (step === shown) return 'now';
  if (index > furthest) return 'ahead';
  return index < furthest ? 'done' : 'open';
};

export const nextOf = (step: Step): Step => steps[steps.indexOf(step) + 1] ?? step;
export const beforeOf = (step: Step): Step => steps[steps.indexOf(step) - 1] ?? step;
