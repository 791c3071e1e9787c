import type { Family } from '../kit/showcase/family';

export const family: Family = {
  name: 'ui-element',
  groups: [
    { name: 'words', pages: ['typography', 'text-colors', 'lists'] },
    { name: 'room', pages: ['spacing', 'shape', 'elevation'] },
    { name: 'life', pages: ['focus', 'motion'] },
  ],
};
