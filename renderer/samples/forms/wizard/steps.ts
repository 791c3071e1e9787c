/** The steps of a form: which can be opened, and their states. */
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

/** The fields of each step, which are validated before the next one opens. */
export const fieldsOf: Readonly<Record<Step, readonly (keyof Registration)[]>> = {
  team: ['team', 'email'],
  car: ['class', 'number'],
  driver: ['driver', 'license'],
  review: ['agreed'],
};

/** The step in the URL, limited to the furthest step reached. */
export const stepAt = (requested: string | null, furthest: number): Step => {
  const names: readonly string[] = steps;
  const index = names.indexOf(requested ?? '');
  return steps[Math.min(Math.max(0, index), furthest)] ?? 'team';
};

export type StepState = 'done' | 'now' | 'open' | 'ahead';

/** The state of a step relative to the current one: it can be opened unless it is ahead of the furthest step reached. */
export const stepState = (step: Step, shown: Step, furthest: number): StepState => {
  const index = steps.indexOf(step);
  if (step === shown) return 'now';
  if (index > furthest) return 'ahead';
  return index < furthest ? 'done' : 'open';
};

export const nextOf = (step: Step): Step => steps[steps.indexOf(step) + 1] ?? step;
export const previousOf = (step: Step): Step => steps[steps.indexOf(step) - 1] ?? step;
