import type { Family } from '../kit/showcase/family';

/** What forms are made of, how they are laid out and checked, and what long ones need. */
export const family: Family = {
  name: 'forms',
  layout: 'block',
  groups: [
    { name: 'controls', pages: ['text', 'choices', 'numbers'] },
    { name: 'special', pages: ['masks', 'dates', 'files', 'rich-text'] },
    { name: 'whole', pages: ['layouts', 'validation', 'wizard', 'repeater'] },
  ],
};
