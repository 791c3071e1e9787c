import type { Examples } from '../../kit/showcase/example';
import { allColumns } from '../columns';
import { ListPreview } from '../list-preview';

/** The call has no search parameter: it returns all rows at once. */
const capabilities = { query: false };

export const examples: Examples = {
  list: {
    code: `const list = useList({ name, call: 'dataTable.all', fields: columns, capabilities: { query: false } }, useUrlListState(start));

<ListView list={list} title="People" fields={columns} naming="fullName" memory={memory} />`,
    Preview: () => (
      <ListPreview
        arrangement="datatables-basic"
        call="dataTable.all"
        columns={allColumns}
        capabilities={capabilities}
      />
    ),
  },
};
