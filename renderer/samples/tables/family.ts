import type { Family } from '../kit/showcase/family';

/** Plain tables, which say what is so rather than what can be done. */
export const family: Family = {
  name: 'tables',
  layout: 'block',
  groups: [
    { name: 'looks', pages: ['basic', 'looks', 'sizes'] },
    { name: 'uses', pages: ['content', 'scrolling'] },
  ],
};
