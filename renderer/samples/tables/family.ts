import type { Family } from '../kit/showcase/family';

/** Read-only tables. */
export const family: Family = {
  name: 'tables',
  layout: 'block',
  groups: [
    { name: 'looks', pages: ['basic', 'looks', 'sizes'] },
    { name: 'uses', pages: ['content', 'scrolling'] },
  ],
};
