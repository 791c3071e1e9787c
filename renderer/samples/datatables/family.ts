import type { Family } from '../kit/showcase/family';

/** The tables of rows from a service, from the plainest to those that are edited in place. */
export const family: Family = {
  name: 'datatables',
  layout: 'block',
  groups: [
    { name: 'reading', pages: ['basic', 'remote', 'column-search'] },
    { name: 'working', pages: ['row-edit', 'rows', 'export'] },
  ],
};
