import type { Examples } from '../../../kit/showcase/example';
import { allColumns } from '../columns';
import { ListStage } from '../list-stage';

/** The call takes no words: all rows come at once. */
const manner = { whole: true };
export const examples: Examples = {
  list: {
    code: `const list = useList({ name, call: 'dataTable.all', fields: columns, manner: { whole: true } }, useUrlListState(start));

<ListView list={list} title="People" fields={columns} naming="fullName" memory={memory} />`,
    Preview: () => (
      <ListStage arrangement="datatables-basic" call="dataTable.all" columns={allColumns} manner={manner} />
    ),
  },
};
