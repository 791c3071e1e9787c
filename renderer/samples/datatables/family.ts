import type { Family } from '../kit/showcase/family';

/** Tables of server rows, from basic ones to editing in place. */
export const family: Family = {
  name: 'datatables',
  layout: 'block',
  groups: [
    { name: 'reading', pages: ['basic', 'remote', 'column-search'] },
    { name: 'working', pages: ['row-edit', 'rows', 'export'] },
  ],
};
