/** What each person has done of the first steps on this computer, as the settings keep it. */
import { z } from 'zod';
import { byOwner } from '../owner';

/** The steps that nothing else shows to be done; whether an event is chosen and prepared is known. */
export const notedSteps = ['scanner', 'gateList', 'practice'] as const;
export type NotedStep = (typeof notedSteps)[number];

const FirstStepsOfPerson = z
  .strictObject({
    done: z.array(z.enum(notedSteps)).max(notedSteps.length).readonly(),
    /** What the person chose; until then the list is shown until all is done. */
    isShown: z.boolean().exactOptional(),
  })
  .readonly();
export type FirstStepsOfPerson = z.output<typeof FirstStepsOfPerson>;

export const FirstSteps = byOwner(FirstStepsOfPerson);
