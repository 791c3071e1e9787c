import type { Family } from '../kit/showcase/family';

/** The parts of forms, their layout and validation, and what long forms need. */
export const family: Family = {
  name: 'forms',
  layout: 'block',
  groups: [
    { name: 'controls', pages: ['text', 'choices', 'numbers'] },
    { name: 'special', pages: ['masks', 'dates', 'files', 'rich-text'] },
    { name: 'whole', pages: ['layouts', 'validation', 'wizard', 'repeater'] },
  ],
};
