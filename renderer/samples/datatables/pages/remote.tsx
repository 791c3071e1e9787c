import type { Examples } from '../../kit/showcase/example';
import { columns } from '../columns';
import { ListPreview } from '../list-preview';

/** The server searches and pages; sorting happens here, over all rows. */
const capabilities = { sort: false, filterParams: {} };

export const examples: Examples = {
  list: {
    code: `export const area = defineResource({
  name: 'people',
  path: '/people',
  list: 'dataTable.list',
  capabilities: { sort: false },
  defaults: { size: 10 },
  fields,
  columns,
  naming: 'fullName',
});`,
    Preview: () => (
      <ListPreview
        arrangement="datatables-remote"
        call="dataTable.list"
        columns={columns}
        capabilities={capabilities}
      />
    ),
  },
};
