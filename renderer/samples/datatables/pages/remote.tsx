import type { Examples } from '../../kit/showcase/example';
import { columns } from '../columns';
import { ListStage } from '../list-stage';

/** The call searches and pages; an order is made here, of all rows. */
const capabilities = { sort: false, filterParams: {} };
export const examples: Examples = {
  list: {
    code: `export const area = defineResource({
  name: 'people',
  path: '/people',
  list: 'dataTable.list',
  capabilities: { sort: false },
  start: { size: 10 },
  columns,
  naming: 'fullName',
});`,
    Preview: () => (
      <ListStage arrangement="datatables-remote" call="dataTable.list" columns={columns} capabilities={capabilities} />
    ),
  },
};
